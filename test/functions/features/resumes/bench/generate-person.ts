import { skills as listedSkills } from '../../../../../functions/features/lookups/skill-list.ts';
import type { Random } from '../../../search/random.ts';
import { careers } from './careers.ts';
import { certificates, degrees, employers, people, schools } from './people-and-places.ts';

export interface BenchDate {
  year: number;
  month: number;
}
export interface BenchWork {
  title: string;
  company: string;
  location: string;
  from: BenchDate;
  to: BenchDate | null;
  points: string[];
}
export interface BenchEducation {
  school: string;
  degree: string;
  study: string;
  from: number;
  to: number;
}
/** A made-up person with everything that their resume says. */
export interface BenchPerson {
  name: string;
  email: string;
  /** As the resume writes it, and its digits with the country code. */
  phone: { written: string; digits: string };
  city: string;
  street: string;
  headline: string;
  summary: string;
  work: BenchWork[];
  education: BenchEducation[];
  /** Listed ones first; those told of in sentences follow. */
  skills: string[];
  listed: string[];
  certificates: string[];
}

const known = new Set(listedSkills.map(({ name }) => name));
const thisYear = 2026;

/** A person of this random source. */
export function generatePerson(source: Random): BenchPerson {
  const country = source.chance(0.55) ? 'US' : 'IN';
  const { first, last, cities, streets } = people[country];
  const [given, family] = [source.pick(first), source.pick(last)];
  const career = source.pick(careers);
  const usable = career.skills.filter((skill) => known.has(skill));
  const listed = source.some(usable, Math.min(usable.length, source.integer(5, 9)));
  const told = new Set<string>();
  const work = workOf(source, { country, career, cities }, (skill) => told.add(skill), usable);
  const begun = work.at(-1)!.from.year;
  const held = source.chance(0.5)
    ? source.some(Object.keys(certificates) as (keyof typeof certificates)[], source.integer(1, 3))
    : [];
  return {
    name: `${given} ${family}`,
    email: emailOf(source, given, family),
    phone: phoneOf(source, country),
    city: source.pick(cities),
    street: source.pick(streets),
    headline: work[0]!.title,
    summary: `${source.integer(3, 18)} years in the trade, known for calm work and clear words. Looking for a place where quality counts.`,
    work,
    education: educationOf(source, { country, fields: career.fields, ends: begun }),
    skills: [...new Set([...listed, ...told, ...held.map((one) => certificates[one])])],
    listed,
    certificates: held,
  };
}

function workOf(
  source: Random,
  { country, career, cities }: { country: 'US' | 'IN'; career: (typeof careers)[number]; cities: readonly string[] },
  tell: (skill: string) => void,
  usable: readonly string[],
): BenchWork[] {
  const count = source.integer(2, 4);
  const companies = source.some(employers[country], count);
  const work: BenchWork[] = [];
  let end: BenchDate | null = source.chance(0.6)
    ? null
    : { year: thisYear - source.integer(0, 1), month: source.integer(1, 9) };
  for (let at = 0; at < count; at++) {
    const until: BenchDate = end ?? { year: thisYear, month: 9 };
    const from = { year: until.year - source.integer(1, 4), month: source.integer(1, 12) };
    const title = career.titles[Math.max(0, Math.min(career.titles.length - 1, count - 1 - at))]!;
    const points = source.some(career.points, source.integer(2, career.points.length)).map((point) =>
      point.replace('{skill}', () => {
        const skill = source.pick(usable);
        tell(skill);
        return skill;
      }),
    );
    work.push({ title, company: companies[at]!, location: source.pick(cities), from, to: end, points });
    end = { year: from.year, month: Math.max(1, from.month - 1) };
    if (end.month >= from.month) end = { year: from.year - 1, month: 12 };
  }
  return work;
}

function educationOf(
  source: Random,
  { country, fields, ends }: { country: 'US' | 'IN'; fields: readonly string[]; ends: number },
): BenchEducation[] {
  const count = source.integer(1, 2);
  const names = source.some(schools[country], count);
  return names.map((school, at) => {
    const to = ends - at * 3;
    const ranked = degrees[country];
    const degree = at === 0 && count > 1 ? source.pick(ranked.slice(-4)) : source.pick(ranked.slice(0, 5));
    return { school, degree, study: source.pick(fields), from: to - source.integer(2, 4), to };
  });
}

const plain = (text: string): string =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function emailOf(source: Random, given: string, family: string): string {
  const domain = source.pick(['example.com', 'example.org', 'mail.example.net', 'example.co.in']);
  const [a, b] = [plain(given), plain(family)];
  return source.pick([`${a}.${b}@${domain}`, `${a}${b}${source.integer(2, 99)}@${domain}`, `${a[0]}_${b}@${domain}`]);
}

function phoneOf(source: Random, country: 'US' | 'IN'): BenchPerson['phone'] {
  const four = (): string => String(source.integer(1000, 9999));
  if (country === 'US') {
    const area = source.pick(['512', '614', '503', '813', '208', '919']);
    const [middle, end] = [`${source.integer(201, 999)}`, four()];
    const written = source.pick([
      `(${area}) ${middle}-${end}`,
      `${area}-${middle}-${end}`,
      `+1 ${area} ${middle} ${end}`,
      `${area}.${middle}.${end}`,
    ]);
    return { written, digits: `1${area}${middle}${end}` };
  }
  const number = `9${source.integer(1000, 9999)}${source.integer(10_000, 99_999)}`;
  const written = source.pick([
    `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
    `+91-${number}`,
    `+91${number}`,
    number,
  ]);
  return { written, digits: `91${number}` };
}
