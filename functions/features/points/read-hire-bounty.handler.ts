import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { BountiesStore } from './bounties.store.ts';
import { hireBountyOf } from './hire-bounty.ts';

export const readHireBountyHandler = handler(
  contract.points.readHireBounty,
  async ({ params, actor }, { bountiesStore, clock }: { bountiesStore: BountiesStore; clock: Clock }) => {
    await bountiesStore.requireManager(params.id, actor.id);
    const found = await bountiesStore.ofJob(params.id);
    return found ? hireBountyOf(found.award, found.returned, clock.now()) : null;
  },
);
