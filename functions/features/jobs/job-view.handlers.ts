import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { JobViewsStore } from './job-views.store.ts';

export const listJobViewsHandler = handler(
  contract.jobs.listJobViews,
  async ({ query, actor }, { jobViewsStore }: { jobViewsStore: JobViewsStore }) =>
    pageOf(await jobViewsStore.viewsOf(actor.id), query),
);

export const saveJobViewHandler = handler(
  contract.jobs.saveJobView,
  async ({ body, actor }, { jobViewsStore, clock }: { jobViewsStore: JobViewsStore; clock: Clock }) => {
    const view = { ...body, id: clock.newId(), managerId: actor.id, createdAt: clock.now() };
    await jobViewsStore.saveNew(view);
    return view;
  },
);

export const removeJobViewHandler = handler(
  contract.jobs.removeJobView,
  async ({ params, actor }, { jobViewsStore }: { jobViewsStore: JobViewsStore }) => {
    await jobViewsStore.remove(actor.id, params.id);
    return { id: params.id };
  },
);
