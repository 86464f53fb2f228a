import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { rollUpFigures } from './roll-up-figures.steps.ts';
import { rollUpsStore } from './roll-ups.store.ts';

export const handler = scheduleFunction(
  () => ({ rollUpsStore: rollUpsStore(theTable()), clock }),
  async (needs) => {
    log.info('figures rolled up', { ...(await rollUpFigures(needs)) });
  },
);
