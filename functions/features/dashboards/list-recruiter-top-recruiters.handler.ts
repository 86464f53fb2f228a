import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { ranking, type DashboardReads } from './closed-jobs.steps.ts';

export const listRecruiterTopRecruitersHandler = handler(
  contract.dashboards.listRecruiterTopRecruiters,
  async (asked, reads: DashboardReads) => ranking('everyone', 'recruiters', asked, reads),
);
