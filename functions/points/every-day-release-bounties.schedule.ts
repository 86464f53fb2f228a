import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { bountiesStore } from './bounties.store.ts';
import { releaseDueBounties } from './release-bounties.steps.ts';

export const handler = scheduleFunction(
  () => ({ bountiesStore: bountiesStore(theTable()), clock }),
  async (needs) => {
    log.info('bounties released', { released: await releaseDueBounties(needs) });
  },
);
