import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { ranking, type DashboardReads } from './closed-jobs.steps.ts';

export const listTopManagersHandler = handler(
  contract.dashboards.listTopManagers,
  async (asked, reads: DashboardReads) => ranking('everyone', 'managers', asked, reads),
);
