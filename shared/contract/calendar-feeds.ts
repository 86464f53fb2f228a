import * as z from 'zod';
import { calendarFeed, feedSecret } from '../model/calendar-feed.ts';
import { calendarFeedForm } from '../validation/calendar-feed.ts';
import { id, onlyId } from './fields.ts';
import { route } from './route.ts';

const own = ['manager', 'recruiter', 'candidate'] as const;

/** A person's calendar for programs elsewhere: secret addresses that are read again and again (PLUS-09). */
export const calendarFeeds = {
  listCalendarFeeds: route({
    method: 'GET',
    path: '/api/calendar/feeds',
    roles: own,
    summary: 'The caller’s feeds, each with when and by which kind of program it was last read; the newest first.',
    request: {},
    response: z.array(calendarFeed),
    errors: [],
  }),
  addCalendarFeed: route({
    method: 'POST',
    path: '/api/calendar/feeds',
    roles: own,
    summary: 'Make a feed with a secret of its own, which is in this response only; at most five at a time.',
    request: { body: calendarFeedForm },
    response: calendarFeed.extend({ token: z.string() }),
    errors: ['conflict'],
  }),
  removeCalendarFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feeds/{feedId}',
    roles: own,
    summary: 'Revoke a feed; its address no longer exists from the next reading on.',
    request: { params: z.strictObject({ feedId: id }) },
    response: onlyId,
    errors: ['notFound'],
  }),
  readCalendarFeed: route({
    method: 'GET',
    path: '/api/calendar/feed',
    roles: 'anyone',
    summary: 'The calendar behind a feed’s secret as iCalendar, 30 days back and a year ahead.',
    request: { query: z.strictObject({ token: feedSecret }) },
    response: z.string(),
    document: 'text/calendar; charset=utf-8',
    errors: ['notFound'],
  }),
};
