import { expect, it } from 'vitest';
import { formerJobTitle, formerNote } from '../../../../../functions/features/personal-data/erasure/forget-person.ts';
import { eraseDue } from '../../../../../functions/features/personal-data/erasure/erase-due.steps.ts';
import {
  keptUntil,
  requestErasure,
  settledAt,
} from '../../../../../functions/features/personal-data/erasure/request-erasure.ts';
import { showErasure } from '../../../../../functions/features/personal-data/erasure/show-erasure.ts';
import {
  treatItem,
  treatOwnItem,
  type Outcome,
} from '../../../../../functions/features/personal-data/erasure/treat-item.ts';
import {
  erasedLetter,
  erasureRequestedLetter,
  exportReadyLetter,
} from '../../../../../functions/features/personal-data/personal-data-letters.ts';
import type { Manner } from '../../../../../functions/features/personal-data/reach.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../../support/builders.ts';

const who = { id: 3001, role: 'candidate' as const, email: 'priya@example.com', jobs: new Set([5001]) };
const priya = { id: 3001, firstName: 'Priya' };
const note = { ...keys.candidateJobNote(5002, 9, 1), note: 'Strong', createdBy: { id: 2001 } };
const token = { pk: 'USER#2001', sk: 'CURRENT-TOKEN#invitation', hash: 'x' };
const invitation = { pk: 'USER#2001#INVITATIONS', sk: 'INVITATION#1', email: 'other@example.com' };

it.each<[string, Record<string, unknown> & { pk: string; sk: string }, Manner, Outcome]>([
  ['of a place that goes whole', invitation, 'whole', 'goes'],
  ['that is a mailed link', token, 'mention', 'goes'],
  ['with the person’s address, of another’s invitations', { ...invitation, email: who.email }, 'address', 'goes'],
  ['with the person’s id, of another’s invitations', { ...invitation, candidateId: 3001 }, 'address', 'goes'],
  ['with the address in its key', { ...invitation, sk: 'EMAIL#Priya@example.com' }, 'address', 'goes'],
  ['of another invitation', invitation, 'address', 'stays'],
  ['that is a note in the person’s story', note, 'story', 'goes'],
  ['that says from whom the person hides', { ...keys.storyHiding(5002, 3001), marks: {} }, 'story', 'goes'],
  ['that says from whom another hides', { ...keys.storyHiding(5002, 9), marks: {} }, 'mention', 'stays'],
  ['that is how the person’s job interviews', { ...keys.interviewPlan(5001), steps: [] }, 'mention', 'goes'],
  ['that is how another’s job interviews', { ...keys.interviewPlan(5002), steps: [] }, 'mention', 'stays'],
  ['that is a note beside a mention', note, 'mention', 'stays'],
  [
    'that is the person’s note',
    { ...note, createdBy: priya },
    'mention',
    {
      set: { note: formerNote, createdBy: { id: 3001, firstName: 'A former' } },
    },
  ],
  [
    'that names the person',
    { ...keys.job(5002), candidate: priya, points: 5 },
    'mention',
    {
      set: { candidate: { id: 3001, firstName: 'A former' } },
    },
  ],
  ['that names nobody', { ...keys.job(5002), title: 'Nurse' }, 'mention', 'stays'],
  [
    'that is the person’s job',
    { ...keys.job(5001), title: 'Nurse', desc: 'Nights' },
    'mention',
    {
      set: { title: formerJobTitle, desc: '' },
    },
  ],
  [
    'that is the text of the person’s job',
    { ...keys.jobText(5001), description: 'Nights' },
    'story',
    {
      set: { description: '' },
    },
  ],
  [
    'on the person’s job that is another’s',
    { ...keys.candidateOnJob(5001, 9), description: 'Nights' },
    'mention',
    'stays',
  ],
  [
    'of a story, with what others gave as a reason',
    { ...keys.event('JOB#5002#CANDIDATE#3001', 1), event: { data: { reason: 'late' } } },
    'story',
    {
      set: { event: { data: { reason: null } } },
    },
  ],
  [
    'of another’s story',
    { ...keys.event('JOB#5002#CANDIDATE#9', 1), event: { data: { reason: 'late' } } },
    'mention',
    'stays',
  ],
])('An item %s stays, goes or is changed', (_what, item, manner, outcome) => {
  expect(treatItem(item, manner, who)).toEqual(outcome);
});

