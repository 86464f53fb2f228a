import { clock, theTable } from '../../platform/door/dependencies.ts';
import { streamFunction } from '../../platform/door/stream-function.ts';
import { apiGatewayConnections } from '../../platform/outside/live-updates/api-gateway.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { pushFigures } from './push-figures.steps.ts';
import { pushHiding } from './push-hiding.steps.ts';
import { pushInterviews } from './push-interviews.steps.ts';
import { pushLists } from './push-lists.steps.ts';
import { pushMessages } from './push-messages.steps.ts';
import { markUnread } from './mark-unread.steps.ts';
import { pushNotifications } from './push-notifications.steps.ts';

export const handler = streamFunction(
  () => ({ liveUpdatesStore: liveUpdatesStore(theTable()), post: apiGatewayConnections(), now: clock.now }),
  async (changes, needs) => {
    await pushMessages(changes, needs);
    await pushNotifications(changes, needs);
    await pushFigures(changes, needs);
    await pushInterviews(changes, needs);
    await pushHiding(changes, needs);
    await pushLists(changes, needs);
    return markUnread(changes, needs);
  },
);
