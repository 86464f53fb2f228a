import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { openBulkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { dashboardsStore } from './dashboards.store.ts';
import { mailFigures } from './mail-figures.steps.ts';
import { mailedFiguresStore } from './mailed-figures.store.ts';

export const handler = scheduleFunction(
  () => ({
    ...openBulkLetterNeeds(),
    mailedFiguresStore: mailedFiguresStore(theTable()),
    dashboardsStore: dashboardsStore(theTable()),
    clock,
  }),
  async (needs, shards) => {
    log.info('figures mailed', { ...(await mailFigures(needs, shards)) });
  },
);
