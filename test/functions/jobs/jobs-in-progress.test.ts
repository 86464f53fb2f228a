import { describe, expect, it } from 'vitest';
import { listRecruiterJobsHandler } from '../../../functions/jobs/list-recruiter-jobs.handler.ts';
import { keepBegunJob, putForwardWrites } from '../../../functions/records/put-forward.ts';
import { keys } from '../../../functions/table/keys.ts';
import { jobSorts } from '../../../shared/constants/job.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { byNearestToHire } from '../../../shared/rules/nearest-to-hire.ts';
import { mostCallsOfAScreen } from '../../budgets.ts';
import { aCandidateOnJob, aJob, anActor, someTime } from '../../support/builders.ts';
import { handled } from '../../support/handle.ts';
import { type Hiring, openHiring } from '../../support/hiring.ts';
import { type LocalTable, withLocalTable } from '../../support/local-table.ts';
import { factsOf, plant } from '../../support/planted-jobs.ts';
import { random } from '../search/random.ts';

const daysAgo = (days: number) => new Date(Date.parse(someTime) - days * 86_400_000).toISOString();

describe('A recruiter’s jobs in progress', () => {
  let local: LocalTable;
  let hiring: Hiring;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
  });
  const recruiter = anActor('recruiter', { id: 2_800 });
  const listed = async (query: object) => {
    const parsed = contract.jobs.listRecruiterJobs.request.query.parse({ status: 'in_progress', ...query });
    return (await handled(listRecruiterJobsHandler, { query: parsed, actor: recruiter }, hiring)).result;
  };
  const aPlace = (managerId: number, jobId: number, more: Partial<CandidateOnJob>) =>
    aCandidateOnJob({ jobId, managerId, recruiterId: recruiter.id, ...more });
  async function planted(managerId: number, jobIds: readonly number[], places: readonly CandidateOnJob[]) {
    await plant(local, [
      ...jobIds.map((id) => factsOf(aJob({ id, managerId, recruiters: [] }))),
      ...places.map((one) => ({ ...one, ...keys.candidateOnJob(one.jobId, one.candidateId) })),
      ...places.flatMap((one) => putForwardWrites(one).map((write) => (write as { put: object }).put)),
    ]);
    await hiring.employ(recruiter.id, managerId);
    await hiring.pack(managerId);
  }

  it('take three calls however many candidates are on them, in every order, and name those nearest to a hire (JOB-73, JOB-37)', async () => {
    const lot = random(61);
    const managerId = 9_900;
    const jobIds = Array.from({ length: 120 }, (_, place) => 1_788_000_000_000_000 + place * 4_099);
    const places = jobIds.flatMap((jobId, place) =>
      Array.from({ length: 1 + (place % 6) }, (_, number) =>
        aPlace(managerId, jobId, {
          candidateId: 3_000 + number,
          status: lot.pick(['contacted', 'submitted', 'rejected'] as const),
          statusChangedAt: daysAgo(lot.integer(0, 5)),
        }),
      ),
    );
    await planted(managerId, jobIds, places);
    for (const perPage of [25, 50, 100])
      for (const sort of jobSorts) {
        local.calls.length = 0;
        const { data, meta } = await listed({ perPage, sort });
        expect(local.calls.length).toBe(mostCallsOfAScreen);
        expect(meta.total).toBe(jobIds.length);
        const named = data.reduce((sum, { candidates }) => sum + candidates.length, 0);
        const onThem = places.filter(({ jobId }) => data.some(({ id }) => id === jobId));
        expect(named).toBe(Math.min(100 - perPage, onThem.length));
        for (const { id, candidates, moreCandidates } of data) {
          const nearest = places.filter(({ jobId }) => jobId === id).toSorted(byNearestToHire);
          const statuses = nearest.slice(0, candidates.length).map(({ status }) => status);
          expect(candidates.map(({ status }) => status)).toEqual(statuses);
          expect(candidates.length + moreCandidates).toBe(nearest.length);
          expect(candidates.length).toBeGreaterThanOrEqual(perPage === 25 ? 1 : 0);
        }
      }
  }, 60_000);

  it('warn of a manager who has left a candidate waiting, though the page has no room to name that one (PLUS-14)', async () => {
    const managerId = 9_901;
    const jobIds = Array.from({ length: 100 }, (_, place) => 1_789_000_000_000_000 + place * 4_099);
    const waiting = (jobId: number) => aPlace(managerId, jobId, { status: 'submitted', statusChangedAt: daysAgo(30) });
    await planted(managerId, jobIds, jobIds.map(waiting));
    const { data } = await listed({ managerId, perPage: 100 });
    expect(
      data.map(({ candidates, moreCandidates, silentSince }) => [candidates.length, moreCandidates, silentSince]),
    ).toEqual(jobIds.map(() => [0, 1, daysAgo(30)]));
  });

  it('follow the moves of the candidates in their order, however late and in whatever order these arrive', async () => {
    const managerId = 9_902;
    const [first, second] = [1_787_000_000_000_001, 1_787_000_000_000_002];
    const places = [first, second].map((jobId) => aPlace(managerId, jobId, { statusChangedAt: daysAgo(9) }));
    await planted(managerId, [first, second], places);
    const byWaiting = async () => (await listed({ managerId, sort: 'waiting' })).data.map(({ id }) => id);
    const moved = async (place: CandidateOnJob, days: number, version: number) => {
      const now = { ...place, version, statusChangedAt: daysAgo(days) };
      await plant(local, [{ ...now, ...keys.candidateOnJob(place.jobId, place.candidateId) }]);
      await keepBegunJob(hiring.table, now);
    };
    await moved(places[1]!, 10, 2);
    expect(await byWaiting()).toEqual([second, first]);
    await moved(places[1]!, 2, 4);
    expect(await byWaiting()).toEqual([first, second]);
    // What was read of the place before the last move comes after it.
    await moved(places[1]!, 10, 3);
    expect(await byWaiting()).toEqual([first, second]);
  });

  it('know nobody who was put back, though a move of theirs arrives later', async () => {
    const managerId = 9_903;
    const place = aPlace(managerId, 1_786_000_000_000_001, {});
    await planted(managerId, [place.jobId], [place]);
    await hiring.table.writeOne({ remove: keys.begunJob(recruiter.id, place.jobId, place.candidateId) });
    await keepBegunJob(hiring.table, place);
    expect((await listed({ managerId })).data).toEqual([]);
    await hiring.table.writeOne({ remove: keys.candidateOnJob(place.jobId, place.candidateId) });
    await expect(keepBegunJob(hiring.table, place)).resolves.toBeUndefined();
  });
});
