import { useLiveRefresh } from '../../../api/use-live.ts';
import { calendarKeys } from '../queries/calendar.ts';

/** Reads the calendar again after a change anywhere, and after a lost connection. */
export const useLiveCalendar = (): void => useLiveRefresh(calendarKeys.all, { calendar: true });
