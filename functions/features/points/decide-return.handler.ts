import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { BountiesStore } from './bounties.store.ts';
import { decideReturn, isReturn } from './settle-bounty.ts';

export const decideReturnHandler = handler(
  contract.points.decideReturn,
  async ({ params, body, actor }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    const found = (await bountiesStore.contestedFor(actor.id)).find(({ id }) => id === params.id);
    if (!found) throw refuse.notFound('There is no such contested return');
    const [before, award] = await Promise.all([
      bountiesStore.entry(found.recruiterId, found.id),
      bountiesStore.entry(found.recruiterId, found.aboutId),
    ]);
    if (!before || !isReturn(before) || !award) throw refuse.notFound('There is no such contested return');
    const decided = decideReturn(
      { before, award },
      { ...body, by: referenceOf(actor) },
      { actor: eventActor(actor), at: clock.now(), id: clock.newId(), eventId: clock.newId() },
    );
    await bountiesStore.saveDecided(decided);
    return { id: before.id };
  },
);
