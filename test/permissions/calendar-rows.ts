import type { Row } from './row.ts';
import { ok, ownersOnly, ownList, page } from './row.ts';

const none = { own: 404, unrelated: 404, missing: 404 };
const theirs = { own: ok, unrelated: 404, missing: 404 };
const range = `from=${new Date(Date.now()).toISOString()}&to=${new Date(Date.now() + 60 * 86_400_000).toISOString()}`;
const inTwoDays = new Date(Date.now() + 25 * 3_600_000).toISOString();
const inThreeDays = new Date(Date.now() + 26 * 3_600_000).toISOString();

/**
 * Calendars are for managers, recruiters and candidates, each their own (SHELL-63, PLUS-48); meetings and times away are a
 * manager's (PERM-28), first calls a recruiter's, events of one's own a candidate's or recruiter's (PERM-09). A meeting of
 * whom a recruiter put forward is shown to them once the calendar follows it (their list is empty here), and read in full
 * by those who meet.
 */
export const calendarRows = {
  'calendar.listCalendar': {
    about: 'meeting',
    query: range,
    manager: { own: 'shown', unrelated: 'hidden' },
    candidate: { own: 'shown', unrelated: 'hidden' },
    recruiter: { own: ok, unrelated: ok },
  },
  'calendar.readCalendarEvent': {
    about: 'meeting',
    manager: theirs,
    candidate: theirs,
    recruiter: none,
  },
  'calendar.bookMeeting': { about: 'candidate to meet', manager: theirs },
  'calendar.changeMeeting': { about: 'meeting', manager: theirs, recruiter: none },
  'calendar.cancelMeeting': { about: 'meeting', manager: theirs, recruiter: none },
  'calendar.listMeetingCandidates': {
    about: 'moved candidate',
    manager: { own: ok, unrelated: ok },
    recruiter: { own: ok, unrelated: ok },
  },
  'calendar.listMeetingJobs': { about: 'candidate on job', manager: { own: ok, unrelated: ok, missing: ok } },
  'calendar.listInterviews': { about: 'self', recruiter: ok },
  'calendar.enterRoom': { about: 'room', manager: theirs, candidate: theirs, recruiter: none },
  'calendar.saveRoomNotes': { about: 'room to take notes in', manager: theirs, candidate: theirs, recruiter: none },
  'calendar.addUnavailability': {
    about: 'self',
    body: { dates: [{ start: inTwoDays, end: inThreeDays }], zone: 'UTC' },
    manager: ok,
  },
  'calendar.readUnavailability': { about: 'time away', manager: theirs },
  'calendar.changeUnavailability': { about: 'time away', manager: theirs },
  'calendar.removeUnavailability': { about: 'time away', manager: theirs },
  'calendar.addOwnEvent': {
    about: 'self',
    body: { start: inTwoDays, end: inThreeDays, zone: 'UTC', title: 'Dentist' },
    candidate: ok,
    recruiter: ok,
  },
  'calendar.listCalendarFeeds': {
    about: 'calendar feed',
    manager: { own: 'shown', unrelated: 'hidden' },
    candidate: { own: 'shown', unrelated: 'hidden' },
    recruiter: { own: 'shown', unrelated: 'hidden' },
  },
  'calendar.addCalendarFeed': { about: 'self', body: { name: 'Phone' }, manager: ok, candidate: ok, recruiter: ok },
  'calendar.removeCalendarFeed': { about: 'calendar feed', manager: theirs, candidate: theirs, recruiter: theirs },
  'calendar.offerTimes': { about: 'candidate to offer times', manager: theirs, recruiter: theirs },
  'calendar.listBookingOffers': {
    about: 'booking offer',
    manager: { own: 'shown', unrelated: 'hidden' },
    recruiter: { own: 'shown', unrelated: 'hidden' },
  },
  'calendar.withdrawBookingOffer': { about: 'booking offer', manager: theirs, recruiter: theirs },
  'calendar.listTasks': { about: 'task', query: page, recruiter: ownList },
  'calendar.addTask': {
    about: 'self',
    body: { what: 'Call Ada', dueAt: null, about: null },
    recruiter: ok,
  },
  'calendar.changeTask': { about: 'task', body: { isDone: true, version: 1 }, recruiter: ownersOnly },
  'calendar.removeTask': { about: 'task', recruiter: ownersOnly },
  'calendar.changeOwnEvent': { about: 'own event', candidate: theirs, recruiter: theirs },
  'calendar.removeOwnEvent': { about: 'own event', candidate: theirs, recruiter: theirs },
} as const satisfies Record<string, Row>;
