import type { Line } from '../text/resume-text.ts';
import { findRange, findSingle } from './dates.ts';
import { splitDegree } from './degree.ts';
import { factsOf, startsAsDegree } from './education-facts.ts';
import { groupsOf, isWholeSchool, mayListSchools } from './education-groups.ts';
import { found } from './evidence.ts';
import { japaneseSchools } from './japanese-history.ts';
import { schoolRows, type SchoolRow } from './marks-table.ts';
import { isBulleted } from './normal-text.ts';
import type { ParsedEducation } from './parsed-education.ts';
import type { Section } from './sections.ts';
import { degreeWord, fieldWord, schoolWord, titleWord } from './vocabulary.ts';
import { datesOf } from './work.ts';

/** What sections of educations also have. */
const honour = new RegExp(
  "\\b(?:scholarship|fellowship|award|honou?rs?|dean['’]?s list|gpa|prize|recipient|workshop|seminar|hackathon|competition|olympiad|rank|winner)\\b",
  'i',
);

/** The educations of a resume, in its order. */
export function educationOf(sections: readonly Section[], lines: readonly Line[]): ParsedEducation[] {
  return sections.flatMap((section) => {
    const history = ['education', 'work'].includes(section.kind) ? japaneseSchools(section.lines, lines) : undefined;
    return history ?? (section.kind === 'education' ? schoolsOf(section, lines) : schoolsAmong(section, lines));
  });
}

/** Degrees of schools that are listed among qualifications or courses. */
function schoolsAmong(section: Section, lines: readonly Line[]): ParsedEducation[] {
  const mayHave = section.kind === 'summary' ? /^qualifications$/i : mayListSchools;
  if (!mayHave.test(section.title.replace(/\W+$/, ''))) return [];
  return section.lines
    .filter(({ text }) => isWholeSchool(text))
    .flatMap((line) => schoolsOf({ ...section, lines: [line] }, lines));
}

/** The schools of a table whose head says what its columns are. */
function ofTable(
  { line, degree = '', school, board = '', study, year = '' }: SchoolRow,
  lines: readonly Line[],
): ParsedEducation {
  const within = { from: line.index, to: (line.through ?? line.index) + 1 };
  const text = (raw: string | null) =>
    raw
      ? found({ value: raw, raw, confidence: raw === school || degreeWord.test(raw) ? 0.9 : 0.7 }, lines, within)
      : null;
  const range = findRange(year) ?? findSingle(year);
  const dates = range && datesOf(range, lines, within);
  const parts = splitDegree(degree);
  return {
    school: text(school ?? board),
    degree: text(parts.degree),
    study: text(parts.study ?? study ?? null),
    from: dates?.fromYear ?? null,
    to: dates?.toYear ?? null,
  };
}

function schoolsOf(section: Section, lines: readonly Line[]): ParsedEducation[] {
  const rows = schoolRows(section.lines);
  if (rows) return rows.map((row) => ofTable(row, lines));
  let above: { school: ParsedEducation['school']; isFirst: boolean } | undefined;
  return groupsOf(section).flatMap((group) => {
    const facts = factsOf(group.lines);
    if (!facts.school && !facts.degree) return [];
    const head = `${facts.degree ?? ''} ${facts.school ?? ''}`;
    const isNamed = degreeWord.test(head) || schoolWord.test(head);
    if (
      !isNamed &&
      (honour.test(head) ||
        titleWord.test(head) ||
        (facts.study === null && group.lines.every(({ text }) => isBulleted(text))))
    )
      return [];
    const first = group.lines[0]!.index;
    const last = group.lines.at(-1)!;
    const within = { from: first, to: (last.through ?? last.index) + 1 };
    const text = (raw: string | null, isSure: (raw: string) => boolean, isNamed: boolean) =>
      raw ? found({ value: raw, raw, confidence: isSure(raw) ? 0.9 : isNamed ? 0.85 : 0.55 }, lines, within) : null;
    const dates = group.range ? datesOf(group.range, lines, within) : undefined;
    const school = text(facts.school, isSureSchool, schoolWord.test(facts.school ?? ''));
    const one = {
      school: school ?? (group.lines.length === 1 && above?.isFirst ? above.school : null),
      degree: text(facts.degree, isSureDegree, degreeWord.test(facts.degree ?? '')),
      study: text(
        facts.study,
        (raw) => facts.degree !== null && fieldWord.test(raw) && !/[\d.]/.test(raw),
        facts.degree !== null,
      ),
      from: dates?.fromYear ?? null,
      to: dates?.toYear ?? null,
    };
    // Degrees of one school are listed below its name.
    if (school) above = { school, isFirst: school.sources[0]!.line < (one.degree?.sources[0]?.line ?? 0) };
    return [one];
  });
}

/** A word of schools in a name that neither its field nor a sentence runs into. */
const isSureSchool = (raw: string): boolean =>
  schoolWord.test(raw) &&
  !/\. \p{L}|\.$|\baffiliated\b/u.test(raw) &&
  !(fieldWord.test(raw) && !/ (?:of|for|and|&) /.test(raw));

/** A degree from its first word on, and no more than it. */
const isSureDegree = (raw: string): boolean => startsAsDegree(raw) && raw.split(/\s+/).length <= 6;
