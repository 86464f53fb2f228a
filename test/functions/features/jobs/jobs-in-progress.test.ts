import { describe, expect, it } from 'vitest';
import { employmentStore } from '../../../../functions/features/recruiters/employment.store.ts';
import { listRecruiterJobsHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { unrepresentedWrites } from '../../../../functions/records/recruiter-of-place.ts';
import { keepBegunJob, keepBegunJobs } from '../../../../functions/domain/pipeline/begun-jobs.ts';
import { putForwardWrites } from '../../../../functions/records/put-forward.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { jobSorts } from '../../../../shared/constants/job.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { hidingMarks } from '../../../../shared/rules/hidden-from.ts';
import { byNearestToHire } from '../../../../shared/rules/nearest-to-hire.ts';
import { mostCallsOfAScreen } from '../../../budgets.ts';
import { aCandidateOnJob, aJob, anActor, someTime } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { factsOf, plant } from '../../../support/planted-jobs.ts';
import { random } from '../../search/random.ts';

const daysAgo = (days: number) => new Date(Date.parse(someTime) - days * 86_400_000).toISOString();

describe('A recruiter’s jobs in progress', () => {
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));
  const recruiter = anActor('recruiter', { id: 2_800 });
  const listed = async (query: object) => {
    const parsed = contract.jobs.listRecruiterJobs.request.query.parse({ status: 'in_progress', ...query });
    return resultOf(listRecruiterJobsHandler, { query: parsed, actor: recruiter }, hiring);
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
    await plant(local, [
      { ...keys.account(managerId), id: managerId, status: 'active', email: 'daniel@reyes.example' },
    ]);
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

  it('name nobody who has refused the recruiter, whatever becomes of them on the job, which is new again (PLUS-01)', async () => {
    const managerId = 9_904;
    const [refused, kept] = [1_785_000_000_000_001, 1_785_000_000_000_002].map((jobId) => aPlace(managerId, jobId, {}));
    await planted(managerId, [refused!.jobId, kept!.jobId], [refused!, kept!]);
    await hiring.table.write(unrepresentedWrites(refused!));
    await keepBegunJob(hiring.table, refused!);
    const idsOf = async (status: string) => (await listed({ managerId, status })).data.map(({ id }) => id);
    expect([await idsOf('in_progress'), await idsOf('new')]).toEqual([[kept!.jobId], [refused!.jobId]]);
    const { candidates } = await employmentStore(hiring.table).openWork(managerId, recruiter.id);
    expect(candidates.map(({ jobId }) => jobId)).toEqual([kept!.jobId]);
  });

  it('name nobody who is on the job for another recruiter now, where an earlier deployment remembered them', async () => {
    const managerId = 9_905;
    const place = aPlace(managerId, 1_784_000_000_000_001, {});
    await planted(managerId, [place.jobId], [place]);
    const taken = { ...place, recruiterId: 2_801, status: 'submitted' as const, version: 2 };
    await plant(local, [{ ...taken, ...keys.candidateOnJob(place.jobId, place.candidateId) }]);
    await keepBegunJob(hiring.table, place);
    const [row] = (await listed({ managerId })).data;
    expect([row?.candidates, row?.moreCandidates]).toEqual([[], 0]);
    await keepBegunJobs(hiring.table, recruiter.id);
    expect((await listed({ managerId })).data).toEqual([]);
  });

  it('are found, ordered, counted and warned of without candidates who hide from a client of the recruiter’s (PLUS-21)', async () => {
    const managerId = 9_906;
    const [first, second, third] = [1_783_000_000_000_001, 1_783_000_000_000_002, 1_783_000_000_000_003];
    const shown = [first, second].map((jobId) =>
      aPlace(managerId, jobId, { candidateId: 1, statusChangedAt: daysAgo(0) }),
    );
    const hiding = hidingMarks({ companies: ['Shy Hospital'], findableBy: 'recruiters', confirmed: [] });
    const waiting = { candidateId: 2, status: 'submitted', statusChangedAt: daysAgo(40) } as const;
    const hidden = [first, third].map((jobId) => ({ ...aPlace(managerId, jobId, waiting), hiding }));
    const client = { ...keys.client(managerId, 1), id: 1, companyName: 'Shy Hospital', email: 'ann@shy.example' };
    await planted(managerId, [first, second, third], [...shown, ...hidden]);
    await plant(local, [client]);
    const found = (await listed({ managerId, sort: 'waiting' })).data.map((job) => [
      job.id,
      job.candidates.length,
      job.silentSince,
    ]);
    expect(found).toEqual([
      [second, 1, null],
      [first, 1, null],
    ]);
    expect((await listed({ managerId, status: 'new' })).data.map(({ id }) => id)).toEqual([third]);
  });
});
