import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { environment } from '../environment.ts';
import { remindOfSilence } from './remind-of-silence.steps.ts';
import { silenceStore } from './silence.store.ts';

export const handler = scheduleFunction(
  () => ({ store: silenceStore(theTable()), silenceDays: environment('silence').SILENCE_DAYS, clock }),
  async (needs) => {
    log.info('reminders', { ...(await remindOfSilence(needs)) });
  },
);
