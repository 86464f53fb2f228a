import { expect, it } from 'vitest';
import { recordPage } from '../../../../../functions/features/personal-data/export/record-page.ts';

/** What a reader sees of a page, line by line. */
const read = (page: string) =>
  page
    .slice(page.indexOf('<h1>'), page.indexOf('</body>'))
    .replace(/<\/(h1|h2|dt|dd|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

it('A page of records says in words what each holds, and nothing that only programs read', () => {
  const page = recordPage(
    'jobs-and-candidates',
    [
      {
        id: 874_961_896_301_121,
        version: 2,
        jobTitle: 'CNC Machinist',
        state: 'waiting',
        candidate: { id: 7, firstName: 'Priya', lastName: 'Iyer', avatar: null },
        recruiterIds: [8],
        appliedAt: '2026-10-08T09:09:04.213Z',
        withdrawnAt: null,
        declines: [],
        sent: { note: 'Nights, gladly', resume: null, answers: [{ question: 'A licence?', answer: 'Yes' }] },
        isSeen: false,
      },
    ],
    7,
  );
  expect(read(page)).toEqual([
    'Jobs and candidates',
    'CNC Machinist',
    'State',
    'waiting',
    'Candidate',
    'Priya Iyer',
    'Applied at',
    '8 October 2026 at 09:09 UTC',
    'Sent',
    'Note',
    'Nights, gladly',
    'Answers',
    'Question',
    'A licence?',
    'Answer',
    'Yes',
    'Is seen',
    'No',
  ]);
});

it('A page shows an event by what happened, and a list of skills by their names', () => {
  const event = { id: 1, type: 'self-assignment-created', time: '2026-10-08T09:09:04.213Z', subject: 'APPLICATION#1' };
  expect(read(recordPage('jobs-and-candidates', [{ event }], 7))).toEqual([
    'Jobs and candidates',
    'Self assignment created',
    'Time',
    '8 October 2026 at 09:09 UTC',
  ]);
  const card = {
    part: 'card',
    skills: [
      { id: 1, name: 'GD&T' },
      { id: 2, name: 'Mastercam' },
    ],
    createdAt: 1_787_871_240_000,
  };
  expect(read(recordPage('candidate-profile', [card], 7))).toEqual([
    'Candidate profile',
    'Card',
    'Skills',
    'GD&amp;T',
    'Mastercam',
    'Created at',
    expect.stringMatching(/ 2026 at .* UTC$/),
  ]);
});

it('What people typed is text on a page, never markup', () => {
  const page = recordPage('messages', [{ text: '<script>alert(1)</script>', title: '<b>bold</b>' }], 7);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('<h2>&lt;b&gt;bold&lt;/b&gt;</h2>');
  expect(page).not.toMatch(/<(script|b)\b/);
});

it('A page says of messages who wrote each, of a wrapped event what it holds, and leaves out ids and what says nothing', () => {
  const conversation = { firstId: 7, secondId: 8, startedBy: 859_100_282_880_025, lastNumber: 2, firstRead: 1 };
  const messages = [
    { firstId: 7, senderId: 7, text: 'Can you start in May?', number: 1 },
    { firstId: 7, senderId: 8, text: 'Gladly', number: 2 },
  ];
  expect(read(recordPage('messages', [conversation, ...messages], 7))).toEqual([
    'Messages',
    'From',
    'You',
    'Text',
    'Can you start in May?',
    'From',
    'The other person',
    'Text',
    'Gladly',
  ]);
  const event = {
    type: 'notification-created',
    data: { type: 'meeting_booked', declinedBy: 859_100_282_880_025, points: 30 },
  };
  expect(read(recordPage('notifications', [{ event }, { claimId: 9 }], 7))).toEqual([
    'Notifications',
    'Notification created',
    'Type',
    'Meeting booked',
    'Points',
    '30',
  ]);
});
