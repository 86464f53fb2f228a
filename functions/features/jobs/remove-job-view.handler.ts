import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { JobViewsStore } from './job-views.store.ts';

export const removeJobViewHandler = handler(
  contract.jobs.removeJobView,
  async ({ params, actor }, { jobViewsStore }: { jobViewsStore: JobViewsStore }) => {
    await jobViewsStore.remove(actor.id, params.id);
    return { id: params.id };
  },
);
