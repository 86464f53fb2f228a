import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { JobViewsStore } from './job-views.store.ts';

export const listJobViewsHandler = handler(
  contract.jobs.listJobViews,
  async ({ query, actor }, { jobViewsStore }: { jobViewsStore: JobViewsStore }) =>
    pageOf(await jobViewsStore.viewsOf(actor.id), query),
);
