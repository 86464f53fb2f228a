import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { askedManager } from './asked-manager.steps.ts';
import { closedJobsPage, clientClosuresPage, type DashboardReads } from './closed-jobs.steps.ts';

export const listManagerClosedJobsHandler = handler(
  contract.dashboards.listManagerClosedJobs,
  async (asked, reads: DashboardReads) => closedJobsPage(asked.actor.id, asked, reads),
);

export const listManagersClosedJobsHandler = handler(
  contract.dashboards.listManagersClosedJobs,
  async (asked, reads: DashboardReads) =>
    closedJobsPage(await askedManager(asked, reads.dashboardsStore), asked, reads),
);

export const listRecruiterClosedJobsHandler = handler(
  contract.dashboards.listRecruiterClosedJobs,
  async (asked, reads: DashboardReads) => closedJobsPage(asked.actor.id, asked, reads),
);

export const listManagerClientClosuresHandler = handler(
  contract.dashboards.listManagerClientClosures,
  async (asked, reads: DashboardReads) => clientClosuresPage(asked.actor.id, asked, reads),
);

export const listClientClosuresHandler = handler(
  contract.dashboards.listClientClosures,
  async (asked, reads: DashboardReads) =>
    clientClosuresPage(await askedManager(asked, reads.dashboardsStore), asked, reads),
);
