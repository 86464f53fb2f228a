import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { closedJobsPage, type DashboardReads } from './closed-jobs.steps.ts';

export const listManagerClosedJobsHandler = handler(
  contract.dashboards.listManagerClosedJobs,
  async (asked, reads: DashboardReads) => closedJobsPage(asked.actor.id, asked, reads),
);
