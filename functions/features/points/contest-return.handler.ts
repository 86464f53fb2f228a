import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { BountiesStore } from './bounties.store.ts';
import { contestReturn } from './settle-bounty.ts';

export const contestReturnHandler = handler(
  contract.points.contestReturn,
  async ({ params, body, actor }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    const before = await bountiesStore.entry(actor.id, params.id);
    if (!before) throw refuse.notFound('There is no such return');
    const contested = contestReturn(before, body.words, {
      actor: eventActor(actor),
      at: clock.now(),
      eventId: clock.newId(),
      deciders: before.manager ? await bountiesStore.decidersFor(before.manager.id) : [],
    });
    await bountiesStore.saveContested(contested);
    return contested.after;
  },
);
