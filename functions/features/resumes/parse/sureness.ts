import type { Found } from './evidence.ts';
import type { ParsedEducation } from './parsed-education.ts';
import type { ParsedWork } from './parsed-work.ts';

/** From here on, people look at a fact only in passing: it has to be right in at least 95 of 100. */
const sure = 0.9;
const [unsure, likely] = [0.85, 0.8];
const longestSchool = 4;
const longestDegree = 3;

const isLikely = (fact: Found<unknown> | null): boolean => fact !== null && fact.confidence >= likely;

/** A fact that is no surer than the entry around it lets it be. */
const capped = <T extends Found<unknown> | null>(fact: T, isSure: boolean): T =>
  fact && fact.confidence >= sure && !isSure ? { ...fact, confidence: unsure } : fact;

/**
 * An entry of work with no surer facts than the whole of it: a title without its company, and dates without either, are
 * often a line of something else.
 */
export function withSureness(work: ParsedWork): ParsedWork {
  const isWhole = isLikely(work.title) && isLikely(work.company);
  const isDated = work.fromYear !== null && (work.toYear !== null || work.isWorking);
  return {
    ...work,
    title: capped(work.title, isWhole && isDated),
    company: capped(work.company, isWhole),
    fromYear: capped(work.fromYear, isWhole),
    fromMonth: capped(work.fromMonth, isWhole),
    toYear: capped(work.toYear, isWhole),
    toMonth: capped(work.toMonth, isWhole),
  };
}

const words = (fact: Found<string>): number => fact.value.split(/\s+/).length;

/** A long name of a school, or of a degree, often has what belongs to another field; a subject is where the degree ends. */
export function withSurenessOfSchool(education: ParsedEducation): ParsedEducation {
  const { school, degree, study } = education;
  const isNameAlone = school !== null && words(school) <= longestSchool && !/[(),]/.test(school.value);
  const isDegreeAlone = degree !== null && words(degree) <= longestDegree && !/[\d(),]/.test(degree.value);
  return {
    ...education,
    school: capped(school, isNameAlone && degree !== null),
    degree: capped(degree, isDegreeAlone && isLikely(school)),
    study: capped(study, false),
  };
}
