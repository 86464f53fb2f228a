import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { BountiesStore } from './bounties.store.ts';
import { hireBountyOf } from './hire-bounty.ts';
import { returnBounty } from './settle-bounty.ts';

export const returnBountyHandler = handler(
  contract.points.returnBounty,
  async ({ params, body, actor }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    await bountiesStore.requireManager(params.id, actor.id);
    const found = await bountiesStore.ofJob(params.id);
    if (!found) throw refuse.conflict('Nobody earned points for this job');
    const [at, deciders] = [clock.now(), await bountiesStore.decidersFor(actor.id)];
    const circumstances = { actor: eventActor(actor), at, id: clock.newId(), eventId: clock.newId(), deciders };
    const { award, returned, event } = returnBounty(found.award, body, circumstances);
    await bountiesStore.saveReturned(award, returned, event);
    return hireBountyOf({ ...award, bounty: 'returned' }, returned, at);
  },
);
