import { keys } from '../../../../functions/platform/table/keys.ts';
import { expect, it } from 'vitest';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import {
  listRecruiterClientsHandler,
  listRecruiterSkillsHandler,
  readRecruiterDashboardHandler,
} from '../../../../functions/features/dashboards/recruiter-dashboard.handlers.ts';
import { listRecruiterClosedJobsHandler } from '../../../../functions/features/dashboards/closed-job.handlers.ts';
import {
  listLeaderboardHandler,
  listRecruiterTopRecruitersHandler,
} from '../../../../functions/features/dashboards/ranking.handlers.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listRecruiterJobsHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { skills as skillList } from '../../../../functions/features/lookups/skill-list.ts';
import { isCounted } from '../../../../functions/domain/counters/counted-event.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);

/** Counts what happened on a job and on a candidate's place on it, as the reaction does. */
async function counted(jobId: number, candidateId: number): Promise<void> {
  for (const pk of [`JOB#${jobId}`, `JOB#${jobId}#CANDIDATE#${candidateId}`])
    for (const { event } of await hiring.table.query(keys.eventsOf(pk)))
      if (isCounted(event)) await count(event, countersStore(hiring.table, hiring.clock));
}

it('A recruiter’s dashboard has their jobs in progress, counters, closed jobs, skills, clients, statistics and the ranking of recruiters (DASH-22 to DASH-28, DASH-40)', async () => {
  const { manager, recruiter, clock } = hiring;
  const candidate = anActor('candidate');
  const skill = skillList[0]!;
  const client = await hiring.aClient();
  const open = await hiring.aPostedJob({ title: 'Open one' });
  const filled = await hiring.aPostedJob({ title: 'Filled one', clientId: client.id, tagIds: [skill.id] });
  for (const { id } of [open, filled]) await hiring.accepted(await hiring.applied(id, candidate));
  const body = { candidateId: candidate.id, recruiterId: recruiter.id };
  await handled(closeJobHandler, { params: { id: filled.id }, body, actor: manager }, hiring);
  for (const { id } of [open, filled]) await counted(id, candidate.id);
  await hiring.pack(manager.id);

  const needs = { ...hiring, dashboardsStore: dashboardsStore(hiring.table), clock };
  const asked = { query: { range: 'week', zone: 'UTC' } as const, actor: recruiter };
  const page = { ...asked, query: { ...asked.query, page: 1, perPage: 10 } };
  const jobs = { query: { status: 'in_progress', page: 1, perPage: 10 } as const, actor: recruiter };
  expect((await resultOf(listRecruiterJobsHandler, jobs, needs)).data.map(({ title }) => title)).toEqual(['Open one']);
  const { flows, toHire } = await resultOf(readRecruiterDashboardHandler, asked, needs);
  expect(flows.map(({ name, count: times }) => [name, times])).toEqual([
    ['candidates', 2],
    ['moves', 0],
    ['hired', 1],
    ['points', 500],
  ]);
  expect(toHire.cases).toBe(1);
  const closed = await resultOf(listRecruiterClosedJobsHandler, page, needs);
  expect(closed.data.map(({ title, points }) => [title, points])).toEqual([['Filled one', 500]]);
  const skills = (await resultOf(listRecruiterSkillsHandler, page, needs)).data;
  expect(skills.map(({ name, hired }) => [name, hired])).toEqual([[skill.name, 1]]);
  const clients = (await resultOf(listRecruiterClientsHandler, page, needs)).data;
  expect(new Map(clients.map(({ name, candidates }) => [name, candidates]))).toEqual(
    new Map([
      [null, 1],
      ['Lakeside Hospital', 1],
    ]),
  );
  const ranked = await resultOf(listRecruiterTopRecruitersHandler, asked, needs);
  expect(ranked.map(({ personId, hires, points }) => [personId, hires, points])).toEqual([[recruiter.id, 1, 500]]);

  const account = { id: recruiter.id, firstName: 'Ada', lastName: 'Mbeki', avatar: null, status: 'active', version: 1 };
  await hiring.table.writeOne({ put: { ...keys.account(recruiter.id), ...account } });
  const seen = (actor: typeof recruiter) => resultOf(listLeaderboardHandler, { ...page, actor }, needs);
  const leaders = [{ place: 1, personId: recruiter.id, name: 'Ada Mbeki', points: 500 }];
  expect(await seen(recruiter)).toMatchObject({ data: leaders, meta: { total: 1, mine: { place: 1, points: 500 } } });
  expect(await seen({ ...recruiter, id: recruiter.id + 1 })).toMatchObject({ data: leaders, meta: { mine: null } });
  const second = await resultOf(listLeaderboardHandler, { ...page, query: { ...page.query, page: 2 } }, needs);
  expect(second).toMatchObject({ data: [], meta: { mine: { place: 1, points: 500 } } });
});
