import { describe, expect, it } from 'vitest';
import { meetingBookedExamples } from '../../../../events/calendar/meeting-booked.ts';
import {
  digestLetter,
  notificationLetter,
} from '../../../../functions/features/notification-mail/notification-letters.ts';
import { reminderLetter } from '../../../../functions/features/notification-mail/reminder-letter.ts';
import { unreadMessagesLetter } from '../../../../functions/features/notification-mail/unread-messages-letter.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { stopFor } from '../../../../functions/platform/outside/mail/stop-letters.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { meetingTitle } from '../../../../shared/model/calendar.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { standingWords, wordsOfLabel } from '../../../../shared/rules/candidate-standing.ts';
import { momentIn, zoneWithoutAnswer } from '../../../../shared/rules/zone-words.ts';
import { someTime } from '../../../support/builders.ts';
import { nobodyElse } from '../../../support/audience.ts';

const siteUrl = 'https://hirehub.example';

it('A meeting in a digest leads those who have a calendar to its day, and a recruiter to the job', async () => {
  const [event] = meetingBookedExamples;
  const [news] = await composeNotifications(event!, nobodyElse);
  const notification = { ...news, id: 1, createdAt: someTime } as unknown as Notification;
  const addressFor = (role: Role) =>
    digestLetter(
      { firstName: 'Priya', role },
      [notification],
      { what: 'digest', frequency: 'daily' },
      { siteUrl, token: 'token' },
    ).items?.[0]?.href;
  const { start, job } = event!.data;
  expect(addressFor('candidate')).toBe(`${siteUrl}/calendar?date=${start.slice(0, 10)}`);
  expect(addressFor('manager')).toBe(addressFor('candidate'));
  expect(addressFor('recruiter')).toBe(`${siteUrl}/jobs/view/${job?.id}`);
});

const links = { siteUrl, token: 'token' };
const rosa = { firstName: 'Rosa', role: 'recruiter' as const, timeZone: 'Europe/Berlin' };
const news = (type: string, payload: object, id = 1) =>
  ({ id, type, payload, createdAt: someTime, viewedAt: null }) as unknown as Notification;
const changed = (id = 1) => news('job_update', { job: { id: 5, title: 'ICU nurse' } }, id);

describe('A letter about one notification', () => {
  it('says what happened and when by the reader’s clock, and leads there', () => {
    const stop = stopFor({ what: 'jobs' }, links);
    expect(notificationLetter(rosa, changed(), { what: 'jobs' }, links)).toEqual({
      subject: 'ICU nurse was changed',
      paragraphs: ['Hello Rosa,', `This happened on ${momentIn(someTime, 'Europe/Berlin')}.`],
      action: { label: 'Open it in HireHub', href: `${siteUrl}/jobs/view/5` },
      ...stop,
    });
    for (const timeZone of [null, undefined])
      expect(notificationLetter({ ...rosa, timeZone }, changed(), { what: 'jobs' }, links).paragraphs).toContain(
        `This happened on ${momentIn(someTime, zoneWithoutAnswer)}.`,
      );
  });

  it('says to a candidate what their new status means, and to nobody else', () => {
    const moved = (to: string) =>
      news('candidate_status_changed', {
        job: { id: 5, title: 'ICU nurse' },
        candidate: { id: 7, firstName: 'Ada', lastName: 'Byron' },
        status: { from: 'Submitted', to },
      });
    const paragraphs = (role: Role, to: string) =>
      notificationLetter({ firstName: 'Ada', role }, moved(to), { what: 'progress' }, links).paragraphs;
    const meaning = wordsOfLabel('First Interview Scheduled')!.text;
    expect(paragraphs('candidate', 'First Interview Scheduled')[1]).toBe(meaning);
    expect(paragraphs('candidate', 'First Interview Scheduled')).toHaveLength(3);
    expect(paragraphs('recruiter', 'First Interview Scheduled')).toHaveLength(2);
    expect(paragraphs('candidate', 'No such status')).toHaveLength(2);
  });

  it('says to a candidate whose job is on hold what the job’s page says, and to others only that (PLUS-13)', () => {
    const held = (role: Role, isOpen: boolean) =>
      notificationLetter(
        { firstName: 'Ada', role },
        news('job_status_changed', { job: { id: 5, title: 'ICU nurse' }, isOpen }),
        { what: 'jobs' },
        links,
      ).paragraphs;
    const own = { state: 'waiting', status: null, recruiter: null, jobStatus: 'on_hold' } as const;
    expect(held('candidate', false)[1]).toBe(standingWords(own)?.text);
    expect([held('candidate', true), held('recruiter', false)].map(({ length }) => length)).toEqual([2, 2]);
  });

  const manager = { id: 1, firstName: 'Daniel', lastName: 'Reyes' };
  it.each([
    ['redeem_or_withdraw', { points: 5, amount: 5 }, '/points'],
    [
      'recruiter_rewards',
      { job: { id: 5, title: 'Nurse' }, manager, candidate: manager, points: 5, amount: 5 },
      '/points',
    ],
    ['manager_invites', { manager }, '/dashboard'],
    ['manager_ended_work', { manager, candidates: 0 }, '/notifications'],
    ['job_closed', { job: { id: 5, title: 'Nurse' }, manager }, '/jobs/view/5'],
  ])('of %s leads to its page', (type, payload, address) => {
    const { action } = notificationLetter(rosa, news(type, payload), { what: 'jobs' }, links);
    expect(action?.href).toBe(`${siteUrl}${address}`);
  });
});

