import { expect, it } from 'vitest';
import { notificationTypes, type NotificationType } from '../../../../../shared/constants/notification.ts';
import { roles, type Role } from '../../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../../shared/model/notification.ts';
import { describeNotification } from '../../../../../web/features/notifications/model/describe-notification.ts';

const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName });
const event = { title: 'Interview', start: '2026-03-03T09:00:00.000Z' };
/** The fields of every notification, so that one payload serves every type. */
const payload = {
  job: { id: 5, title: 'Platform Engineer' },
  candidate: person(9, 'Mihai', 'Ionescu'),
  manager: person(7, 'Ana', 'Popescu'),
  recruiter: person(8, 'Priya', 'Raman'),
  user: person(7, 'Ana', 'Popescu'),
  sender: { id: 7, fullName: 'Ana Popescu' },
  recipient: { id: 17, fullName: 'Noah Berg' },
  points: 500,
  status: { from: 'Contacted', to: 'Submitted' },
  event,
  days: 6,
  task: { id: 5, what: 'Call Ada' },
  interview: { id: 3, title: 'Skills interview' },
  search: { id: 31, name: 'Night nurses' },
  count: 3,
  client: 'Lakeside',
  how: 'time',
  candidates: 2,
  company: 'Acme',
};
const described = (type: NotificationType, role: Role) =>
  describeNotification({ type, payload } as unknown as Notification, role, 'UTC');
const linksOf = (role: Role) =>
  new Set(notificationTypes.flatMap((type) => described(type, role).links.map(({ to }) => to)));

it.each(notificationTypes)('The notification %s has a sentence and links for every role (NOTIF-09)', (type) => {
  for (const role of roles) {
    const { sentence, links } = described(type, role);
    expect(sentence).toMatch(/^[A-Z]/);
    expect(sentence).not.toMatch(/undefined|null|object/);
    for (const { label, to } of links)
      expect([label.length > 0, to]).toEqual([true, expect.stringMatching(/^\/[a-z]/)]);
  }
});

it('A notification says that a job has been closed (NOTIF-11)', () => {
  expect(described('closed_job', 'candidate').sentence).toBe('Platform Engineer has been closed');
  expect(
    describeNotification(
      { type: 'job_closed', payload: { job: payload.job, manager: payload.manager } },
      'recruiter',
      'UTC',
    ).sentence,
  ).toBe('Platform Engineer has been closed');
});

it('A closed job’s notification links to other opportunities (NOTIF-12)', () => {
  for (const type of ['closed_job', 'job_closed', 'candidate_self_assign_decline'] as const)
    expect(described(type, 'candidate').links).toContainEqual({ label: 'Check other opportunities', to: '/jobs' });
});

it('Notifications link to jobs for every role (NOTIF-13)', () => {
  for (const role of roles) expect([...linksOf(role)]).toEqual(expect.arrayContaining(['/jobs/view/5', '/jobs']));
});

it('Candidates’ notifications link to people (NOTIF-14)', () => {
  expect([...linksOf('candidate')]).toEqual(
    expect.arrayContaining(['/candidate/managers/7', '/candidate/recruiters/8', '/candidate/candidates/9']),
  );
});

it('Managers’ notifications link to people and to the list of managers (NOTIF-15)', () => {
  expect([...linksOf('manager')]).toEqual(
    expect.arrayContaining(['/manager/candidates/9', '/manager/recruiters/8', '/manager/managers']),
  );
});

it('Recruiters’ notifications link to candidates and to the lists of managers and recruiters (NOTIF-16)', () => {
  expect([...linksOf('recruiter')]).toEqual(
    expect.arrayContaining(['/recruiter/managers', '/recruiter/candidates/9', '/recruiter/recruiters']),
  );
});

it('Super managers’ notifications link to managers, clients and jobs (NOTIF-17)', () => {
  expect([...linksOf('super_manager')]).toEqual(
    expect.arrayContaining(['/super_manager/managers', '/clients', '/jobs']),
  );
});

it('A candidate’s own move is worded as theirs and links to the job, not to themselves', () => {
  expect(described('candidate_status_changed', 'candidate')).toEqual({
    sentence: 'Put forward: Platform Engineer',
    target: '/jobs/view/5',
    links: [{ label: 'Platform Engineer', to: '/jobs/view/5' }],
  });
});

it('A move names who made it, and opens the candidate on the job for those who recruit', () => {
  expect(described('candidate_status_changed', 'manager')).toMatchObject({
    sentence: 'Ana Popescu moved Mihai Ionescu to Submitted on Platform Engineer',
    target: '/jobs/5/candidates/9',
  });
});

const [job, others] = ['Platform Engineer /jobs/view/5', 'Check other opportunities /jobs'];
it.each<[NotificationType, Role, string[]]>([
  [
    'candidate_self_assign_decline',
    'manager',
    [job, 'Mihai Ionescu /manager/candidates/9', 'Priya Raman /manager/recruiters/8'],
  ],
  ['candidate_approved', 'candidate', ['Priya Raman /candidate/recruiters/8']],
  ['candidate_approved', 'manager', ['Mihai Ionescu /manager/candidates/9', 'Priya Raman /manager/recruiters/8']],
  ['collaboration_request_sent', 'manager', ['Managers /manager/managers']],
  ['collaboration_request_rejected', 'super_manager', ['Managers /super_manager/managers']],
  ['collaboration_request_accepted', 'super_manager', ['Managers /super_manager/managers', 'Clients /clients']],
  ['applied_job_removed', 'candidate', [others]],
  ['job_closed', 'recruiter', [job, others, 'Managers /recruiter/managers']],
  ['task_due', 'recruiter', ['My tasks /recruiter/tasks']],
  [
    'saved_search_found',
    'recruiter',
    ['Mihai Ionescu /recruiter/candidates/9', 'Night nurses /recruiter/candidates?saved=31'],
  ],
  ['calendar_event_soon', 'candidate', ['Calendar /calendar', job, 'Mihai Ionescu /candidate/candidates/9']],
  ['bounty_changed', 'recruiter', ['Points /points', job, 'Mihai Ionescu /recruiter/candidates/9']],
  ['claim_ended', 'candidate', ['Who represents you /claims', 'Priya Raman /candidate/recruiters/8', job]],
  ['manager_invites', 'recruiter', ['Invitations /dashboard', 'Managers /recruiter/managers']],
])('The notification %s leads a %s to whom and what it is about, in order (NOTIF-09)', (type, role, links) => {
  expect(described(type, role).links.map(({ label, to }) => `${label} ${to}`)).toEqual(links);
});

it('Only a reminder is marked with 30 min (NOTIF-10)', () => {
  expect(notificationTypes.filter((type) => described(type, 'manager').badge === '30 min')).toEqual([
    'calendar_event_soon',
  ]);
});

it('A notification says when a meeting is in the zone of its reader, and names it', () => {
  const reminder = { type: 'calendar_event_soon', payload } as unknown as Notification;
  expect(describeNotification(reminder, 'manager', 'America/New_York').sentence).toBe(
    'Interview starts on Tue, Mar 3, 2026, 4:00 AM EST',
  );
});
