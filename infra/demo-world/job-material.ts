import { skillNamed } from '../../functions/features/lookups/skill-list.ts';
import { guaranteeChoices, type GuaranteeDays } from '../../shared/constants/claims.ts';
import type { ClearanceType, EmployeeType, EmploymentType, Shift, Workplace } from '../../shared/constants/job.ts';
import type { Citizenship } from '../../shared/constants/work-authorization.ts';
import { companies } from './data/companies.ts';
import { demoCities, type DemoCity, wagesOf } from './data/demo-cities.ts';
import { experienceFor, hoursFor, mustHavesFor, shiftsFor } from './asked-of-job.ts';
import { chance, pick, pickSome } from './chance.ts';
import { fields, type Field, type Opening, type Role } from './data/role.ts';
import { cyberSecurityRoles } from './data/roles/cyber-security.ts';
import { dataAndAiRoles } from './data/roles/data-and-ai.ts';
import { financeRoles } from './data/roles/finance.ts';
import { healthcareRoles } from './data/roles/healthcare.ts';
import { skilledTradesRoles } from './data/roles/skilled-trades.ts';
import { softwareEngineeringRoles } from './data/roles/software-engineering.ts';

/** What a job form needs, but for ids that only the planted world knows. Amounts as on the wire. */
export interface JobMaterial {
  title: string;
  /** Markdown. */
  description: string;
  field: Field;
  /** Place in `companies`, or null for the one job in twelve that the platform itself advertises. */
  companyIndex: number | null;
  city: DemoCity;
  positionType: Workplace | null;
  tagIds: number[];
  mustHaveSkillIds: number[];
  rateFrom: number | null;
  rateTo: number | null;
  rateCurrency: string | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  employmentType: EmploymentType[];
  shifts: Shift[];
  hoursPerWeek: number | null;
  experienceYears: number | null;
  mostExperienceYears: number | null;
  employeeType: EmployeeType[];
  w2: boolean;
  clearanceType: ClearanceType[];
  citizenship: Citizenship[];
  travel: boolean;
  travelPercent: number | null;
  relocation: boolean;
  backgroundCheck: true;
  points: number;
  guaranteeDays: GuaranteeDays;
  openings: number;
  /** Days before today that it was posted, and days from today on which work begins. */
  postedDaysAgo: number;
  startsInDays: number;
}

const rolesByField: Record<Field, readonly Role[]> = {
  healthcare: healthcareRoles,
  'cyber-security': cyberSecurityRoles,
  'data-and-ai': dataAndAiRoles,
  'software-engineering': softwareEngineeringRoles,
  'skilled-trades': skilledTradesRoles,
  finance: financeRoles,
};

/** Every role, by field. */
export const roles: readonly Role[] = fields.flatMap((field) => rolesByField[field]);

/** How many different jobs there are. */
export const jobCount = roles.reduce((count, role) => count + role.openings.length, 0);

/** The job of this number; neighbours differ in field, and the first thirty cover every role once. */
export function jobMaterial(index: number): JobMaterial {
  const { role, opening } = openingAt(index);
  const companyIndex = companyFor(role, index);
  const company = companyIndex === null ? undefined : companies[companyIndex];
  const usOnly = role.usOnly ?? opening.usOnly ?? false;
  const city = cityFor(company?.sites, usOnly, index);
  const pay = payFor(role, opening, city, index);
  const terms = termsFor(role, city, index);
  return {
    title: opening.title,
    description: descriptionOf(role, opening, {
      company: company?.companyName ?? 'HireHub',
      about: company?.about,
      offer: company?.offer,
      city,
      index,
    }),
    field: role.field,
    companyIndex,
    city,
    tagIds: idsOf([...new Set([...opening.skills, ...role.skills])]),
    mustHaveSkillIds: idsOf(mustHavesFor(opening, index)),
    positionType: workplaceFor(role, index),
    ...pay,
    ...terms,
    shifts: shiftsFor(role, opening, index),
    hoursPerWeek: hoursFor(terms, index),
    ...experienceFor(role, opening, index),
    points: Math.round((pay.salaryFrom ?? (pay.rateFrom ?? 0) * 2080) / wagesOf[city.country].perPoint / 50) * 50,
    guaranteeDays: chance(index, 'guaranteed') < 0.5 ? 0 : pick(guaranteeChoices, index, 'guarantee'),
    openings: chance(index, 'several') < 0.15 ? 2 + Math.floor(chance(index, 'how many') * 3) : 1,
    postedDaysAgo: Math.floor(chance(index, 'posted') ** 2 * 75),
    startsInDays: 14 + Math.floor(chance(index, 'starts') * 60),
  };
}

const idsOf = (skills: readonly string[]): number[] => skills.map((name) => skillNamed(name).id);

function openingAt(index: number): { role: Role; opening: Opening } {
  const rolesInTurn = Array.from({ length: roles.length }, (_, place) => {
    const field = fields[place % fields.length] as Field;
    return rolesByField[field][Math.floor(place / fields.length)] as Role;
  });
  const turn = index % jobCount;
  const role = rolesInTurn[turn % roles.length] as Role;
  return { role, opening: role.openings[Math.floor(turn / roles.length) % role.openings.length] as Opening };
}

function companyFor(role: Role, index: number): number | null {
  if (chance(index, 'own') < 1 / 12) return null;
  const hiring = companies
    .map((company, place) => ({ company, place }))
    .filter(({ company }) => company.hiresFor.includes(role.field));
  return pick(hiring, index, 'company').place;
}

