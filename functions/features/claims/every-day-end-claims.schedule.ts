import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { claimsStore } from './claims.store.ts';
import { endDueClaims } from './end-due-claims.steps.ts';

export const handler = scheduleFunction(
  () => ({ claimsStore: claimsStore(theTable()), clock }),
  async (needs) => {
    log.info('claims ended by time', { ended: await endDueClaims(needs) });
  },
);
