import { describe, expect, it } from 'vitest';
import { selfAssignmentAcceptedExamples } from '../../../../events/applications/self-assignment-accepted.ts';
import { pipelineStore, type PipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import { newCandidateOnJobWrites } from '../../../../functions/records/candidate-on-job.ts';
import { unrepresentedWrites } from '../../../../functions/records/recruiter-of-place.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { aCandidateOnJob, anActor } from '../../../support/builders.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { refusalText } from '../../../support/outcomes.ts';

const onJob = aCandidateOnJob();
const pair = { jobId: onJob.jobId, candidateId: onJob.candidateId };
const missing = { ...pair, candidateId: 9 };
const [manager, recruiter, candidate] = [anActor('manager'), anActor('recruiter'), anActor('candidate')];
const [otherManager, otherRecruiter] = [anActor('manager', { id: 1002 }), anActor('recruiter', { id: 2002 })];
const superManager = anActor('super_manager');
const accepted = selfAssignmentAcceptedExamples[0]!;
const event = {
  ...accepted,
  subject: keys.candidateOnJobSubject(onJob.jobId, onJob.candidateId),
  data: { ...accepted.data, managerId: manager.id, recruiter: onJob.recruiter },
};
const notYours = 'forbidden | This candidate on this job is not yours to see';
const notOnJob = 'notFound | This candidate is not on this job';

describe('A candidate on a job', () => {
  let local: LocalTable;
  let store: PipelineStore;
  withLocalTable(async (opened) => {
    local = opened;
    const table = openTable(local.tableName, local.documents);
    store = pipelineStore(table);
    const gate = { ...keys.jobGate(onJob.jobId), jobId: onJob.jobId, managerId: manager.id, status: 'signed' };
    await table.write([...newCandidateOnJobWrites(onJob, event), { put: gate }]);
  });
  const outcome = async (read: Promise<unknown>) => read.then(() => 'seen', refusalText);

  it('is read by their manager, their recruiter and super managers, and refused to others', async () => {
    const readers = [manager, recruiter, superManager, otherManager, otherRecruiter];
    for (const read of [store.position, store.story]) {
      expect(await Promise.all(readers.map((reader) => outcome(read(pair, reader))))).toEqual([
        'seen',
        'seen',
        'seen',
        notYours,
        notYours,
      ]);
      expect(await outcome(read(missing, manager))).toBe(notOnJob);
    }
  });

  it('sees their own place among the others, and no other candidate does', async () => {
    const readers = [manager, recruiter, candidate, otherRecruiter, anActor('candidate', { id: 3002 })];
    expect(await Promise.all(readers.map((reader) => outcome(store.placeAmongOthers(pair, reader))))).toEqual([
      'seen',
      'seen',
      'seen',
      notYours,
      notOnJob,
    ]);
    expect(await outcome(store.placeAmongOthers(missing, manager))).toBe(notOnJob);
    expect(await store.placeAmongOthers(pair, candidate)).toMatchObject({
      own: { candidateId: candidate.id },
      others: [],
    });
  });

  it('is among the places of the job for its manager alone', async () => {
    expect(await store.positions(onJob.jobId, [candidate.id, 9], manager)).toEqual({
      jobStatus: 'signed',
      places: new Map([[candidate.id, expect.objectContaining({ ...onJob }) as object]]),
    });
    expect(await outcome(store.positions(onJob.jobId, [], otherManager))).toBe(
      'forbidden | This job belongs to another manager',
    );
    expect(await outcome(store.positions(9, [], manager))).toBe('notFound | There is no such job');
  });

  it('earns points for a hire that their job’s manager alone sees', async () => {
    const { requireManager, hiresOf } = bountiesStore(openTable(local.tableName, local.documents));
    expect(await outcome(requireManager(onJob.jobId, manager.id))).toBe('seen');
    expect(await outcome(requireManager(onJob.jobId, otherManager.id))).toBe(
      'forbidden | Only the job’s manager may see and change this',
    );
    expect(await outcome(requireManager(9, manager.id))).toBe('notFound | There is no such job');
    expect(await hiresOf(onJob.jobId)).toEqual([]);
  });

  it('whose claim ended has a story that the recruiter reads no more', async () => {
    await openTable(local.tableName, local.documents).write(unrepresentedWrites(onJob));
    expect(await outcome(store.story(pair, recruiter))).toBe(notYours);
    expect(await outcome(store.position(pair, recruiter))).toBe(notYours);
    expect(await outcome(store.story(pair, manager))).toBe('seen');
  });
});
