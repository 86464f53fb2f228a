import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import { entryProblems, resumeEntriesForm } from '../../../../shared/validation/imported-candidate.ts';
import { importBody, importControlOf, type ImportFields } from './import-fields.ts';

const same = (one: string | null | undefined, other: string): boolean =>
  normal(one ?? '') === normal(other) && normal(other) !== '';
const normal = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a resume says that the profile does not: entries are the same by their names, skills by their ids. */
export function newFacts(facts: ParsedFactsSent, profile: CandidateProfile): ParsedFactsSent {
  const known = new Set(profile.employeeInfo.spheres.map(({ id }) => id));
  return {
    ...facts,
    skills: facts.skills.filter(({ value }) => !known.has(value.id)),
    workExperiences: facts.workExperiences.filter(
      ({ title, company }) =>
        !profile.workExperiences.some(
          (one) => same(title?.value, one.title) && normal(company?.value ?? '') === normal(one.company),
        ),
    ),
    educations: facts.educations.filter(
      ({ school, degree }) =>
        !profile.educations.some(
          (one) => same(school?.value, one.school) && normal(degree?.value ?? '') === normal(one.degree),
        ),
    ),
    certifications: facts.certifications.filter(
      ({ name }) => !profile.certifications.some((one) => same(name.value, one.name)),
    ),
  };
}

/** How much there is to add. */
export const countOfFacts = (facts: ParsedFactsSent): number =>
  facts.skills.length + facts.workExperiences.length + facts.educations.length + facts.certifications.length;

/** The payload of the form: the entries, and the skills by id. */
export function entriesBody(fields: ImportFields) {
  const { workExperiences, educations, certifications, employeeInfo } = importBody(fields, 0);
  return { workExperiences, educations, certifications, tagIds: employeeInfo.tagIds };
}

/** The form field for a key of the payload. */
export const ownControlOf = (key: string): string => (key.startsWith('tagIds') ? 'skills' : importControlOf(key));

/** Refuses what the server would, each message at its field. */
export const ownResolver: Resolver<ImportFields> = (fields) => {
  const parsed = resumeEntriesForm.safeParse(entriesBody(fields));
  const problems: (readonly [string, string])[] = parsed.success
    ? Object.entries(entryProblems(parsed.data, new Date().toISOString()))
    : parsed.error.issues.map(({ path, message }) => [path.join('.') || 'skills', message] as const);
  if (problems.length === 0) return { values: fields, errors: {} };
  const errors: FieldErrors<ImportFields> = {};
  for (const [key, message] of problems) set(errors, ownControlOf(key), { type: 'rule', message });
  return { values: {}, errors };
};
