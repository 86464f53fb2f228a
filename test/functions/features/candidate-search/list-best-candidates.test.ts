import { beforeEach, describe, expect, it } from 'vitest';
import { addedPeopleIn } from '../../../../functions/features/candidate-search/added-people.ts';
import { bestCandidatesStore } from '../../../../functions/features/candidate-search/best-candidates.store.ts';
import { candidateSearchStore } from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import { bestOf, bestQueries } from '../../../../functions/features/candidate-search/list-best-candidates.ts';
import { listBestCandidatesHandler } from '../../../../functions/features/candidate-search/list-best-candidates.handler.ts';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { favoriteCandidateWrite } from '../../../../functions/records/favorite-candidate.ts';
import { importedCandidateWrite } from '../../../../functions/records/imported-candidate.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../../functions/search/search-log.store.ts';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { searchMarks } from '../../../../shared/rules/hidden-from.ts';
import { anImport } from '../../../support/a-resume.ts';
import { anActor } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const [react, redux, node, java] = ['React', 'Redux', 'Node.js', 'Java'].map((name) => skillNamed(name).id);
const [austin, sanMarcos, boston] = [4_671_654, 4_726_491, 4_930_956];
const hourly = (rateFrom: number, rateTo: number) => ({ hourly: { rateFrom, rateTo, currency: 'USD' } });

describe('The best for a job', () => {
  let hiring: Hiring;
  let job: { id: number };
  const people: Record<string, Actor> = {};
  let round = 0;

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const { aCandidate } = openCandidates(hiring);
    job = await hiring.aPostedJob({
      title: 'Frontend developer',
      tagIds: [react, node],
      cityId: austin,
      ...hourly(50, 70),
    });
    people.far = await aCandidate('Far', { tagIds: [react, node], cityId: boston, ...hourly(90, 99) });
    people.near = await aCandidate('Near', { tagIds: [react, node], cityId: sanMarcos, ...hourly(55, 60) });
    people.half = await aCandidate('Half', { tagIds: [react, java], cityId: austin, clearanceType: ['secret'] });
    people.akin = await aCandidate('Akin', { tagIds: [redux] });
    people.none = await aCandidate('None', { tagIds: [java], cityId: austin });
    const info = { ...noEmployeeInfo, spheres: [skillNamed('React')] };
    for (const [id, firstName] of [
      [8601, 'Added'],
      [8602, 'Java'],
    ] as const)
      await hiring.table.writeOne(
        importedCandidateWrite(
          anImport({
            id,
            recruiterId: hiring.recruiter.id,
            firstName,
            email: `${firstName}@example.com`,
            cityId: austin,
            employeeInfo: firstName === 'Java' ? { ...info, spheres: [skillNamed('Java')] } : info,
          }),
        ),
      );
  });

  beforeEach(() => {
    round += 1;
    hiring.clock.set(new Date(Date.parse('2026-09-01T10:00:00.000Z') + round * 60_000).toISOString());
  });

  async function best({ id } = job, actor: Actor = hiring.recruiter) {
    const store = { ...candidateLogStore(hiring.table), readSnapshot: async () => undefined };
    const needs = {
      candidateSearchStore: candidateSearchStore(hiring.table),
      bestCandidatesStore: bestCandidatesStore(hiring.table),
      addedPeople: addedPeopleIn(),
      candidateIndex: replica({ kind: candidateKind, store, now: () => Date.parse(hiring.clock.now()) }),
      reference: { cityById: hiring.cityById, skillPairs: associatedSkills },
      clock: hiring.clock,
    };
    return resultOf(listBestCandidatesHandler, { params: { id }, actor }, needs);
  }
  const names = async (...asked: Parameters<typeof best>) =>
    (await best(...asked)).candidates.map(({ firstName }) => firstName);

  it('are those of everybody and of whom the recruiter added, the best first and who is out of reach last, with reasons about skills, pay and place', async () => {
    const found = await best();
    expect(found.job).toMatchObject({
      id: job.id,
      title: 'Frontend developer',
      spheres: [{ id: react }, { id: node }],
    });
    const shown = found.candidates.map(({ firstName, isAdded = false, match }) => [firstName, isAdded, match?.percent]);
    expect(shown).toEqual([
      ['Near', false, 100],
      ['Added', true, 61],
      ['Half', false, 61],
      ['Akin', false, 25],
      ['Far', false, 66],
    ]);
    const reasons = found.candidates[0]?.match?.reasons.flatMap(({ fit, words }) => (fit === 'unknown' ? [] : words));
    expect(reasons).toEqual([
      '2 of 2 skills: React, Node.js',
      'The rate is as expected',
      '29 mi away',
      'No clearance needed',
      'Any work authorization',
    ]);
  });

  it('has of equal ones whom the recruiter marked before others', async () => {
    const mark = { candidateId: people.half!.id, at: hiring.clock.now() };
    await hiring.table.writeOne(favoriteCandidateWrite(hiring.recruiter.id, mark));
    const { candidates } = await best();
    expect(candidates.filter(({ isFavorite }) => isFavorite).map(({ firstName }) => firstName)).toEqual(['Half']);
    const equal = candidates.filter(({ match }) => match?.percent === 61).map(({ firstName }) => firstName);
    expect(equal.toSorted()).toEqual(['Added', 'Half']);
  });

  it('has no surname and no reason of a wish for a recruiter who is not verified (PLUS-38)', async () => {
    const carl = anActor('recruiter', { id: 2992, email: 'carl@staffing.example' });
    const manager = anActor('manager', { id: 1992 });
    await hiring.employ(carl.id, manager.id);
    const wanted = { tagIds: [react], cityId: austin, clearanceType: ['secret'] };
    const secret = await hiring.aPostedJob(wanted, manager);
    const about = async (actor: Actor, id: number) => {
      const [first] = (await best({ id }, actor)).candidates.filter(({ isAdded }) => !isAdded);
      return [first?.lastName, first?.match?.reasons.find((one) => one.about === 'clearance')?.fit];
    };
    expect(await about(carl, secret.id)).toEqual(['', 'unknown']);
    const { id } = await hiring.aPostedJob(wanted);
    expect(await about(hiring.recruiter, id)).toEqual(['Iyer', 'full']);
  });

  it('has nobody who is on the job, whom the recruiter has asked about it, who hides or whose account is closed', async () => {
    const { table, recruiter, clock } = hiring;
    await table.writeOne({ put: { ...keys.candidateOnJob(job.id, people.far!.id), jobId: job.id } });
    await table.writeOne({ put: { ...keys.candidateClaim(people.half!.id, job.id, recruiter.id), claimId: 1 } });
    await table.writeOne({
      put: { ...keys.askedEmail(recruiter.id, job.id, 'Added@example.com'), askedId: 1, until: clock.now() },
    });
    expect(await names()).toEqual(['Near', 'Akin']);
    await table.writeOne({ update: keys.account(people.akin!.id), set: { status: 'disabled' } });
    expect(await names()).toEqual(['Near']);
    const marks = searchMarks({ companies: [], findableBy: 'confirmed', confirmed: [] }, []);
    await table.writeOne({ update: keys.candidateCard(people.near!.id), set: { ...marks } });
    expect(await names()).toEqual([]);
  });

  it('are those near its city where the job names no skills, and nobody where it names no city either', async () => {
    const near = await hiring.aPostedJob({ cityId: boston });
    expect(await names(near)).toEqual(['Far']);
    expect(await names(await hiring.aPostedJob())).toEqual([]);
  });

  it('is for recruiters of its manager alone, and for an open job', async () => {
    const other = anActor('recruiter', { id: 2991 });
    expect(await refusalOf(best(job, other))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(best({ id: 99 }))).toMatchObject({ kind: 'notFound' });
    await hiring.table.writeOne({ update: keys.job(job.id), set: { status: 'closed' } });
    expect(await refusalOf(best())).toMatchObject({ kind: 'conflict' });
  });
});

