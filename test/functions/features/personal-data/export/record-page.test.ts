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
    'Seen',
    'No',
  ]);
});

it('A page shows an event by what happened, and a list of skills by their names', () => {
  const event = { id: 1, type: 'self-assignment-created', time: '2026-10-08T09:09:04.213Z', subject: 'APPLICATION#1' };
  expect(read(recordPage('jobs-and-candidates', [{ event }], 7))).toEqual([
    'Jobs and candidates',
    'Application sent',
    'When',
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
    'What search shows',
    'Skills',
    'GD&amp;T',
    'Mastercam',
    'Created at',
    expect.stringMatching(/ 2026 at .* UTC$/),
  ]);
});

it('A page shows a file of a claim by a name that its candidate knows too', () => {
  const event = { id: 1, type: 'claim-file-added', time: '2026-10-08T09:09:04.213Z', subject: 'CLAIM#1' };
  expect(read(recordPage('introductions', [{ event }], 7)).slice(0, 2)).toEqual([
    'Introductions',
    'File added to an introduction',
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
    'Notification',
    'Type',
    'Meeting booked',
    'Points',
    '30',
  ]);
});

it('A page names what it holds as the pages of the product do, not by the codes of the table', () => {
  const notification = { type: 'assigns_created', job: { id: 5, title: 'Welder' }, localStart: '2026-12-02T12:00' };
  const claim = { state: 'passed_over', confirmedBy: 'app', ending: { by: 'rival' } };
  const profile = { part: 'employeeInfo', citizenship: 'in_citizen', spheres: [{ id: 1, name: 'GD&T' }] };
  expect(read(recordPage('notifications', [notification, claim, profile], 7))).toEqual([
    'Notifications',
    'Proposal for a job',
    'Job',
    'Welder',
    'State',
    'Another was chosen',
    'Confirmed',
    'signed in',
    'Ending',
    'By',
    'Another recruiter was chosen',
    'Work and pay',
    'Citizenship',
    'Citizen (India)',
    'Skills',
    'GD&amp;T',
  ]);
  expect(read(recordPage('messages', [{ text: 'hire', tags: ['card', 'jQuery'] }], 7))).toEqual([
    'Messages',
    'Text',
    'hire',
    'Tags',
    'card',
    'jQuery',
  ]);
});

it('A page gives days, places, readings of a file and entries by number in words', () => {
  const city = { id: 1, name: 'Austin', state: { abbr: 'TX', name: 'Texas' }, country: 'United States', zip: '78701' };
  const title = { value: 'Welder', confidence: 0.9, sources: [{ line: 3, part: 0 }] };
  const entries = { 893_618_503_682_552: { title: 'Call', isOnline: true } };
  expect(
    read(
      recordPage(
        'calendar',
        [
          { day: '2026-12-02', entries },
          { city, facts: { title } },
        ],
        7,
      ),
    ),
  ).toEqual([
    'Calendar',
    'Day',
    '2 December 2026',
    'Entries',
    'Title',
    'Call',
    'Online',
    'Yes',
    'City',
    'Austin, Texas, United States',
    'Facts',
    'Title',
    'Welder',
  ]);
});

it('A page of counters has no numbers of people, and one that holds only numbers says where they are', () => {
  const hour = { hour: '2026-09-01T12', q1_clientsAdded: 1, q1_r_859511930880027_hires: 1, q2_moved_0_1: 1 };
  expect(read(recordPage('counters', [hour], 7))).toEqual([
    'Counters',
    'Hour',
    '1 September 2026 at 12:00 UTC',
    'Clients added',
    '1',
  ]);
  const pointers = [
    { tagId: 1034, isApart: false },
    { claimId: 8, deletedAfter: 1_787_871_240 },
  ];
  expect(recordPage('associated-skills', pointers, 7)).toContain(
    'The file of the same name beside this page has them.',
  );
});
