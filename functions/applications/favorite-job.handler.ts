import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const favoriteJobHandler = handler(
  contract.applications.favoriteJob,
  async (
    { params, body, actor },
    { applicationsStore, clock }: { applicationsStore: ApplicationsStore; clock: Clock },
  ) => {
    const [job] = await applicationsStore.jobs([params.id]);
    if (!job) throw refuse.notFound('There is no such job');
    await applicationsStore.saveFavorite(actor.id, params.id, { isFavorite: body.isFavorite, at: clock.now() });
    return { jobId: params.id, isFavorite: body.isFavorite };
  },
);
