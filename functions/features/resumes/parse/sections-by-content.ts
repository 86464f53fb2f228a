import { findRange, findSingle } from './dates.ts';
import { isBulleted, isSentence } from './normal-text.ts';
import type { NumberedLine, Section } from './sections.ts';
import { companyWord, degreeWord, endsAsTitle, schoolWord, titleWord } from './vocabulary.ts';

type Sought = 'work' | 'education';

const mostWords = 5;
const apart = 1.6;

/**
 * The sections, with those of work and education that no heading names: below a short line that is set apart there are
 * dates and titles, or degrees of schools.
 */
export function withSectionsByContent(sections: readonly Section[]): Section[] {
  const missing = (['work', 'education'] as const).filter((kind) => !sections.some((section) => section.kind === kind));
  if (missing.length === 0) return [...sections];
  const found = sections.flatMap((section): Section[] => {
    if (section.kind === 'skills') return [section];
    if (missing.includes('work') && areJobs(section)) return [{ ...section, kind: 'work' }];
    if (missing.includes('education') && areDegrees(section)) return [{ ...section, kind: 'education' }];
    return parted(section, missing);
  });
  return found.some(({ kind }) => kind === 'work') ? found : found.flatMap(withHistory);
}

const fewestOfHistory = 3;
const germanSchool = /schule\b|\b(?:lyzeum|gymnasium|umschulung|integrationskurs)\b/i;

/** Dates at the beginning of a line, with both ends or to this day, beside or above what they are of. */
function beginsWithRange({ text }: NumberedLine): boolean {
  const range = findRange(text);
  return range !== undefined && text.trimStart().startsWith(range.raw.trim());
}

/**
 * A section in which a history goes on without a heading, or below one that is spelled wrongly: from the first of several
 * entries that begin with their dates, or from the line that heads it. Schools among them are an education.
 */
function withHistory(section: Section): Section[] {
  if (!['head', 'contact', 'certifications', 'other'].includes(section.kind)) return [section];
  const { lines } = section;
  const starts = lines.flatMap((line, at) => (beginsWithRange(line) ? [at] : []));
  const entries = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  const isJob = (own: readonly NumberedLine[]) =>
    own.slice(0, 2).some(({ text }) => (titleWord.test(text) || companyWord.test(text)) && !isSentence(text));
  const first = entries.findIndex(isJob);
  if (entries.filter(isJob).length < fewestOfHistory) return [section];
  const isSchool = (own: readonly NumberedLine[]) =>
    [schoolWord, degreeWord, germanSchool].some((word) => word.test(own[0]!.text));
  const begun = starts[first]!;
  const of = (kind: Sought, all: readonly NumberedLine[][]): Section[] =>
    all.length > 0 ? [{ kind, title: '', size: section.size, lines: all.flat() }] : [];
  const later = entries.slice(first);
  return [
    { ...section, lines: lines.slice(0, begun) },
    ...of(
      'work',
      later.filter((own) => !isSchool(own)),
    ),
    ...of('education', later.filter(isSchool)),
  ];
}

/** `Career summary` heads prose, or posts with their dates and nothing else. */
const areJobs = ({ kind, lines }: Section): boolean =>
  kind === 'summary' &&
  lines.filter((line) => findRange(line.text) && !isProse(line) && titleWord.test(line.text)).length > 1 &&
  !lines.some(isProse);
const isProse = ({ parts, text }: NumberedLine): boolean => parts.length < 3 && isSentence(text);

/** `Qualifications` heads what somebody is good at, or their degrees and schools, a line each. */
const areDegrees = ({ title, lines }: Section): boolean =>
  /^\P{L}*qualifications\W*$/iu.test(title) &&
  lines.every(({ text }) => !isSentence(text) && !isBulleted(text)) &&
  lines.some(({ text }) => degreeWord.test(text)) &&
  lines.some(({ text }) => schoolWord.test(text));

/** A section in pieces: what remains of it, and the sections found within. */
function parted(section: Section, missing: readonly Sought[]): Section[] {
  const starts = section.lines.flatMap((line, at) => (mayHead(line, section.lines[at + 1]) ? [at] : []));
  const all: Section[] = [{ ...section, lines: section.lines.slice(0, starts[0] ?? section.lines.length) }];
  for (const [at, start] of starts.entries()) {
    const [head, ...lines] = section.lines.slice(start, starts[at + 1]);
    const kind = missing.find((one) => isOf[one](lines));
    if (kind) all.push({ kind, title: head!.text, size: head!.size, lines });
    else if (all.length === 1) all[0]!.lines.push(head!, ...lines);
    else all.push({ kind: 'other', title: head!.text, size: head!.size, lines });
  }
  return all;
}

function mayHead(line: NumberedLine, next: NumberedLine | undefined): boolean {
  const text = line.text.trim();
  return (
    next !== undefined &&
    line.parts.length === 1 &&
    text.split(/\s+/).length <= mostWords &&
    /^\p{Lu}[^\d,@:|.]*$/u.test(text) &&
    (line.startsBlock || line.gap > apart * line.size) &&
    next.gap <= line.gap &&
    !endsAsTitle(text) &&
    !companyWord.test(text) &&
    !schoolWord.test(text)
  );
}

const isOf: Record<Sought, (lines: readonly NumberedLine[]) => boolean> = {
  work: (lines) =>
    lines.some(({ text }) => findRange(text)) && lines.some(({ text }) => titleWord.test(text) && !isSentence(text)),
  education: (lines) =>
    lines.some(({ text }) => degreeWord.test(text) && !isSentence(text)) &&
    lines.some(({ text }) => schoolWord.test(text) || findSingle(text)),
};
