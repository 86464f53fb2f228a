import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { closedJobsPage, type DashboardReads } from './closed-jobs.steps.ts';

export const listRecruiterClosedJobsHandler = handler(
  contract.dashboards.listRecruiterClosedJobs,
  async (asked, reads: DashboardReads) => closedJobsPage(asked.actor.id, asked, reads),
);
