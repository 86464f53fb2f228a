import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { judgeAway } from './judge-times.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { changeEvent } from './save-events.steps.ts';

export const changeUnavailabilityHandler = handler(
  contract.calendar.changeUnavailability,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeAway(body, needs.clock.now());
    const { keepMeetings, version, ...times } = body;
    const facts = { ...times, ...(version !== undefined && { version }) };
    return changeEvent({ ...params, kind: 'away', actor, keepMeetings, facts }, needs);
  },
);