describe('A digest', () => {
  const digest = (count: number) => {
    const all = Array.from({ length: count }, (_, place) => changed(place + 1));
    return digestLetter(rosa, all, { what: 'digest', frequency: 'daily' }, links);
  };

  it('names what is new, newest first, with when it happened', () => {
    const item = {
      text: 'ICU nurse was changed',
      note: momentIn(someTime, 'Europe/Berlin'),
      href: `${siteUrl}/jobs/view/5`,
    };
    expect(digest(1)).toEqual({
      subject: 'One thing is new on HireHub',
      preheader: 'ICU nurse was changed',
      paragraphs: ['Hello Rosa,', 'This happened recently, and you have not looked at it yet.'],
      items: [item],
      action: { label: 'See all notifications', href: `${siteUrl}/notifications` },
      ...stopFor({ what: 'digest', frequency: 'daily' }, links),
    });
    expect(digest(2)).toMatchObject({ subject: '2 things are new on HireHub', items: [item, item] });
  });

  it('lists fifteen, and says how many more there are', () => {
    expect([digest(15).items?.length, digest(15).smallPrint]).toEqual([15, undefined]);
    expect([digest(17).items?.length, digest(17).smallPrint]).toEqual([15, 'The page has 2 more.']);
  });
});

describe('A letter about unread messages', () => {
  const one = { withUserId: 2, name: 'Carl Best', firstLine: 'Are you free?', jobTitle: null, count: 1 };
  const letter = (...unread: (typeof one | { jobTitle: string })[]) =>
    unreadMessagesLetter(
      { firstName: 'Ada' },
      unread.map((over) => ({ ...one, ...over })),
      links,
    );
  const replyHere = 'Mail to this address is not read; reply on the page.';

  it('names who wrote, about which job, and the first line', () => {
    expect(letter(one)).toEqual({
      subject: 'One message for you from Carl Best on HireHub',
      paragraphs: [
        'Hello Ada,',
        'You have not read this yet. There is no further mail about messages until you have been reading again.',
      ],
      items: [{ text: 'Carl Best: Are you free?', note: 'One message', href: `${siteUrl}/messages?with=2` }],
      action: { label: 'Read and reply', href: `${siteUrl}/messages` },
      smallPrint: replyHere,
      ...stopFor({ what: 'messages' }, links),
    });
    expect(letter({ ...one, jobTitle: 'Nurse', count: 3 } as never, one)).toMatchObject({
      subject: '4 messages for you on HireHub',
      items: [{ text: 'Carl Best about Nurse: Are you free?', note: '3 messages' }, { note: 'One message' }],
    });
  });

  it('lists ten conversations, and says how many more there are', () => {
    const of = (count: number) => letter(...Array.from({ length: count }, () => one));
    expect([of(10).items?.length, of(10).smallPrint]).toEqual([10, replyHere]);
    expect([of(12).items?.length, of(12).smallPrint]).toEqual([10, `The page has 2 more. ${replyHere}`]);
  });
});

describe('A letter of the day before a meeting', () => {
  const daniel = { id: 1, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
  const ada = { id: 7, firstName: 'Ada', lastName: 'Byron', avatar: null };
  const start = '2026-09-08T09:00:00.000Z';
  const meeting = {
    eventId: 9,
    manager: daniel,
    candidate: ada,
    job: { id: 5, title: 'ICU nurse' },
    start,
    isOnline: true,
  };
  const letter = (reader: { id: number; timeZone?: string }, over: object = {}) =>
    reminderLetter({ firstName: 'You', ...reader }, { ...meeting, ...over } as never, { what: 'reminders' }, links);

  it('names the other person, the job, the time in the reader’s zone and where it is', () => {
    const when = momentIn(start, 'Europe/Berlin');
    const title = meetingTitle(ada);
    expect(letter({ id: daniel.id, timeZone: 'Europe/Berlin' })).toEqual({
      subject: `Tomorrow: ${title}, ${when}`,
      paragraphs: ['Hello You,', `${title} for ICU nurse is on ${when}.`, 'It is held online.'],
      action: { label: 'See the room', href: `${siteUrl}/zoom?number=9` },
      ...stopFor({ what: 'reminders' }, links),
    });
    const elsewhere = momentIn(start, zoneWithoutAnswer);
    expect(letter({ id: ada.id }, { job: null, isOnline: false })).toMatchObject({
      subject: `Tomorrow: ${meetingTitle(daniel)}, ${elsewhere}`,
      paragraphs: [
        'Hello You,',
        `${meetingTitle(daniel)} is on ${elsewhere}.`,
        'If the time no longer suits you, say so today rather than tomorrow.',
      ],
      action: { label: 'Open the calendar', href: `${siteUrl}/calendar?date=2026-09-08` },
    });
  });
});
