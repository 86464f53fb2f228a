import { describe, expect, it } from 'vitest';
import { listSlowJobsHandler } from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { openJobsStore } from '../../../../functions/features/dashboards/open-jobs.store.ts';
import { whatSlows } from '../../../../functions/features/dashboards/what-slows-a-job.ts';
import { slowReasons, type SlowReason } from '../../../../shared/constants/dashboard.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { dashboardBudget } from '../../../budgets.ts';
import { aCandidateOnJob, aJob, anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-09-10T10:00:00.000Z';
const [early, late, ahead] = ['2026-09-01T10:00:00.000Z', '2026-09-05T10:00:00.000Z', '2026-09-12T10:00:00.000Z'];
const on = (status: PipelineStatus, statusChangedAt: string, interviewAt: string | null = null) =>
  aCandidateOnJob({ status, statusChangedAt, interviewAt });
const interview = 'first_interview_scheduled';

describe('What slows an open job', () => {
  const cases: Record<SlowReason, [Parameters<typeof whatSlows>[1], object, { count: number; since: string | null }]> =
    {
      manager: [
        [on('submitted', late), on('first_interview_complete', early), on(interview, early)],
        {},
        { count: 2, since: early },
      ],
      interview_undated: [[on(interview, late), on(interview, early, ahead)], {}, { count: 1, since: late }],
      interview_ahead: [[on(interview, early, ahead)], {}, { count: 1, since: ahead }],
      none_in_process: [[on('rejected', early)], { candidatesCount: 3 }, { count: 3, since: null }],
      no_candidates: [[], { recruiters: [] }, { count: 0, since: early }],
    };

  it.each(slowReasons)('is %s', (reason) => {
    const [inProcess, over, expected] = cases[reason];
    const job = aJob({ candidatesCount: inProcess.length, createdAt: early, ...over });
    expect(whatSlows(job, inProcess, now)).toMatchObject({ reason, ...expected });
  });
});

describe('The manager’s open jobs', () => {
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));

  it('are listed oldest first, page after page, in three calls, each with what it waits for', async () => {
    const jobs = [];
    for (let at = 0; at < 3; at += 1) jobs.push(await hiring.aPostedJob());
    await hiring.accepted(await hiring.applied(jobs[1]!.id, anActor('candidate', { id: 4100 })));
    const { id } = await hiring.aPostedJob();
    await handled(closeJobHandler, { params: { id }, body: {}, actor: hiring.manager }, hiring);
    const read = async (query: { page: number; after?: number }) => {
      local.calls.length = 0;
      const needs = { openJobsStore: openJobsStore(hiring.table), clock: hiring.clock };
      const { data, meta } = await resultOf(
        listSlowJobsHandler,
        { query: { perPage: 2, ...query }, actor: hiring.manager },
        needs,
      );
      expect(local.calls.length).toBeLessThanOrEqual(dashboardBudget.callsOfAList);
      return [data.map(({ jobId, reason }) => [jobId, reason]), meta];
    };
    expect(await read({ page: 1 })).toEqual([
      [
        [jobs[0]!.id, 'no_candidates'],
        [jobs[1]!.id, 'none_in_process'],
      ],
      expect.objectContaining({ page: 1 }),
    ]);
    expect((await read({ page: 2, after: jobs[1]!.id }))[0]).toEqual([[jobs[2]!.id, 'no_candidates']]);
  });
});
