import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { rollUpFigures } from './roll-up-figures.steps.ts';
import { rollUpsStore } from './roll-ups.store.ts';

export const handler = scheduleFunction(
  () => ({ rollUpsStore: rollUpsStore(theTable()), clock }),
  async (needs) => {
    log.info('figures rolled up', { ...(await rollUpFigures(needs)) });
  },
);
