import { skillNamed } from '../../functions/features/lookups/skill-list.ts';
import type { ClearanceType } from '../../shared/constants/job.ts';
import type { Citizenship } from '../../shared/constants/work-authorization.ts';
import { companies } from './data/companies.ts';
import { demoCities, type DemoCity, wagesOf } from './data/demo-cities.ts';
import { jobCount, roles, seniority } from './job-material.ts';
import { chance, pick, pickSome } from './chance.ts';
import { fields, type Field, type Opening, type Role } from './data/role.ts';
import { candidates, type Person } from './data/people.ts';
import { earlierEmployers, schools, summaries, type School } from './data/careers.ts';

/** A working life as shown on a profile; months are `YYYY-MM`, `to` is null for the present position. */
export interface ExperienceMaterial {
  title: string;
  company: string;
  city: DemoCity;
  from: string;
  to: string | null;
  description: string;
}
export interface EducationMaterial {
  school: string;
  degree: string;
  subject: string;
  fromYear: number;
  toYear: number;
}
export interface CandidateMaterial extends Omit<Person, 'city'> {
  field: Field;
  headline: string;
  summary: string;
  city: DemoCity;
  phonePrefix: string;
  phone: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  tagIds: number[];
  rateFrom: number | null;
  salaryFrom: number;
  currency: string;
  relocation: boolean;
  clearanceType: ClearanceType[];
  citizenship: Citizenship[];
  experience: ExperienceMaterial[];
  education: EducationMaterial[];
  /** Numbers of jobs for `jobMaterial` that suit this person, best first. */
  suitableJobs: number[];
}

/** How many candidates there are. */
export const candidateCount = candidates.length;

/** The candidate of this number; `year` is the present one, so that careers end today. */
export function candidateMaterial(index: number, year = 2026): CandidateMaterial {
  const { city: cityKey, ...person } = candidates[index % candidateCount] as Person;
  const city = demoCities[cityKey];
  const american = city.country === 'US';
  const role = roleFor(index, american);
  const opening = pick(
    role.openings.filter(({ usOnly }) => american || !usOnly),
    index,
    'opening',
  );
  const yearsOfWork = (seniority(opening.title) > 1 ? 8 : 3) + Math.floor(chance(index, 'years') * 11);
  const { currency, of, times, salaryStep } = wagesOf[city.country];
  const [low] = role.pay[of];
  const wish = low * times * city.cost * (0.9 + yearsOfWork * 0.025);
  const skills = [
    ...new Set([...role.skills, ...opening.skills, ...pick(role.openings, index, 'other opening').skills]),
  ];
  const clearances = role.clearance ?? [];
  return {
    ...person,
    field: role.field,
    headline: opening.title.replace(/ \(.*\)| and Consolidation/g, ''),
    summary: summaryOf(role, opening, yearsOfWork, city, index),
    city,
    ...phoneIn(city.country, index),
    birthday: `${year - 22 - yearsOfWork}-${twoDigits(1 + ((index * 5) % 12))}-${twoDigits(1 + ((index * 7) % 28))}`,
    tagIds: skills.map((name) => skillNamed(name).id),
    rateFrom: american ? Math.round(wish / 2080) : null,
    salaryFrom: Math.round(wish / salaryStep) * salaryStep,
    currency,
    relocation: chance(index, 'relocation') < 0.4,
    clearanceType:
      american && clearances.length > 0 && chance(index, 'cleared') < 0.5 ? [pick(clearances, index, 'clearance')] : [],
    citizenship: [pick(heldIn[city.country], index, 'citizenship')],
    experience: experienceOf(role, opening, { city, yearsOfWork, year, index }),
    education: educationOf(role, schoolsIn[city.country], year - yearsOfWork, index),
    suitableJobs: suitableJobs(role, opening),
  };
}

const heldIn: Record<DemoCity['country'], Citizenship[]> = {
  US: ['usCitizen', 'usCitizen', 'usCitizen', 'greenCard', 'h1b'],
  IN: ['in_citizen', 'in_citizen', 'in_citizen', 'in_citizen', 'in_resident'],
  GB: ['gb_citizen'],
};

const schoolsIn: Record<DemoCity['country'], readonly School[]> = {
  US: schools.us,
  IN: schools.india,
  GB: schools.britain,
};

/** A number that nobody has. */
function phoneIn(country: DemoCity['country'], index: number): { phonePrefix: string; phone: string } {
  const last = String(100 + index).padStart(4, '0');
  if (country === 'GB') return { phonePrefix: '44', phone: `770090${last}` };
  if (country === 'IN') return { phonePrefix: '91', phone: `98${String(40_000_000 + index * 137_911).slice(0, 8)}` };
  return { phonePrefix: '1', phone: `${pick(['617', '512', '919', '206', '713'], index, 'area')}555${last}` };
}

