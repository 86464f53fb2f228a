import type { ParsedFacts } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import type { BenchDate, BenchPerson } from './generate-person.ts';

export const fields = [
  'email',
  'name',
  'phone',
  'title',
  'company',
  'from',
  'to',
  'school',
  'degree',
  'study',
  'skills',
] as const;
export type Field = (typeof fields)[number];

/** How many values of a field were right, were found, and are written in the resumes. */
export interface Tally {
  right: number;
  found: number;
  written: number;
}
export type Tallies = Record<Field, Tally>;
type Facts = Partial<Record<Field, string>>;

export const noTallies = (): Tallies =>
  Object.fromEntries(fields.map((field) => [field, { right: 0, found: 0, written: 0 }])) as Tallies;

export const f1 = ({ right, found, written }: Tally): number => (2 * right) / (found + written || 1);
export const precision = ({ right, found }: Tally): number => right / (found || 1);
export const recall = ({ right, written }: Tally): number => right / (written || 1);

/** Adds one resume to the tallies and returns what is missed or wrong in it. */
export function tally(tallies: Tallies, parsed: ParsedFacts, person: BenchPerson, isScan: boolean): string[] {
  const misses: string[] = [];
  const add = (field: Field, found: string | undefined, written: string | undefined) => {
    // English recognition knows no accents.
    const bare = (text: string) =>
      field === 'name' && isScan
        ? text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L')
        : text;
    const [a, b] = [found && folded(bare(found)), written && folded(bare(written))];
    if (a) tallies[field].found += 1;
    if (b) tallies[field].written += 1;
    if (a && a === b) tallies[field].right += 1;
    else if ((a ?? '') !== (b ?? '')) misses.push(`${field}: ${written ?? '–'} ≠ ${found ?? '–'}`);
  };
  add('email', parsed.email?.value, person.email);
  add('name', [parsed.firstName?.value, parsed.lastName?.value].filter(Boolean).join(' ') || undefined, person.name);
  const phone = parsed.phone?.value;
  add('phone', phone && `${phone.prefix}${phone.number}`, person.phone.digits);
  addEntries(
    foundWork(parsed),
    person.work.map((one) => ({
      title: one.title,
      company: one.company,
      from: month(one.from),
      to: one.to ? month(one.to) : 'present',
    })),
    add,
  );
  addEntries(
    foundEducation(parsed),
    person.education.map(({ school, degree, study }) => ({ school, degree, study })),
    add,
  );
  addSkills(tallies, parsed, person, misses);
  return misses;
}

function addSkills(tallies: Tallies, parsed: ParsedFacts, person: BenchPerson, misses: string[]): void {
  const found = parsed.skills.map(({ value }) => value.name);
  const missed = person.skills.filter((skill) => !found.includes(skill));
  const wrong = found.filter((skill) => !person.skills.includes(skill));
  tallies.skills.found += found.length;
  tallies.skills.written += person.skills.length;
  tallies.skills.right += found.length - wrong.length;
  if (missed.length + wrong.length > 0)
    misses.push(`skills: ${missed.map((one) => `-${one}`).join(' ')} ${wrong.map((one) => `+${one}`).join(' ')}`);
}

const month = ({ year, month: of }: Partial<BenchDate>): string | undefined =>
  year ? `${year}-${of ?? ''}` : undefined;

function foundWork({ workExperiences }: ParsedFacts): Facts[] {
  const dated = (year?: number, of?: number) => (year === undefined ? undefined : `${year}-${of ?? ''}`);
  return workExperiences.map((one) => ({
    title: one.title?.value,
    company: one.company?.value,
    from: dated(one.fromYear?.value, one.fromMonth?.value),
    to: one.isWorking ? 'present' : dated(one.toYear?.value, one.toMonth?.value),
  })) as Facts[];
}

const foundEducation = ({ educations }: ParsedFacts): Facts[] =>
  educations.map((one) => ({
    school: one.school?.value,
    degree: one.degree?.value,
    study: one.study?.value,
  })) as Facts[];

/** Pairs each written entry with the found one that it shares most with, and compares their fields. */
function addEntries(
  found: Facts[],
  written: Facts[],
  add: (field: Field, found: string | undefined, written: string | undefined) => void,
): void {
  const left = [...found];
  for (const facts of written) {
    const shared = (other: Facts) =>
      keysOf(facts).filter((field) => folded(other[field] ?? '') === folded(facts[field] ?? '')).length;
    const best = left.toSorted((a, b) => shared(b) - shared(a))[0];
    const paired = best && shared(best) > 0 ? best : undefined;
    if (paired) left.splice(left.indexOf(paired), 1);
    for (const field of keysOf(facts)) add(field, paired?.[field], facts[field]);
  }
  for (const facts of left) for (const field of keysOf(facts)) add(field, facts[field], undefined);
}

const keysOf = (facts: Facts): Field[] => Object.keys(facts) as Field[];

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+]+/gu, ' ')
    .trim();
