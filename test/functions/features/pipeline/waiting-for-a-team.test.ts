import { beforeEach, describe, expect, it } from 'vitest';
import { applicationsStore } from '../../../../functions/features/applications/applications.store.ts';
import { listWaitingApplicantsHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { listWaitingCandidatesHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openMeetings } from '../../../support/meetings.ts';

const room = withLocalTable(openMeetings);
let [drawn, jobId, otherJobId] = [0, 0, 0];
let noor = anActor('manager', { id: 7601 });
const submitted = { status: 'submitted', lastChange: null };
const other = anActor('candidate', { id: 3099 });
const query = { page: 1, perPage: 50 };

/** Two jobs of a manager with a candidate each, and a colleague who may help with the first. */
beforeEach(async () => {
  noor = anActor('manager', { id: 7601 + (drawn += 1) });
  [jobId, otherJobId] = [await room.introduce(room.candidate, room.manager, submitted), await room.introduce(other)];
});
const helps = async (part: 'team' | 'interviewer') =>
  room.table.writeOne({ put: { ...keys.membership(noor.id, jobId), id: 1, jobId, part, state: 'joined' } });
const waiting = async () => {
  const needs = { pipelineStore: pipelineStore(room.table), clock: room.clock, silenceDays: () => 5 };
  return (await handled(listWaitingCandidatesHandler, { query, actor: noor }, needs)).result.data;
};
let applicantId = 3200;
/** Somebody applies to a job. */
const apply = async (to: number, { by = room.manager, appliedAt = someTime } = {}) => {
  const candidate = { id: (applicantId += 1), firstName: 'Ada', lastName: 'Wells', avatar: null };
  const one = { id: 1, jobId: to, jobTitle: 'Nurse', managerId: by.id, candidate, appliedAt };
  const listed = { ...keys.waitingApplications(by.id), gsi1sk: appliedAt };
  await room.table.writeOne({
    put: { ...keys.application(candidate.id, to), ...one, declines: [], state: 'waiting', ...listed } as never,
  });
};
const applied = async (asked: object = {}) => {
  const needs = { applicationsStore: applicationsStore(room.table), clock: room.clock, skillPairs: () => [] };
  const call = { query: { ...query, ...asked }, actor: noor };
  return (await handled(listWaitingApplicantsHandler, call, needs)).result.data.map(({ job }) => job.id);
};

describe('What waits for the manager of a job', () => {
  it('waits for a colleague on its team too, who moves it, and for nobody who only interviews (PLUS-54)', async () => {
    expect(await waiting()).toEqual([]);
    await helps('interviewer');
    expect(await waiting()).toEqual([]);
    await helps('team');
    expect(await waiting()).toMatchObject([{ jobId, managerId: room.manager.id, team: [noor.id] }]);
    await room.table.writeOne({
      update: keys.candidateOnJob(jobId, room.candidate.id),
      remove: ['gsi1pk', 'gsi1sk'],
    });
    expect(await waiting()).toEqual([]);
  });

  it('shows them who applied to the job, and not to another of its manager', async () => {
    for (const id of [jobId, otherJobId]) await apply(id);
    expect(await applied()).toEqual([]);
    await helps('team');
    expect(await applied()).toEqual([jobId]);
    expect(await applied({ jobId })).toEqual([jobId]);
    expect(await applied({ jobId: otherJobId })).toEqual([]);
  });

  it('is listed with what waits for their own jobs, who applied first above all', async () => {
    const ownJobId = await room.introduce(anActor('candidate', { id: 3098 }), noor);
    await apply(jobId);
    const later = new Date(Date.parse(someTime) + 60_000).toISOString();
    await apply(ownJobId, { by: noor, appliedAt: later });
    await helps('team');
    expect(await applied()).toEqual([jobId, ownJobId]);
  });
});
