import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { bountiesStore } from './bounties.store.ts';
import { releaseDueBounties } from './release-bounties.steps.ts';

export const handler = scheduleFunction(
  () => ({ bountiesStore: bountiesStore(theTable()), clock }),
  async (needs) => {
    log.info('bounties released', { released: await releaseDueBounties(needs) });
  },
);