it('The best are twenty, those with a match first and those who lack a must-have last, and of equal ones whom the recruiter added or marked', () => {
  const row = (id: number, percent: number | null, over: object = {}) =>
    ({ id, match: { percent, reasons: [] }, isFavorite: false, ...over }) as unknown as FoundCandidate;
  const ids = (rows: FoundCandidate[]) => bestOf(rows).map(({ id }) => id);
  expect(
    ids([row(1, null), row(2, 50), row(3, 50, { isAdded: true }), row(4, 90), row(5, 50, { isFavorite: true })]),
  ).toEqual([4, 3, 5, 2, 1]);
  const lacking = { match: { percent: 90, reasons: [{ about: 'must-haves', fit: 'none' }] } };
  const far = { match: { percent: 95, reasons: [{ about: 'distance', fit: 'none' }] } };
  expect(ids([row(1, 0, far), row(2, 0, lacking), row(3, 10), row(4, null)])).toEqual([3, 4, 2, 1]);
  expect(ids(Array.from({ length: 30 }, (_, at) => row(at, at)))).toEqual(
    Array.from({ length: 20 }, (_, at) => 29 - at),
  );
});

it('The best for a job are searched for by the skills that its manager associates', () => {
  const skillChoices = [{ tagId: 7, associatedTagId: 9, isApart: false }];
  const asked = { id: 1, spheres: [{ id: 7, name: 'Care' }], skillChoices, city: null };
  const viewer = { id: 2, role: 'recruiter' as const, companies: ['Lakeside, Inc.'] };
  expect(bestQueries(asked, viewer, [])).toMatchObject([
    {
      where: {
        tagIds: { anyOf: [7, 9] },
        jobIds: { noneOf: [1] },
        hiddenFrom: { noneOf: ['lakeside'] },
        visibleTo: { anyOf: ['recruiters', 2] },
      },
      fit: { field: 'tagIds', wanted: [{ value: 7, near: [9] }] },
    },
  ]);
});

it('The best for a job with must-haves are also searched for among those who have all of them, or associated ones (PLUS-55)', () => {
  const spheres = [7, 8, 6].map((id) => ({ id, name: `Skill ${id}` }));
  const skillChoices = [{ tagId: 7, associatedTagId: 9, isApart: false }];
  const asked = { id: 1, spheres, mustHaveSkillIds: [8, 7], skillChoices, city: null };
  const [strict, others] = bestQueries(asked, { id: 2, role: 'recruiter', companies: [] }, []);
  expect(strict).toMatchObject({ where: { tagIds: { eachOf: [[7, 9], [8]] }, jobIds: { noneOf: [1] } } });
  expect(others).toMatchObject({ where: { tagIds: { anyOf: [7, 9, 8, 6] } } });
  expect(strict?.fit).toEqual(others?.fit);
});
