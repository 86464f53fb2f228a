import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { IcalendarEvent } from '../../../../../functions/platform/outside/icalendar/icalendar.ts';
import { feedText, invitationPart } from '../../../../../functions/platform/outside/icalendar/icalendar.ts';

const event: IcalendarEvent = {
  eventId: 1790,
  sequence: 2,
  stampedAt: '2026-11-22T06:00:00.000Z',
  start: '2026-11-23T14:37:00.000Z',
  end: '2026-11-23T15:07:00.000Z',
  title: `Interview with Zoë “Žižek” 👩🏽‍💻; Staff engineer, \\payments — ${'日本語の長い題名'.repeat(8)}`,
  description: 'Line one\nLine two; with, commas\r\nBEGIN:VALARM\nEND:VEVENT',
  place: 'https://hirehub.example/zoom?number=1790',
  isCancelled: false,
};
const organizer = { name: 'HireHub calendar', email: 'calendar@hirehub.example' };
const hostile = 'Eve "X";ROLE=CHAIR:mailto:evil@example.com\r\nBEGIN:VEVENT\r\nATTENDEE:mailto:evil@example.com';
const attendee = { name: hostile, email: 'eve@example.com' };

const linesOf = (text: string) => text.split('\r\n');

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const events = calendar.getAllSubcomponents('vevent');
  return { calendar, events, first: new ICAL.Event(events[0]!) };
}

describe('An invitation', () => {
  it('carries the times, the identity and the sequence of its event, and one attendee who need not reply (PLUS-08)', () => {
    const { method, text } = invitationPart(event, { organizer, attendee: { ...attendee, name: 'Eve Ames' } });
    const { calendar, events, first } = read(text);
    expect([method, calendar.getFirstPropertyValue('method'), events.length]).toEqual(['REQUEST', 'REQUEST', 1]);
    expect([first.startDate, first.endDate].map((time) => time.toJSDate().toISOString())).toEqual([
      event.start,
      event.end,
    ]);
    expect(text).toContain('DTSTART:20261123T143700Z');
    expect([first.uid, first.sequence, first.location]).toEqual(['event-1790@calendar.hirehub', 2, event.place]);
    const [who] = events[0]!.getAllProperties('attendee');
    expect([
      String(who!.getFirstValue()).toLowerCase(),
      who!.getFirstParameter('cn'),
      who!.getFirstParameter('rsvp'),
    ]).toEqual(['mailto:eve@example.com', 'Eve Ames', 'FALSE']);
  });

  it('that is cancelled keeps its identity, and names method, state, organizer and attendee (PLUS-08)', () => {
    const { method, text } = invitationPart({ ...event, sequence: 3, isCancelled: true }, { organizer, attendee });
    const { calendar, events, first } = read(text);
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['CANCEL', 'CANCEL']);
    expect([first.uid, first.sequence]).toEqual(['event-1790@calendar.hirehub', 3]);
    expect(events[0]!.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(first.organizer).toBe('mailto:calendar@hirehub.example');
    expect(first.attendees).toHaveLength(1);
  });

  it('takes names and texts of every kind as texts, and nothing in them becomes a property', () => {
    const { text } = invitationPart(event, { organizer, attendee });
    const { events, first } = read(text);
    expect(events).toHaveLength(1);
    expect(first.summary).toBe(event.title);
    expect(first.description).toBe(event.description.replaceAll('\r\n', '\n'));
    expect(
      first.attendees.map((one) => [String(one.getFirstValue()).toLowerCase(), one.getFirstParameter('role')]),
    ).toEqual([['mailto:eve@example.com', 'REQ-PARTICIPANT']]);
    expect(linesOf(text).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(linesOf(text).filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  });

  it('has lines of at most 75 octets that split no character', () => {
    const lines = linesOf(invitationPart(event, { organizer, attendee }).text);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => /[\r\n]/.test(line) || line.includes('\uFFFD') || !line.isWellFormed())).toEqual([]);
  });
});

describe('A feed', () => {
  it('is published with a name and the time after which to read it again, and names no attendee (PLUS-09)', () => {
    const text = feedText('HireHub: Daniel', [event, { ...event, eventId: 7, isCancelled: true }]);
    const { calendar, events } = read(text);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('HireHub: Daniel');
    expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n/);
    expect(text).toMatch(/X-PUBLISHED-TTL:PT1H\r\n/);
    expect(events.map((one) => one.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED']);
    for (const one of events)
      expect(['uid', 'sequence', 'dtstamp'].map((name) => one.getFirstPropertyValue(name) !== null)).not.toContain(
        false,
      );
    expect(text).not.toMatch(/ATTENDEE|ORGANIZER/);
  });
});
