import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { clientClosuresPage, type DashboardReads } from './closed-jobs.steps.ts';

export const listManagerClientClosuresHandler = handler(
  contract.dashboards.listManagerClientClosures,
  async (asked, reads: DashboardReads) => clientClosuresPage(asked.actor.id, asked, reads),
);
