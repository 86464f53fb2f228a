import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
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
  async (needs, shards) => {
    const silence = eachAlone('silence');
    const named = ({ name }: { name: string }) => ({ step: name });
    const done = await silence.each([remindOfSilence, markSilence], named, async (step): Promise<object> =>
      step(needs, shards),
    );
    log.info('reminders', Object.assign({}, ...done));
    silence.end();
  },
);
