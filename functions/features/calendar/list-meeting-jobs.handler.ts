import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarStore } from './calendar.store.ts';

export const listMeetingJobsHandler = handler(
  contract.calendar.listMeetingJobs,
  async ({ params, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'openJobsWith'> }) =>
    (await calendarStore.openJobsWith(actor.id, params.candidateId)).toSorted((a, b) => a.title.localeCompare(b.title)),
);
