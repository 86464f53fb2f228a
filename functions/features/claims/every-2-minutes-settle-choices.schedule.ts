import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { choicesStore } from './choices.store.ts';
import { claimsStore } from './claims.store.ts';
import { settleChoices } from './pass-over-rivals.steps.ts';

export const handler = scheduleFunction(
  () => ({ claimsStore: claimsStore(theTable()), choicesStore: choicesStore(theTable()), clock }),
  async (needs) => {
    const settled = await settleChoices(needs);
    if (settled > 0) log.info('choices settled', { settled });
  },
);
