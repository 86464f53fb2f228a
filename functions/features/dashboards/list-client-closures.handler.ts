import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { clientClosuresPage, type DashboardReads } from './closed-jobs.steps.ts';

export const listClientClosuresHandler = handler(
  contract.dashboards.listClientClosures,
  async (asked, reads: DashboardReads) => clientClosuresPage(asked.query.managerId ?? 'everyone', asked, reads),
);
