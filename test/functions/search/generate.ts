import { associatedSkills } from '../../../functions/features/lookups/associated-skills.ts';
import { shifts, workplaces } from '../../../shared/constants/job.ts';
import type { CandidateDocument } from '../../../functions/records/candidate-document.ts';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { associatedWith, associationsOf, type SkillChoice } from '../../../shared/rules/associated-skills.ts';
import type { Random } from './random.ts';
import { cities, companies, levels, roles, skills, type TestCity, words } from './vocabulary.ts';

export const employmentTypes = ['full_time', 'part_time', 'temporary', 'other'];
export const clearanceTypes = ['top_secret', 'secret', 'public_trust'];
export const citizenships = ['usCitizen', 'greenCard', 'h1b', 'optional'];
const day = 86_400_000;
const firstDay = Date.UTC(2025, 0, 1);

/** A job as real ones are: most in few cities and skills, half without a clearance, some without a place or pay. */
export function aJob(source: Random, order: number): JobDocument {
  const city = source.chance(0.96) ? aCity(source) : null;
  const chosen = someSkills(source, source.integer(3, 12));
  const { rate, salary } = pay(source, city);
  return {
    title: [source.pick(levels), chosen[0]!.name, source.pick(roles)].filter(Boolean).join(' '),
    description: prose(source, chosen, source.integer(60, 200)),
    companyName: source.chance(0.8) ? companies[source.skewed(companies.length)]! : null,
    skills: chosen,
    ...(order % 5 === 0 && { skillChoices: choicesAbout(chosen, order) }),
    campaignIds: source.chance(0.3) ? source.some([1, 2, 3, 4, 5, 6, 7, 8], source.integer(1, 2)) : [],
    ...place(city),
    ...rate,
    ...salary,
    employmentType: source.some(employmentTypes, source.chance(0.6) ? 1 : 2),
    clearanceType: source.chance(0.6) ? [] : source.some(clearanceTypes, source.integer(1, 2)),
    citizenship: source.some(citizenships, source.integer(1, 3)),
    travel: source.chance(0.1) ? null : source.chance(0.2),
    relocation: source.chance(0.1) ? null : source.chance(0.35),
    workplace: city ? workplaces[order % 3]! : 'remote',
    ...(order % 4 === 0 && { shifts: [shifts[(order / 4) % 5]!, shifts[((order / 8) % 5) | 0]!] }),
    ...(order % 3 !== 0 && { experienceYears: order % 13 }),
    ...(order % 5 !== 0 && { hoursPerWeek: 8 + (order % 41) }),
    createdAt: firstDay + order * 260_000 + source.integer(0, 40) * day,
    // One job in three stops being public some day.
    endsAt: order % 3 === 0 ? firstDay + (order % 365) * day : null,
    managerId: 900_000 + source.skewed(2_000),
    clientId: source.chance(0.2) ? null : 700_000 + source.skewed(4_000),
    status: source.chance(0.85) ? 'signed' : source.pick(['on_hold', 'closed']),
  };
}

/** What one manager in five says about skills: another goes with one of the job's, and whatever goes with one does not. */
function choicesAbout([one, other]: readonly { id: number }[], order: number): SkillChoice[] {
  const apart = associatedWith([other!.id], associationsOf(associatedSkills()));
  return [
    { tagId: one!.id, associatedTagId: skills[order % 400]!.id, isApart: false },
    ...apart.flatMap((tagId) => [
      { tagId, associatedTagId: other!.id, isApart: true },
      { tagId: other!.id, associatedTagId: tagId, isApart: true },
    ]),
  ];
}

/** A candidate by the same habits. */
export function aCandidate(source: Random, order: number): CandidateDocument {
  const city = source.chance(0.9) ? aCity(source) : null;
  const chosen = someSkills(source, source.integer(2, 10));
  const { rate, salary } = pay(source, city);
  return {
    firstName: source.pick(words).slice(0, 9),
    lastName: source.pick(words),
    title: source.chance(0.9) ? `${chosen[0]!.name} ${source.pick(roles)}` : null,
    summary: prose(source, chosen, source.integer(30, 120)),
    skills: chosen,
    ...place(city),
    ...rate,
    ...salary,
    clearanceType: source.chance(0.7) ? [] : source.some(clearanceTypes, 1),
    citizenship: source.some(citizenships, 1),
    relocation: source.chance(0.5),
    workStartedAt: source.chance(0.9) ? Date.UTC(source.integer(1985, 2024), 0, 1) : null,
    current: source.chance(0.7) ? 'available' : 'assigned',
    jobIds: source.chance(0.2) ? source.some([11, 12, 13, 14, 15], source.integer(1, 2)) : [],
    createdAt: firstDay + order * 180_000,
    hiddenFrom: source.chance(0.05) ? source.some(companies.slice(0, 40), 2) : [],
    visibleTo: source.chance(0.03) ? [source.integer(1, 20), source.integer(21, 40)] : ['recruiters'],
  };
}

/** A large city far more often than a small one. */
export function aCity(source: Random): TestCity {
  return cities[source.skewed(cities.length)]!;
}

function someSkills(source: Random, count: number): { id: number; name: string }[] {
  const chosen = new Set<(typeof skills)[number]>();
  while (chosen.size < count) chosen.add(skills[source.skewed(skills.length)]!);
  return [...chosen];
}

function prose(source: Random, chosen: readonly { name: string }[], length: number): string {
  return Array.from({ length }, () =>
    source.chance(0.06) ? source.pick(chosen).name : words[source.skewed(words.length)]!,
  ).join(' ');
}

function place(city: TestCity | null) {
  return {
    cityId: city?.id ?? null,
    cityName: city?.name ?? null,
    stateName: city?.stateName ?? null,
    countryId: city?.countryId ?? null,
    lat: city?.lat ?? null,
    lng: city?.lng ?? null,
  };
}

function pay(source: Random, city: TestCity | null) {
  const dollars = source.chance(city?.countryId === 356 ? 0.2 : 0.97);
  const worth = dollars ? 1 : 22;
  const currency = dollars ? 'USD' : 'INR';
  const hourly = Math.round((20 + source.fraction() ** 2 * 130) * worth);
  const yearly = Math.round((40 + source.fraction() ** 2 * 180) * worth) * 1_000;
  const paid = source.integer(0, 9);
  return {
    rate: {
      rateFrom: paid === 0 || paid === 1 ? null : hourly,
      rateTo: paid === 0 || paid === 2 ? null : hourly + Math.round(source.fraction() * 40 * worth),
      rateCurrency: paid === 0 ? null : currency,
    },
    salary: {
      salaryFrom: paid === 3 ? null : yearly,
      salaryTo: paid === 3 || paid === 4 ? null : yearly + Math.round(source.fraction() * 60 * worth) * 1_000,
      salaryCurrency: paid === 3 ? null : currency,
    },
  };
}
