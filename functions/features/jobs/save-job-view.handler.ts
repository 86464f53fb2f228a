import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { JobViewsStore } from './job-views.store.ts';

export const saveJobViewHandler = handler(
  contract.jobs.saveJobView,
  async ({ body, actor }, { jobViewsStore, clock }: { jobViewsStore: JobViewsStore; clock: Clock }) => {
    const view = { ...body, id: clock.newId(), managerId: actor.id, createdAt: clock.now() };
    await jobViewsStore.saveNew(view);
    return view;
  },
);
