import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { comingInterviews } from './coming-interviews.ts';

export const listInterviewsHandler = handler(
  contract.calendar.listInterviews,
  async ({ actor }, { calendarStore, clock }: CalendarNeeds) =>
    comingInterviews(await calendarStore.interviewsOf(actor.id, clock.now()), {
      recruiterId: actor.id,
      now: clock.now(),
    }),
);
