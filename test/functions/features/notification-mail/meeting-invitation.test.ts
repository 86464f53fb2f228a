import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { mailNotification } from '../../../../functions/features/notification-mail/mail-notification.steps.ts';
import { invitationOf } from '../../../../functions/features/notification-mail/meeting-invitation.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { anActor } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { nobodyElse } from '../../../support/audience.ts';

const room = withLocalTable(openMeetings);

/** A meeting of new people, and a way to mail what was said of it since. */
async function aMailedMeeting({ firstName = 'Priya', wantsMail = true } = {}) {
  const mails = aMailRoom(room.table);
  const person = (role: 'manager' | 'candidate' | 'recruiter', name: string): Actor =>
    anActor(role, { id: room.clock.newId(), firstName: name, lastName: 'Iyer' });
  const [manager, candidate, recruiter] = [
    person('manager', 'Daniel'),
    person('candidate', firstName),
    person('recruiter', 'Olivia'),
  ];
  const groups = { ...defaultMailSettings.groups, calendar: wantsMail };
  for (const { id, role, lastName, firstName: name } of [manager, candidate, recruiter])
    await mails.aReader(id, { groups }, { role, firstName: name, lastName, timeZone: 'Asia/Kolkata' });
  await room.introduce(candidate, manager, { recruiterId: recruiter.id });
  const { id, start, end } = await room.booked({ ...at('09:00', 45), candidateId: candidate.id }, manager);
  const mailed = new Set<number>();
  const store = notificationsStore(room.table);
  /** Mails all new news, each event delivered twice, after it was viewed where asked for. */
  async function mail({ viewed = false } = {}) {
    const news = await storedEvents(
      room.table,
      keys.calendarEvent(id).pk,
      'meeting-booked',
      'meeting-changed',
      'meeting-cancelled',
    );
    for (const event of news.filter((one) => !mailed.has(one.id))) {
      mailed.add(event.id);
      const composed = await composeNotifications(event, nobodyElse);
      await store.saveNew(event, composed);
      for (const { recipientId, type } of composed) {
        if (viewed) await store.saveViewed({ id: recipientId, role: 'recruiter' }, [event.id], room.clock.now());
        const created = { recipientId, notificationId: event.id, type };
        if (wantsMail) for (let n = 0; n < 2; n += 1) await mailNotification(created, mails.needs);
      }
    }
  }
  const to = ({ id: userId }: Actor) => mails.sent.filter((sent) => sent.to === `reader-${userId}@example.com`);
  return { id, start, end, manager, candidate, recruiter, mail, to, sent: mails.sent };
}

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
  };
};

describe('The mails about a meeting', () => {
  it('invite, move and cancel under one identity, with a higher sequence each time and the method of their part, once each (PLUS-08)', async () => {
    const { id, manager, candidate, mail, to, start, end } = await aMailedMeeting();
    await mail();
    const later = await room.moved(id, at('11:00', 45), manager);
    await mail();
    await room.cancelled(id, manager);
    await mail();
    const parts = to(candidate).map(({ calendar }) => calendar!);
    expect(parts.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    const calendars = parts.map(({ text }) => read(text));
    const told = { uid: `event-${id}@calendar.hirehub`, summary: 'Interview with Daniel Iyer' };
    expect(calendars).toMatchObject([
      { ...told, method: 'REQUEST', sequence: 0, start, end },
      { ...told, method: 'REQUEST', sequence: 1, start: later.start, end: later.end },
      { ...told, method: 'CANCEL', sequence: 2, start: later.start, end: later.end },
    ]);
    expect(to(candidate)[0]!.text).toContain('GMT+5:30');
    expect(to(manager)).toEqual([]);
  });

  it('bring the place of a meeting that goes online, though its time stays', async () => {
    const { id, manager, candidate, mail, to } = await aMailedMeeting();
    await room.moved(id, { ...at('09:00', 45), isOnline: true }, manager);
    await mail();
    const [, second] = to(candidate);
    expect(second!.subject).toMatch(/is online now$/);
    expect(read(second!.calendar!.text)).toMatchObject({
      sequence: 1,
      location: `https://hirehub.example/zoom?number=${id}`,
    });
  });

  it('go to the recruiter without an invitation, because they do not take part', async () => {
    const { recruiter, mail, to } = await aMailedMeeting();
    await mail();
    expect(to(recruiter)).toHaveLength(1);
    expect(to(recruiter)[0]!.calendar).toBeUndefined();
  });

  it('are sent although the news was viewed, so that the calendar elsewhere stays right', async () => {
    const { candidate, mail, to } = await aMailedMeeting();
    await mail({ viewed: true });
    expect(to(candidate)).toHaveLength(1);
  });

  it('take a hostile name as a name', async () => {
    const evil = 'Eve "X";ROLE=CHAIR:mailto:evil@example.com\nATTENDEE:mailto:evil@example.com\nBEGIN:VEVENT';
    const { id, manager, candidate, mail, to } = await aMailedMeeting({ firstName: evil });
    await mail();
    const lines = to(candidate)[0]!.calendar!.text.split('\r\n');
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VEVENT)/.test(line))).toHaveLength(2);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(read(lines.join('\r\n'))).toMatchObject({ uid: `event-${id}@calendar.hirehub` });
    expect(to(manager)).toEqual([]);
  });
});

it('An invitation of a manager who merely arranged the meeting says that their time is free, to everybody else that it is taken', () => {
  const person = (id: number) => ({
    id,
    firstName: 'Ann',
    lastName: `No ${id}`,
    avatar: null,
    email: `${id}@b.example`,
  });
  const event = { ...at('09:00', 45), title: 'Interview', id: 9, version: 1, isOnline: false };
  const surroundings = {
    siteUrl: 'https://site.example',
    calendarAddress: 'c@b.example',
    at: '2026-09-01T08:00:00.000Z',
  };
  const partTo = (readerId: number, more: object) => {
    const payload = { event: { ...event, ...more }, candidate: person(2), manager: person(1) };
    return invitationOf({ type: 'meeting_booked', payload } as never, person(readerId), surroundings)!.text;
  };
  const toManager = partTo(1, { isAside: true });
  expect(toManager).toContain('TRANSP:TRANSPARENT');
  expect(toManager).toContain('BUSYSTATUS:FREE');
  for (const taken of [partTo(1, {}), partTo(2, {}), partTo(3, { isInterviewer: true })]) {
    expect(taken).not.toContain('TRANSPARENT');
    expect(taken).toContain('BUSYSTATUS:BUSY');
  }
});
