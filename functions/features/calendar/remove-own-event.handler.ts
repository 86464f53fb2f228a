import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { cancelEvent } from './save-events.steps.ts';

export const removeOwnEventHandler = handler(
  contract.calendar.removeOwnEvent,
  async ({ params, actor }, needs: CalendarNeeds) => cancelEvent({ ...params, kind: 'own', actor }, needs),
);
