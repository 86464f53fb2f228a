import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { expect, it } from 'vitest';
import { changedEvent } from '../../../../functions/domain/calendar/compose-event.ts';
import { composeFeed } from '../../../../functions/features/calendar/compose-feed.ts';
import type { CalendarDay } from '../../../../functions/records/calendar-day.ts';
import { entryFor } from '../../../../functions/records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../../../functions/records/calendar-event.ts';
import { aDay, aMeeting, timesOfMeeting } from '../../../support/a-meeting.ts';

const movedAt = '2026-09-02T08:15:00.000Z';
const cancelledAt = '2026-09-03T07:00:00.000Z';
const moved = changedEvent(
  aMeeting,
  { ...timesOfMeeting, start: '2026-09-08T13:00:00.000Z', end: '2026-09-08T13:45:00.000Z' },
  movedAt,
);
const cancelled = changedEvent(moved, { state: 'cancelled' }, cancelledAt);

const dayWith = (event: StoredCalendarEvent, userId: number): CalendarDay => {
  const entry = entryFor(event, userId);
  return event.state === 'cancelled'
    ? { ...aDay({}, userId), cancelled: { [event.id]: { ...entry, cancelledAt: event.changedAt } } }
    : aDay({ [event.id]: entry }, userId);
};
const feedOf = (event: StoredCalendarEvent, userId: number) =>
  composeFeed([dayWith(event, userId)], {
    owner: { firstName: 'Zoë' },
    siteUrl: 'https://hirehub.example',
    now: '2026-09-04T00:00:00.000Z',
  });

/** What each of two calendar libraries reads of the feed's one event. */
const readers: Record<string, (text: string) => object> = {
  'ical.js': (text) => {
    const component = new ICAL.Component(ICAL.parse(text) as never).getFirstSubcomponent('vevent')!;
    const time = (name: string) => (component.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString();
    return {
      uid: component.getFirstPropertyValue('uid'),
      sequence: component.getFirstPropertyValue('sequence'),
      stamp: time('dtstamp'),
      changed: time('last-modified'),
      times: [time('dtstart'), time('dtend')],
      status: component.getFirstPropertyValue('status'),
    };
  },
  'node-ical': (text) => {
    const event = Object.values(ical.sync.parseICS(text)).find((one) => one?.type === 'VEVENT') as VEvent;
    return {
      uid: event.uid,
      sequence: Number(event.sequence),
      stamp: event.dtstamp?.toISOString(),
      changed: event.lastmodified?.toISOString(),
      times: [event.start.toISOString(), event.end?.toISOString()],
      status: event.status,
    };
  },
};

const people = { manager: aMeeting.manager!.id, candidate: aMeeting.candidate!.id };
const uid = `event-${aMeeting.id}@calendar.hirehub`;
const firstTimes = ['2026-09-08T09:00:00.000Z', '2026-09-08T09:30:00.000Z'];
const laterTimes = [moved.start, moved.end];

it.each(
  Object.entries(people).flatMap(([who, id]) => Object.keys(readers).map((reader) => [reader, who, id] as const)),
)(
  '%s reads in the feed of the %s that a moved or cancelled meeting is a later version of the same',
  (reader, _who, id) => {
    const read = (event: StoredCalendarEvent) => readers[reader]!(feedOf(event, id));
    const at = aMeeting.createdAt;
    expect(read(aMeeting)).toEqual({
      uid,
      sequence: 0,
      stamp: at,
      changed: at,
      times: firstTimes,
      status: 'CONFIRMED',
    });
    expect(read(moved)).toEqual({
      uid,
      sequence: 1,
      stamp: movedAt,
      changed: movedAt,
      times: laterTimes,
      status: 'CONFIRMED',
    });
    expect(read(cancelled)).toEqual({
      uid,
      sequence: 2,
      stamp: cancelledAt,
      changed: cancelledAt,
      times: laterTimes,
      status: 'CANCELLED',
    });
  },
);

/** Properties of RFC 5545 (3.6 and 3.6.1) that a component must have, and those that it may have once. */
const rules: Record<string, { required: string[]; once: string[] }> = {
  VCALENDAR: { required: ['VERSION', 'PRODID'], once: ['METHOD', 'CALSCALE', 'NAME', 'REFRESH-INTERVAL'] },
  VEVENT: {
    required: ['UID', 'DTSTAMP', 'DTSTART'],
    once: ['DTEND', 'SEQUENCE', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'STATUS', 'LAST-MODIFIED', 'TRANSP'],
  },
};

/** What is wrong with a calendar by RFC 5545: its lines, its nesting, and how often a property is there. */
function problemsOf(text: string): string[] {
  const problems = text.split('\r\n').filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75);
  if (!text.startsWith('BEGIN:VCALENDAR\r\n') || !/END:VCALENDAR(\r\n)?$/.test(text)) problems.push('not one calendar');
  const open: { name: string; has: Map<string, number> }[] = [];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const [, property = '', value = ''] = /^([A-Z][A-Z0-9-]*)(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*:(.*)$/.exec(line) ?? [];
    if (!property) problems.push(line);
    else if (property === 'BEGIN') open.push({ name: value, has: new Map() });
    else if (property === 'END') {
      const { name, has } = open.pop() ?? { name: '', has: new Map<string, number>() };
      const rule = rules[name];
      if (name !== value || !rule) problems.push(`${value} ends ${name}`);
      for (const one of rule?.required ?? []) if (has.get(one) !== 1) problems.push(`${name} has not one ${one}`);
      for (const one of rule?.once ?? []) if ((has.get(one) ?? 0) > 1) problems.push(`${name} has several ${one}`);
    } else open.at(-1)?.has.set(property, (open.at(-1)?.has.get(property) ?? 0) + 1);
    if (/^(DTSTAMP|DTSTART|DTEND|LAST-MODIFIED)$/.test(property) && !/^\d{8}T\d{6}Z$/.test(value)) problems.push(line);
  }
  return open.length > 0 ? [...problems, 'unfinished'] : problems;
}

it('A feed is valid by RFC 5545, whatever happened to its events', () => {
  for (const event of [aMeeting, moved, cancelled])
    for (const id of Object.values(people)) expect(problemsOf(feedOf(event, id))).toEqual([]);
  expect(problemsOf(feedOf(aMeeting, people.manager).replace(/UID:.*\r\n/, ''))).toEqual(['VEVENT has not one UID']);
});
