import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { openLetterNeeds } from '../outside/mail/mail-letter.ts';
import { dashboardsStore } from './dashboards.store.ts';
import { mailFigures } from './mail-figures.steps.ts';
import { mailedFiguresStore } from './mailed-figures.store.ts';

export const handler = scheduleFunction(
  () => ({
    ...openLetterNeeds(),
    mailedFiguresStore: mailedFiguresStore(theTable()),
    dashboardsStore: dashboardsStore(theTable()),
    clock,
  }),
  async (needs) => {
    log.info('figures mailed', { ...(await mailFigures(needs)) });
  },
);
