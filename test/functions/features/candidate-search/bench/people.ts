import { cityById, cityMeant } from '../../../../../functions/features/lookups/cities.ts';
import { skillNamed } from '../../../../../functions/features/lookups/skill-list.ts';
import { candidateDocument } from '../../../../../functions/records/candidate-document.ts';
import type { ClearanceType } from '../../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../../shared/constants/work-authorization.ts';
import { noEmployeeInfo, type WorkExperience } from '../../../../../shared/model/candidate-profile.ts';
import { random, type Random } from '../../../search/random.ts';
import { type Trade, trades, type TradeName } from './trades.ts';

/** What is true of somebody: the questions' truths are decided by it, never by a document or the index. */
export interface Person {
  id: number;
  trade: TradeName;
  title: string;
  level: 'junior' | 'mid' | 'senior';
  knows: ReadonlySet<string>;
  certified: readonly string[];
  years: number;
  city: string;
  rate: { from: number; to: number } | null;
  salary: { from: number; to: number; currency: 'USD' | 'INR' } | null;
  clearance: ClearanceType | 'none';
  status: Citizenship | undefined;
  moves: boolean;
}

/** Each with a city that is called alike, or is near enough to be within a radius of another. */
export const cities = [
  'Austin TX',
  'Round Rock TX',
  'Dallas TX',
  'Houston TX',
  'New York City NY',
  'Newark NJ',
  'Portland OR',
  'Portland ME',
  'Boston MA',
  'Chicago IL',
  'San Francisco CA',
  'Oakland CA',
  'Pune India',
  'Mumbai India',
] as const;

const firstNames = ['Ann', 'Raj', 'Maria', 'Li', 'Priya', 'Tom', 'Omar', 'Elena', 'Sam', 'Grace'];
const lastNames = ['Lee', 'Patel', 'Garcia', 'Singh', 'Chen', 'Novak', 'Brown', 'Okafor', 'Rossi', 'Kim'];
const companies = [
  'Northwind',
  'Lakeside Health',
  'Contoso',
  'Fabrikam',
  'Summit Group',
  'Harbor Partners',
  'Bluewater',
  'Meridian',
];
const schools = ['University of Texas at Austin', 'Boston College', 'Pune University', 'Ohio State University', 'MIT'];
/** One in so many is called, or worked for a company that is called, like something else. */
const oneIn = 40;
const alike = {
  first: ['Austin', 'Dallas', 'Chelsea'],
  last: ['Driver', 'Cook', 'Houston', 'Baker', 'Welder'],
  company: [
    'React Chemicals',
    'Secret Garden Care',
    'Java House',
    'Austin Powder',
    'Spring Hill Logistics',
    'Python Leather',
    'Nurse Next Door',
  ],
} as const;
const named = (source: Random, usual: readonly string[], odd: readonly string[]): string =>
  source.pick(source.chance(1 / oneIn) ? odd : usual);
const now = Date.parse('2026-09-01T10:00:00.000Z');
const aYear = 365.25 * 86_400_000;

/** People of a seed with what is true of each, and the document that the index has of them. */
export function peopleOf(seed: number, count: number) {
  const source = random(seed);
  const names = Object.keys(trades) as TradeName[];
  return Array.from({ length: count }, (_, at) => {
    const person = aPerson(source, at + 1, names[at % names.length]!);
    return { person, document: { ...documentOf(source, person), visibleTo: ['recruiters' as const] } };
  });
}

function aPerson(source: Random, id: number, trade: TradeName): Person {
  const { titles, always, often, certifications = [] }: Trade = trades[trade];
  const years = source.integer(0, 18);
  const level = years < 3 ? 'junior' : years < 7 ? 'mid' : 'senior';
  const city = source.pick(cities);
  const isIndian = city.endsWith('India');
  const low = source.integer(20, 90);
  const base = source.integer(50, 170);
  return {
    id,
    trade,
    title: source.pick(titles),
    level,
    knows: new Set([...always, ...source.some(often, source.integer(1, Math.min(4, often.length)))]),
    certified: source.chance(0.4) && certifications.length > 0 ? [source.pick(certifications)] : [],
    years,
    city,
    rate: !isIndian && source.chance(0.8) ? { from: low, to: low + source.integer(5, 20) } : null,
    salary: !source.chance(0.7)
      ? null
      : isIndian
        ? { from: base * 10_000, to: base * 12_000, currency: 'INR' }
        : { from: base * 1000, to: base * 1150, currency: 'USD' },
    clearance: source.chance(0.3) ? source.pick(['top_secret', 'secret', 'public_trust'] as const) : 'none',
    status: source.pick(['usCitizen', 'usCitizen', 'greenCard', 'h1b', undefined] as const),
    moves: source.pick([true, false, false]),
  };
}

const prefixes = { junior: ['Junior ', 'Jr. '], mid: [''], senior: ['Senior ', 'Sr. ', 'Lead '] } as const;

function documentOf(source: Random, person: Person) {
  const { title, level, years, rate, salary } = person;
  const job = (at: number, name: string, [from, to]: [number, number | null]): WorkExperience => ({
    id: at,
    version: 1,
    title: name,
    company: named(source, companies, alike.company),
    location: '',
    isWorking: to === null,
    fromYear: from,
    fromMonth: null,
    toYear: to,
    toMonth: null,
  });
  const jobs = [job(1, `${source.pick(prefixes[level])}${title}`, [2024, null])];
  // Who is senior was once junior, and says it.
  if (level === 'senior' && source.chance(0.5)) jobs.push(job(2, `Junior ${title}`, [2012, 2016]));
  if (level === 'senior' && source.chance(0.2)) jobs.push(job(3, 'Shift Manager', [2016, 2020]));
  const city = cityById(cityMeant(person.city)?.id ?? 0) ?? null;
  return candidateDocument(
    {
      head: undefined,
      workExperiences: jobs,
      educations: source.chance(0.5)
        ? [
            {
              id: 1,
              version: 1,
              school: source.pick(schools),
              degree: source.pick(['BSc', 'MSc', 'Diploma']),
              study: '',
              fromYear: null,
              toYear: null,
            } as never,
          ]
        : [],
      certifications: person.certified.map((name, at) => ({ id: at + 1, version: 1, name, issueOrg: '' }) as never),
      employeeInfo: {
        ...noEmployeeInfo,
        city,
        spheres: [...person.knows].map((name) => ({ id: skillNamed(name).id, name })),
        workStartedAt: new Date(now - (years + 0.5) * aYear).toISOString(),
        relocation: person.moves,
        clearanceType: person.clearance === 'none' ? [] : [person.clearance],
        citizenship: person.status === undefined ? [] : [person.status],
        ...(rate && { rateFrom: rate.from, rateTo: rate.to, rateCurrency: 'USD' }),
        ...(salary && { salaryFrom: salary.from, salaryTo: salary.to, salaryCurrency: salary.currency }),
      },
    },
    {
      person: { firstName: named(source, firstNames, alike.first), lastName: named(source, lastNames, alike.last) },
      createdAt: '2026-08-01T00:00:00.000Z',
      jobIds: [],
      met: [],
    } as never,
  );
}
