import { beforeEach, describe, expect, it } from 'vitest';
import { addedPeopleIn } from '../../../../functions/features/candidate-search/added-people.ts';
import { candidateSearchStore } from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import { listCandidatesHandler } from '../../../../functions/features/candidate-search/candidate.handlers.ts';
import {
  readCandidateProfileHandler,
  readCandidateSummaryHandler,
} from '../../../../functions/features/candidate-profile/candidate-profile.handlers.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { readEmployeeInfoHandler } from '../../../../functions/features/candidate-profile/employee-info.handlers.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import {
  addEducationHandler,
  listWorkExperiencesHandler,
} from '../../../../functions/features/candidate-profile/entry.handlers.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { cityMeant } from '../../../../functions/features/lookups/cities.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { readPersonHandler } from '../../../../functions/features/people/person.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../../functions/search/search-log.store.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const nursing = skillNamed('Intensive care unit').id;
const sanMarcos = 4_726_491;
const everything = { filter: { current: 'all' }, perPage: 50 };

describe('A candidate whom all recruiters find', () => {
  let hiring: Hiring;
  let hana: Actor;
  let verified: Actor;
  const unverified = anActor('recruiter', { id: 2100, email: 'carl@staffing.example' });
  let round = 0;

  const needs = () => {
    const now = () => Date.parse(hiring.clock.now());
    return {
      ...hiring,
      candidateSearchStore: candidateSearchStore(hiring.table),
      addedPeople: addedPeopleIn(),
      candidateIndex: replica({
        kind: candidateKind,
        store: { ...candidateLogStore(hiring.table), readSnapshot: async () => undefined },
        now,
      }),
      reference: { cityById: hiring.cityById, cityMeant, skillPairs: associatedSkills },
      tagsOf: hiring.reference.tagsOf,
      candidateProfileStore: candidateProfileStore(hiring.table, now),
      profileMarksStore: profileMarksStore(hiring.table),
      peopleStore: peopleStore(hiring.table),
    };
  };
  async function listed(query: object, actor: Actor) {
    const parsed = contract['candidate-search'].listCandidates.request.query.parse({ ...everything, ...query });
    return resultOf(listCandidatesHandler, { query: parsed, actor }, needs());
  }
  const totals = async (query: object) =>
    Promise.all([verified, unverified].map(async (actor) => (await listed(query, actor)).meta.total));

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    verified = hiring.recruiter;
    hana = await openCandidates(hiring).aCandidate('Hana', {
      title: 'Charge nurse',
      tagIds: [nursing],
      cityId: sanMarcos,
      clearanceType: ['secret'],
      citizenship: ['usCitizen'],
      relocation: true,
      hourly: { rateFrom: 60, rateTo: 75, currency: 'USD' },
    });
    const school = { school: 'Texas State', degree: 'BSc', study: 'Nursing', from: 2010, to: 2014 };
    await handled(addEducationHandler, { params: { candidateId: hana.id }, body: school, actor: hana }, needs());
  });

  beforeEach(() => {
    round += 1;
    hiring.clock.set(new Date(Date.parse('2026-09-01T10:00:00.000Z') + round * 60_000).toISOString());
  });

  it('is a row without surname, picture and wishes for a recruiter who is not verified (PLUS-38)', async () => {
    const [row] = (await listed({}, unverified)).data;
    expect(row).toMatchObject({
      id: hana.id,
      firstName: 'Hana',
      lastName: '',
      avatar: null,
      isAnonymous: true,
      title: 'Charge nurse',
      hourly: { rateFrom: 60 },
      relocation: null,
      clearanceType: [],
      citizenship: [],
    });
    expect((await listed({}, verified)).data[0]).toMatchObject({ lastName: 'Iyer', isAnonymous: false });
  });

  it.each([
    ['their title', { search: 'charge nurse' }, [1, 1]],
    ['a skill in words', { search: 'intensive care' }, [1, 1]],
    ['their skills', { filter: { tagIds: [nursing], current: 'all' } }, [1, 1]],
    ['their name', { search: 'Iyer' }, [1, 0]],
    ['the beginning of their name', { search: 'Iye' }, [1, 0]],
    ['a slip in their name', { search: 'Hanna Iyer' }, [1, 0]],
    ['an employer', { search: 'Lakeside' }, [1, 0]],
    ['the absence of an employer', { search: 'nurse -Lakeside' }, [0, 1]],
    ['a school', { search: '"Texas State"' }, [1, 0]],
    ['a clearance', { filter: { clearanceType: ['secret'], current: 'all' } }, [1, 0]],
    ['an authorisation', { filter: { citizenship: ['usCitizen'], current: 'all' } }, [1, 0]],
    ['a wish to move', { filter: { relocation: true, current: 'all' } }, [1, 0]],
  ])('is found and counted by %s as far as that is shown (PLUS-38)', async (_, query, expected) => {
    expect(await totals(query)).toEqual(expected);
  });

  it('is counted in no facet of what is not shown (PLUS-38)', async () => {
    const facetsFor = async (actor: Actor) => Object.keys((await listed({ facets: true }, actor)).meta.facets ?? {});
    expect(await facetsFor(unverified)).toEqual(['current', 'tagIds', 'stateName']);
    expect(await facetsFor(verified)).toContain('clearanceType');
  });

  it('has a profile of title, skills, city, years and pay, and no summary, for who is not verified (PLUS-38)', async () => {
    const params = { candidateId: hana.id };
    const read = async (actor: Actor) => resultOf(readCandidateProfileHandler, { params, actor }, needs());
    const seen = await read(unverified);
    expect(seen).toMatchObject({
      candidate: { firstName: 'Hana', lastName: '', avatar: null },
      isAnonymous: true,
      educations: [],
      certifications: [],
      workExperiences: [{ title: 'Charge nurse', company: '', location: '', fromYear: null }],
      employeeInfo: { rateFrom: 60, relocation: false, citizenship: [], clearanceType: [] },
      resume: null,
      summary: null,
      actions: ['favorite', 'viewed', 'assign', 'unassign'],
    });
    const others = [
      await handled(readEmployeeInfoHandler, { params, actor: unverified }, needs()),
      await handled(listWorkExperiencesHandler, { params, actor: unverified }, needs()),
      await handled(readPersonHandler, { params: { id: hana.id }, actor: unverified }, needs()),
    ];
    expect(JSON.stringify([seen, others])).not.toMatch(/Iyer|Lakeside|Texas State|usCitizen/);
    const summary = handled(readCandidateSummaryHandler, { params, actor: unverified }, needs() as never);
    expect(await refusalOf(summary)).toMatchObject({ kind: 'forbidden' });
    expect(JSON.stringify(await read(verified))).toMatch(/Iyer.*Texas State/);
  });

  it('is known by name to a recruiter whom they confirm, verified or not (PLUS-38)', async () => {
    const choice = { findableBy: 'recruiters', companies: [], confirmed: [unverified.id], version: 2 } as const;
    await hiring.table.writeOne(hidingWrite(hana.id, choice));
    await needs().candidateProfileStore.refresh(hana.id, hiring.clock.now());
    expect(await totals({ search: 'nurse' })).toEqual([1, 1]);
    expect((await listed({}, unverified)).data[0]).toMatchObject({ lastName: 'Iyer', isAnonymous: false });
    const read = handled(readPersonHandler, { params: { id: hana.id }, actor: unverified }, needs());
    expect((await read).result).toMatchObject({ lastName: 'Iyer', contact: null });
  });
});
