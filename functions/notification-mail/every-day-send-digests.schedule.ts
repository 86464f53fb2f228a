import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { openMailNeeds } from './mail-needs.steps.ts';
import { sendDigests } from './send-digests.steps.ts';

export const handler = scheduleFunction(openMailNeeds, async (needs) => {
  log.info('digests', { ...(await sendDigests(needs)) });
});