/** Where the platform itself advertises. */
const ownSites: readonly DemoCity[] = Object.values(demoCities).filter(({ country }) => country !== 'GB');

function cityFor(sites: readonly (keyof typeof demoCities)[] | undefined, usOnly: boolean, index: number): DemoCity {
  const cities = sites?.map((key) => demoCities[key]) ?? ownSites;
  return pick(
    cities.filter((city) => city.country === 'US' || !usOnly),
    index,
    'city',
  );
}

/** Patients and machines cannot be taken home; of the other jobs one in five does not say where it is done. */
function workplaceFor({ field }: Role, index: number): Workplace | null {
  if (field === 'healthcare' || field === 'skilled-trades') return chance(index, 'on site') < 0.5 ? 'on_site' : null;
  const at = chance(index, 'workplace');
  return at < 0.35 ? 'hybrid' : at < 0.55 ? 'remote' : at < 0.8 ? 'on_site' : null;
}

/** What the title adds to the pay. */
export const seniority = (title: string): number => {
  if (/Director|Principal|Staff|Manager|Architect|Superintendent/.test(title)) return 1.22;
  return /Senior|Lead/.test(title) ? 1.12 : 1;
};

function toNearest(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}

/** Round amounts in the currency of the place. */
function payFor(role: Role, opening: Opening, city: DemoCity, index: number) {
  const { currency, of, times, salaryStep, rateStep } = wagesOf[city.country];
  const [from, to] = role.pay[of].map(
    (amount) => amount * times * city.cost * seniority(opening.title) * (0.96 + 0.08 * chance(index, 'pay')),
  );
  const salary = (amount = 0) => toNearest(amount, salaryStep);
  const rate = (amount = 0) => toNearest(amount / 2080, rateStep);
  const byHour = role.paidBy !== 'year';
  const byYear = role.paidBy !== 'hour';
  return {
    rateFrom: byHour ? rate(from) : null,
    rateTo: byHour ? rate(to) : null,
    rateCurrency: byHour ? currency : null,
    salaryFrom: byYear ? salary(from) : null,
    salaryTo: byYear ? salary(to) : null,
    salaryCurrency: byYear ? currency : null,
  };
}

const askedIn: Record<DemoCity['country'], Citizenship[][]> = {
  US: [['usCitizen', 'greenCard'], ['usCitizen', 'greenCard', 'h1b'], []],
  IN: [['in_citizen', 'in_resident'], []],
  GB: [
    ['gb_citizen', 'gb_resident'],
    ['gb_citizen', 'gb_resident', 'gb_permit'],
  ],
};

function termsFor(role: Role, city: DemoCity, index: number) {
  const american = city.country === 'US';
  const clearance =
    american && role.clearance && chance(index, 'cleared') < 0.85
      ? pick(role.clearance, index, 'clearance')
      : undefined;
  const kinds: EmploymentType[][] = [
    ['full_time'],
    ['full_time'],
    ['full_time'],
    ['full_time', 'part_time'],
    ['part_time'],
    ['temporary'],
    ['full_time', 'temporary'],
    ['other'],
  ];
  const travels = chance(index, 'travel') < 0.25;
  const employmentType = pick(kinds, index, 'kind');
  return {
    employmentType,
    employeeType: american
      ? pick<EmployeeType[]>([['w2'], ['w2'], ['w2', '1099'], ['corp_to_corp', 'w2']], index, 'employee')
      : [],
    w2: american,
    clearanceType: clearance ? [clearance] : [],
    citizenship: clearance ? (['usCitizen'] as Citizenship[]) : pick(askedIn[city.country], index, 'citizenship'),
    travel: travels,
    travelPercent: travels ? pick([10, 20, 30, 50], index, 'share') : null,
    relocation: chance(index, 'relocation') < 0.3,
    backgroundCheck: true as const,
  };
}

interface Setting {
  company: string;
  about: readonly string[] | undefined;
  offer: readonly string[] | undefined;
  city: DemoCity;
  index: number;
}

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

function descriptionOf(role: Role, opening: Opening, { company, about, offer, city, index }: Setting): string {
  const lead = opening.lead.replaceAll('{city}', city.name).replaceAll('{company}', company);
  const ourselves = about
    ? pick(about, index, 'about')
    : 'We are hiring for an employer that will introduce itself after the first conversation.';
  const promise = offer
    ? pick(offer, index, 'offer')
    : 'You will have one contact person from the first call to the first day, and an answer within five working days.';
  return [
    lead,
    ourselves,
    `## ${pick(['What you will do', 'Your days here', 'The work'], index, 'duties heading')}`,
    bullets(pickSome(role.duties, 4 + Math.floor(chance(index, 'duties') * 2), index, 'duty')),
    `## ${pick(['What you bring', 'What we look for', 'You have'], index, 'needs heading')}`,
    bullets(pickSome(role.needs, 4, index, 'need')),
    `**${pick(['Good to have', 'A plus', 'It helps if you bring'], index, 'extras heading')}:** ${pickSome(
      role.extras,
      2,
      index,
      'extra',
    )
      .map((line) => line.replace(/\.$/, ''))
      .join('; ')}.`,
    `## ${pick(['What you can count on', 'What we offer', 'In return'], index, 'offer heading')}`,
    promise,
  ].join('\n\n');
}
