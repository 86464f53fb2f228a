import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { ranking, type DashboardReads } from './closed-jobs.steps.ts';

export const listManagerTopRecruitersHandler = handler(
  contract.dashboards.listManagerTopRecruiters,
  async (asked, reads: DashboardReads) => ranking(asked.actor.id, 'recruiters', asked, reads),
);
