import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { closedJobsPage, type DashboardReads } from './closed-jobs.steps.ts';

export const listManagersClosedJobsHandler = handler(
  contract.dashboards.listManagersClosedJobs,
  async (asked, reads: DashboardReads) => closedJobsPage(asked.query.managerId ?? 'everyone', asked, reads),
);
