import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { cancelEvent } from './save-events.steps.ts';

export const removeUnavailabilityHandler = handler(
  contract.calendar.removeUnavailability,
  async ({ params, actor }, needs: CalendarNeeds) => cancelEvent({ ...params, kind: 'away', actor }, needs),
);
