import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const favoriteJobHandler = handler(
  contract.applications.favoriteJob,
  async (
    { params, body, actor },
    { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock },
  ) => {
    if (body.isFavorite) await applicationsStore.saveFavorite(actor.id, params.id, clock.now());
    else await applicationsStore.removeFavorite(actor.id, params.id);
    return { jobId: params.id, isFavorite: body.isFavorite };
  },
);
