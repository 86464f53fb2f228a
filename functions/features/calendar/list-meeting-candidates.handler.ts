import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarStore } from './calendar.store.ts';

export const listMeetingCandidatesHandler = handler(
  contract.calendar.listMeetingCandidates,
  async ({ actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'candidatesOf'> }) =>
    (await calendarStore.candidatesOf(actor.id)).toSorted((a, b) =>
      `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`),
    ),
);
