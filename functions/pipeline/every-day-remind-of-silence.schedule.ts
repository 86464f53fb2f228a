import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { environment } from '../environment.ts';
import { markSilence } from './mark-silence.steps.ts';
import { remindOfSilence } from './remind-of-silence.steps.ts';
import { silenceStore } from './silence.store.ts';

export const handler = scheduleFunction(
  () => {
    const { SILENCE_DAYS: silenceDays, ANSWER_DAYS: answerDays } = environment('silence', 'claims');
    return { store: silenceStore(theTable()), silenceDays, answerDays, clock };
  },
  async (needs) => {
    log.info('reminders', { ...(await remindOfSilence(needs)), ...(await markSilence(needs)) });
  },
);