function roleFor(index: number, american: boolean): Role {
  const before = candidates
    .slice(0, index % candidateCount)
    .filter(({ city }) => (demoCities[city].country === 'US') === american).length;
  const field = fields[before % fields.length];
  return pick(
    roles.filter((role) => role.field === field && (american || !role.usOnly)),
    index,
    'role',
  );
}

function summaryOf(role: Role, opening: Opening, years: number, city: DemoCity, index: number): string {
  const [one, two] = pickSome(opening.skills, 2, index, 'summary skill');
  return pick(summaries, index, 'summary')
    .replaceAll('{headline}', role.headline.toLowerCase().replace('cnc', 'CNC').replace('hvac', 'HVAC'))
    .replaceAll('{years}', String(years))
    .replaceAll('{city}', city.name)
    .replaceAll('{one}', one ?? role.headline)
    .replaceAll('{two}', two ?? one ?? role.headline)
    .replaceAll(/\b([Aa]) (?=[aeio]|HV)/g, '$1n ');
}

interface Career {
  city: DemoCity;
  yearsOfWork: number;
  year: number;
  index: number;
}

/** Two to four positions without gaps, the present one first. */
function experienceOf(role: Role, opening: Opening, { city, yearsOfWork, year, index }: Career): ExperienceMaterial[] {
  const count = Math.min(4, 1 + Math.ceil(yearsOfWork / 5));
  const now = { title: opening.title.replace(/ \(.*\)/, ''), company: presentEmployer(role, city, index) };
  const length = Math.max(1, Math.floor(yearsOfWork / count));
  return Array.from({ length: count }, (_, place) => {
    const startYear = place === count - 1 ? year - yearsOfWork : year - length * (place + 1);
    const employer = earlierEmployers[(index * 5 + place * 3) % earlierEmployers.length] as string;
    const level = place === count - 1 && count > 1 ? 'Junior ' : '';
    return {
      ...(place === 0 ? now : { title: `${level}${role.headline}`, company: employer }),
      city,
      from: monthIn(startYear, index),
      to: place === 0 ? null : monthIn(year - length * place, index),
      description: pickSome(role.duties, 3, index + place * 101, 'done').join(' '),
    };
  });
}

/** Positions follow each other without gaps, so a year always gives the same month. */
function monthIn(year: number, index: number): string {
  return `${year}-${twoDigits(1 + ((index * 3 + year) % 12))}`;
}

function presentEmployer(role: Role, city: DemoCity, index: number): string {
  const near = companies.filter(
    ({ hiresFor, sites }) =>
      hiresFor.includes(role.field) && sites.some((site) => demoCities[site].country === city.country),
  );
  return near.length > 0 ? pick(near, index, 'employer').companyName : pick(earlierEmployers, index, 'employer');
}

function educationOf(role: Role, possible: readonly School[], graduated: number, index: number): EducationMaterial[] {
  const fitting = possible.filter((school) => school.fields.includes(role.field));
  const { school, degree, subject, years } = pick(fitting, index, 'school');
  const first = { school, degree, subject, fromYear: graduated - years, toYear: graduated };
  const second = fitting.find((other) => other.school !== school && /Master|MBA|M\.Tech|M\.Sc/.test(other.degree));
  if (!second || chance(index, 'second degree') > 0.35) return [first];
  return [
    {
      school: second.school,
      degree: second.degree,
      subject: second.subject,
      fromYear: graduated,
      toYear: graduated + second.years,
    },
    first,
  ].filter((study, place, all) => place === 0 || study.degree !== all[0]?.degree);
}

/** Jobs of the same opening, then of the same role, then of the same field. */
function suitableJobs(role: Role, opening: Opening): number[] {
  const sameRole = role.openings.map((other, turn) => ({ number: numberOf(role, turn), own: other === opening }));
  const sameField = roles
    .filter((other) => other.field === role.field && other !== role)
    .flatMap((other) => other.openings.map((_, turn) => numberOf(other, turn)));
  return [
    ...sameRole.toSorted((a, b) => Number(b.own) - Number(a.own)).map(({ number }) => number),
    ...sameField,
  ].filter((number) => number < jobCount);
}

/** The inverse of the order in which jobMaterial deals out openings. */
function numberOf(role: Role, turn: number): number {
  const place = roles.filter(({ field }) => field === role.field).indexOf(role);
  return place * fields.length + fields.indexOf(role.field) + turn * roles.length;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
