import { expect, it } from 'vitest';
import { closingOutcome } from '../../../../../web/features/jobs/model/closing-outcome.ts';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const gone = 'The job disappears from the public list immediately.';

it.each([
  [
    'a hire with other candidates',
    { candidate: priya, recruiter: olivia, points: 1500, candidates: 4, startOn: '2026-10-05', mailsOthers: true },
    [
      'Priya Iyer is hired, reads congratulations and their first day, Monday, October 5, 2026, by email too.',
      'Olivia Brandt earns 1,500 points.',
      '3 other candidates can no longer be moved.',
      'Everybody who was not chosen or still waits for an answer reads kindly how it ended, by email too.',
      gone,
    ],
  ],
  [
    'a hire with one other candidate, without points',
    { candidate: priya, recruiter: olivia, points: 0, candidates: 2, startOn: '', mailsOthers: false },
    [
      'Priya Iyer is hired, reads congratulations and that their first day is still to be agreed, by email too.',
      'No one earns points.',
      '1 other candidate can no longer be moved.',
      'Everybody who was not chosen or still waits for an answer reads kindly how it ended.',
      gone,
    ],
  ],
  [
    'a hire of the only candidate, without a recruiter',
    { candidate: priya, recruiter: null, points: 500, candidates: 1, startOn: '', mailsOthers: true },
    [
      'Priya Iyer is hired, reads congratulations and that their first day is still to be agreed, by email too.',
      'No one earns points.',
      'Everybody who was not chosen or still waits for an answer reads kindly how it ended, by email too.',
      gone,
    ],
  ],
  [
    'a hire for one of three openings',
    { candidate: priya, recruiter: olivia, points: 500, candidates: 4, startOn: '', mailsOthers: true, leftAfter: 2 },
    [
      'Priya Iyer is hired, reads congratulations and that their first day is still to be agreed, by email too.',
      'Olivia Brandt earns 500 points.',
      'The job stays open for 2 more openings, and the other candidates stay where they are.',
    ],
  ],
  [
    'no hire',
    { candidate: null, recruiter: null, points: 500, candidates: 1, startOn: '', mailsOthers: true },
    [
      'No one is hired.',
      'No one earns points.',
      '1 other candidate can no longer be moved.',
      'Everybody who was not chosen or still waits for an answer reads kindly how it ended, by email too.',
      gone,
    ],
  ],
])('Closing a job says what follows from %s (JOB-45, PLUS-50)', (_, closing, sentences) => {
  expect(closingOutcome({ leftAfter: null, ...closing, isContested: false })).toEqual(sentences);
});

it('Closing a job whose payee is contested says that the points wait (PLUS-41)', () => {
  const closing = {
    candidate: priya,
    recruiter: olivia,
    points: 1500,
    candidates: 1,
    startOn: '',
    mailsOthers: false,
    isContested: true,
    leftAfter: null,
  };
  expect(closingOutcome(closing)).toContain('1,500 points of Olivia Brandt wait until your contest is decided.');
});
