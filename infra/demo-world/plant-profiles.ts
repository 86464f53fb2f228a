import type { CandidateProfileStore } from '../../functions/features/candidate-profile/candidate-profile.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { cityById } from '../../functions/features/lookups/cities.ts';
import { builtInTag } from '../../functions/features/lookups/tags.ts';
import type { CandidateRecord } from '../../functions/records/candidate-profile.ts';
import { inGroups } from '../../functions/platform/table/in-groups.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { eventActor, eventOf } from '../../functions/platform/table/outbox.ts';
import { softSkills } from '../../shared/constants/candidate-profile.ts';
import { noEmployeeInfo, type EmployeeInfo } from '../../shared/model/candidate-profile.ts';
import { workStartedAt } from '../../shared/rules/years-of-work.ts';
import { candidateMaterial, type CandidateMaterial } from './candidate-material.ts';
import { chance, pickSome } from './chance.ts';
import { certifications } from './data/certifications.ts';
import type { worldClock } from './world-clock.ts';

export interface ProfileNeeds {
  candidateProfileStore: CandidateProfileStore;
  clock: ReturnType<typeof worldClock>;
}

/** Every eleventh candidate has only begun: a city and a few skills. */
const beginners = 11;

type Record = Omit<CandidateRecord, 'head'>;

/** Fills the candidates' profiles, some days after they joined; one in eleven is nearly empty. */
export async function plantProfiles(candidates: readonly Actor[], { candidateProfileStore, clock }: ProfileNeeds) {
  clock.moveTo(clock.at(40, 600));
  // Ids are given in the candidates' order, whatever the order of the writes.
  const planned = candidates.map((candidate, index) => plannedProfile(candidate, index, clock));
  await inGroups(planned, (save) => save(candidateProfileStore));
}

/** Fills one candidate's profile with the material of this place in it, now. */
export const plantProfile = (candidate: Actor, index: number, { candidateProfileStore, clock }: ProfileNeeds) =>
  plannedProfile(candidate, index, clock)(candidateProfileStore);

function plannedProfile(candidate: Actor, index: number, clock: ProfileNeeds['clock']) {
  const at = clock.now();
  const year = new Date(at).getUTCFullYear();
  const record = recordOf(candidateMaterial(index, year), { index, year, at, newId: clock.newId });
  const event = eventOf('candidate-profile-changed', {
    id: clock.newId(),
    at,
    actor: eventActor(candidate),
    subject: keys.userSubject(candidate.id),
    data: { candidateId: candidate.id, section: 'employeeInfo', entryId: null, change: 'added' },
  });
  return async (store: CandidateProfileStore) => {
    const person = await store.account(candidate.id);
    if (person) await store.saveNew(person, record, event);
  };
}

interface Circumstances {
  index: number;
  year: number;
  at: string;
  newId: () => number;
}

function recordOf(material: CandidateMaterial, given: Circumstances): Record {
  const { index } = given;
  const info = infoOf(material, given);
  if (index % beginners === beginners - 1) {
    const { city, spheres } = info;
    return {
      employeeInfo: { ...noEmployeeInfo, version: 1, city, spheres: spheres.slice(0, 3) },
      educations: [],
      certifications: [],
      workExperiences: [],
    };
  }
  return {
    employeeInfo: info,
    educations: material.education.map(({ school, degree, subject, fromYear, toYear }) => ({
      id: given.newId(),
      version: 1,
      school,
      degree,
      study: subject,
      from: fromYear,
      to: toYear,
    })),
    certifications: certificationsOf(material, given),
    workExperiences: material.experience.map(({ title, company, city, from, to, description }) => ({
      id: given.newId(),
      version: 1,
      title,
      company,
      location: city.name,
      isWorking: to === null,
      ...monthOf('from', from),
      ...monthOf('to', to),
      description,
    })),
  };
}

function certificationsOf({ field, city }: CandidateMaterial, { index, year, newId }: Circumstances) {
  return pickSome(certifications[field], Math.floor(chance(index, 'certified') * 3), index, 'certification').map(
    ({ name, issueOrg, years, url }, place) => {
      const issueYear = year - 1 - Math.floor(chance(index, `issued ${place}`) * 2);
      const issueMonth = 1 + Math.floor(chance(index, `month ${place}`) * 12);
      return {
        id: newId(),
        version: 1,
        name,
        issueOrg,
        issueMonth,
        issueYear,
        expireMonth: years === null ? null : issueMonth,
        expireYear: years === null ? null : issueYear + years,
        credentialId: String(100_000 + index * 7919 + place),
        credentialUrl: url,
        state: cityById(city.id)?.state.name ?? '',
      };
    },
  );
}

function infoOf(material: CandidateMaterial, { index, year, at }: Circumstances): EmployeeInfo {
  const { rateFrom, salaryFrom, currency, relocation, clearanceType, citizenship, tagIds, experience } = material;
  const first = Number(experience.at(-1)?.from.slice(0, 4) ?? year);
  return {
    version: 1,
    rateFrom,
    rateTo: rateFrom === null ? null : Math.round(rateFrom * 1.2),
    rateCurrency: rateFrom === null ? null : currency,
    salaryFrom,
    salaryTo: Math.round((salaryFrom * 1.15) / 1000) * 1000,
    salaryCurrency: currency,
    relocation,
    citizenship,
    citizenshipDesc: '',
    clearanceType,
    workStartedAt: workStartedAt(year - first, at),
    spheres: tagIds.flatMap((id) => builtInTag(id) ?? []),
    softSkills: pickSome(softSkills, 3, index, 'soft skill'),
    city: cityById(material.city.id) ?? null,
    languages: [
      { name: 'English', level: 'fluent' },
      ...(chance(index, 'second language') < 0.4 ? [{ name: 'Spanish', level: 'conversational' as const }] : []),
    ],
    links: chance(index, 'portfolio') < 0.3 ? [{ title: 'My work', url: `https://portfolio.example/${index}` }] : [],
  };
}

function monthOf<N extends 'from' | 'to'>(name: N, month: string | null) {
  const [year, inYear] = month?.split('-').map(Number) ?? [];
  return { [`${name}Year`]: year ?? null, [`${name}Month`]: inYear ?? null } as {
    [K in `${N}Year` | `${N}Month`]: number | null;
  };
}
