import { newMeeting } from '../../functions/domain/calendar/compose-event.ts';
import type { CalendarDay, DayEntry } from '../../functions/records/calendar-day.ts';
import { personOf } from './an-application.ts';
import { someTime } from './builders.ts';

/** The job that the built meeting is about. */
export const jobOfMeeting = { id: 5001, title: 'Nurse' };

/** The built meeting's time, with seconds that it cuts off. */
export const timesOfMeeting = {
  start: '2026-09-08T09:00:30.000Z',
  end: '2026-09-08T09:30:30.000Z',
  zone: 'Europe/Berlin',
};

/** An online interview of the built manager and candidate, by the built recruiter. */
export const aMeeting = newMeeting(
  personOf('manager'),
  { candidate: personOf('candidate'), recruiterId: 2001, job: jobOfMeeting },
  { ...timesOfMeeting, comment: 'Ward' },
  { at: someTime, id: 9001, room: { number: '9001', password: 'secret12' } },
);

/** An entry of the day of that meeting. */
export const anEntry = (start: string, end: string, over: Partial<DayEntry> = {}): DayEntry => ({
  start: `2026-09-08T${start}:00.000Z`,
  end: `2026-09-08T${end}:00.000Z`,
  kind: 'own',
  title: 'Round',
  other: null,
  job: null,
  isOnline: false,
  ...over,
});

/** That day of the built manager, or of somebody else. */
export const aDay = (entries: Record<string, DayEntry>, userId = 1001): CalendarDay => ({
  userId,
  day: '2026-09-08',
  version: 1,
  entries,
});
