import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { ranking, type DashboardReads } from './closed-jobs.steps.ts';

export const listTopRecruitersOfManagerHandler = handler(
  contract.dashboards.listTopRecruitersOfManager,
  async (asked, reads: DashboardReads) => ranking(asked.params.id, 'recruiters', asked, reads),
);