it('Of the person’s own items only the ledger is kept for a time, without what it was for', () => {
  expect(treatOwnItem({ pk: 'USER#3001', sk: 'ACCOUNT' }, 99)).toBe('goes');
  expect(treatOwnItem({ ...keys.points(3001), balance: 5 }, 99)).toEqual({ set: { ttl: 99 } });
  expect(treatOwnItem({ ...keys.points(3001), job: { id: 1 }, leaving: 'x' }, 99)).toEqual({
    set: { job: null, candidate: null, manager: null, leaving: null, ttl: 99 },
  });
  expect(treatOwnItem({ ...keys.points(3001), ttl: 99 }, 99)).toBe('stays');
});

it('An erasure is due after its grace period, its reactions have twenty minutes and records ninety days', () => {
  const person = { ...anActor('candidate'), sessions: {} } as never;
  const { dueAt, event } = requestErasure(person, { at: someTime, eventId: 77, graceDays: 7 });
  expect(dueAt).toBe('2026-09-08T10:00:00.000Z');
  expect(event).toMatchObject({
    id: 77,
    type: 'erasure-requested',
    time: someTime,
    actor: { kind: 'user', id: 3001, role: 'candidate' },
    subject: keys.userSubject(3001),
    data: { userId: 3001, dueAt, by: 'owner' },
  });
  expect(new Date(keptUntil('2026-09-01T10:00:00.900Z') * 1000).toISOString()).toBe('2026-11-30T10:00:00.000Z');
  expect(settledAt(someTime)).toBe('2026-09-01T10:20:00.000Z');
});

it('An erasure is shown with its dates, or without where none is requested', () => {
  const stake = { openJobs: 2, pointsLeft: 30 };
  expect(showErasure({ erasure: undefined, stake }, 7)).toEqual({
    dueAt: null,
    requestedAt: null,
    graceDays: 7,
    ...stake,
  });
  const erasure = { dueAt: '2026-09-08T10:00:00.000Z', requestedAt: someTime } as never;
  expect(showErasure({ erasure, stake }, 7)).toEqual({
    dueAt: '2026-09-08T10:00:00.000Z',
    requestedAt: someTime,
    graceDays: 7,
    ...stake,
  });
});

it('Letters about personal data say what happens, when, and what can still be done', () => {
  expect(exportReadyLetter('Priya', 'https://example.com/me')).toEqual({
    subject: 'Your HireHub data is ready',
    paragraphs: [
      'Hello Priya,',
      'The archive of your data that you asked for is ready. Sign in to download it within 7 days; then it is deleted.',
    ],
    action: { label: 'Go to my profile', href: 'https://example.com/me' },
    smallPrint: 'If you did not ask for it, change your password: someone else may know it.',
  });
  const late = '2026-09-08T23:00:00.000Z';
  const letter = erasureRequestedLetter(
    { firstName: 'Priya', timeZone: 'Asia/Kolkata' },
    late,
    'https://example.com/me',
  );
  expect(letter).toEqual({
    subject: 'Your HireHub account will be erased on 9 September 2026',
    paragraphs: [
      'Hello Priya,',
      'You asked us to erase your account and your data. This happens on 9 September 2026; until then you can sign in and cancel it.',
      'Download your data and redeem your points first, if you want them: neither can be restored.',
    ],
    action: { label: 'Keep my account', href: 'https://example.com/me' },
    smallPrint: 'If it was not you, sign in, cancel it and change your password.',
  });
  expect(erasureRequestedLetter({ firstName: 'Priya', timeZone: null }, late, '').subject).toContain(
    '8 September 2026',
  );
  expect(erasedLetter('Priya')).toEqual({
    subject: 'Your HireHub account is closed and being erased',
    paragraphs: [
      'Hello Priya,',
      'As you asked, your account is closed now, and your data is being deleted. It takes a few hours at most.',
      'Some records are kept without your name, and the last of them are gone 90 days after your request. This is the last mail you get from us.',
    ],
  });
});

it('Due erasures are worked on for four minutes, and one that fails does not stop the others', async () => {
  const tried: unknown[] = [];
  const erasure = (id: number) => ({ id, userId: id, phase: 'closing', step: 0 });
  const run = (now: () => number, failing: number[] = []) =>
    eraseDue(
      {
        clock: { now: () => someTime },
        erasuresStore: {
          due: async (at: string, most: number) => {
            tried.push([at, most]);
            return [1, 2, 3].map(erasure);
          },
          account: async (id: number) => {
            tried.push(id);
            throw failing.includes(id) ? new Error(`no ${id}`) : new Error('another');
          },
        },
      } as never,
      0,
      now,
    );
  await expect(run(() => 240_000, [1, 3])).rejects.toThrow(
    expect.objectContaining({ message: '3 erasures failed', cause: expect.objectContaining({ message: 'no 1' }) }),
  );
  expect(tried).toEqual([[someTime, 25], 1, 2, 3]);
  tried.length = 0;
  await run(() => 240_001);
  expect(tried).toEqual([[someTime, 25]]);
});
