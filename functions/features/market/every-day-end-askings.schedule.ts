import { workRequestsStore } from '../../domain/work-requests/work-requests.store.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { endAskings } from './end-askings.steps.ts';

export const handler = scheduleFunction(
  () => ({ workRequests: workRequestsStore(theTable()), clock }),
  async (needs) => {
    log.info('requests for jobs of the market ended by time', { ended: await endAskings(needs) });
  },
);
