import { expect, it } from 'vitest';
import {
  feedText,
  icalendarUid,
  invitationPart,
} from '../../../../../functions/platform/outside/icalendar/icalendar.ts';

const event = {
  eventId: 7,
  sequence: 2,
  stampedAt: '2026-11-22T06:00:00.000Z',
  start: '2026-11-23T14:30:00.000Z',
  end: '2026-11-23T15:00:00.000Z',
  title: ' Interview\u0007\r\nwith Ann ',
  description: 'Bring\u0007 it\tall',
  place: 'https://hirehub.example/zoom',
  isCancelled: false,
};
const people = {
  organizer: { name: 'HireHub', email: 'us@example.com' },
  attendee: { name: 'Ann\nLee', email: 'ann@example.com' },
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const ofEvent = (state: string, busy: string) => [
  'BEGIN:VEVENT',
  `UID:${icalendarUid(7)}`,
  'SEQUENCE:2',
  'DTSTAMP:20261122T060000Z',
  'DTSTART:20261123T143000Z',
  'DTEND:20261123T150000Z',
  'SUMMARY:Interview with Ann',
  'DESCRIPTION:Bring it\tall',
  'LOCATION:https://hirehub.example/zoom',
  'URL;VALUE=URI:https://hirehub.example/zoom',
  `STATUS:${state}`,
  `X-MICROSOFT-CDO-BUSYSTATUS:${busy}`,
  'LAST-MODIFIED:20261122T060000Z',
];
const said = (text: string) => unfolded(text).filter(Boolean).toSorted();

it('An invitation says all of its event, who organizes it and whom it is for', () => {
  const { method, text } = invitationPart(event, people);
  expect(method).toBe('REQUEST');
  expect(said(text)).toEqual(expect.arrayContaining(ofEvent('CONFIRMED', 'BUSY')));
  expect(said(text).find((line) => line.startsWith('ATTENDEE'))).toBe(
    'ATTENDEE;ROLE=REQ-PARTICIPANT;CUTYPE=INDIVIDUAL;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Ann Lee":MAILTO:ann@example.com',
  );
  expect(said(text)).toContain('PRODID:-//HireHub//Calendar//EN');
  expect(said(text)).toContain('METHOD:REQUEST');
});

it('A cancelled invitation takes nobody’s time, and counts as not accepted', () => {
  const { method, text } = invitationPart({ ...event, isCancelled: true }, people);
  expect(method).toBe('CANCEL');
  expect(said(text)).toEqual(expect.arrayContaining([...ofEvent('CANCELLED', 'FREE'), 'METHOD:CANCEL']));
  expect(said(text).find((line) => line.startsWith('ATTENDEE'))).toContain('PARTSTAT=NEEDS-ACTION');
});

it('A feed says of an event whether it takes time, and where it is if that is known', () => {
  const free = said(feedText('Ann\u0000Lee', [{ ...event, isBusy: false, place: null }]));
  expect(free).toEqual(
    expect.arrayContaining([
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'TRANSP:TRANSPARENT',
      'NAME:Ann Lee',
      'METHOD:PUBLISH',
      'X-PUBLISHED-TTL:PT1H',
    ]),
  );
  expect(free.filter((line) => /^(LOCATION|URL)/.test(line))).toEqual([]);
  const room = said(feedText('Ann', [{ ...event, place: 'Room\n7' }]));
  expect(room.filter((line) => /^(LOCATION|URL)/.test(line))).toEqual(['LOCATION:Room 7']);
  expect(room).toContain('X-MICROSOFT-CDO-BUSYSTATUS:BUSY');
});
