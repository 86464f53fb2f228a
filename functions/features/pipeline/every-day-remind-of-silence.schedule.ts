import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { environment } from '../../platform/environment.ts';
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
