import { expect, it } from 'vitest';
import { notificationTypes, type NotificationPayload } from '../../../../shared/model/notification.ts';
import { describeNotification } from '../../../../web/features/notifications/describe-notification.ts';

const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName });
const payload: NotificationPayload = {
  job: { id: 5, title: 'Platform Engineer' },
  candidate: person(9, 'Mihai', 'Ionescu'),
  manager: person(7, 'Ana', 'Popescu'),
  recruiter: person(8, 'Priya', 'Raman'),
  points: 500,
};
const linksOf = (type: (typeof notificationTypes)[number], role: 'manager' | 'recruiter' | 'candidate') => describeNotification({ type, payload }, role).links.map(({ to }) => to);

it.each(notificationTypes)('says %s in a sentence, even with nothing in its payload (NOTIF-09)', (type) => {
  const { sentence } = describeNotification({ type, payload: {} }, 'manager');
  expect(sentence).toMatch(/^[A-Z]|^a job/);
  expect(sentence).not.toMatch(/undefined|null/);
});

it('says that a job has been closed and where other opportunities are (NOTIF-11, NOTIF-12)', () => {
  const { sentence, links } = describeNotification({ type: 'closed_job', payload }, 'candidate');
  expect(sentence).toBe('Platform Engineer has been closed');
  expect(links).toEqual([{ label: 'Check other opportunities', to: '/jobs' }]);
});

it('tells a candidate of their own move as theirs, leading to the job and not to themselves (NOTIF-13)', () => {
  const moved = { type: 'candidate_status_changed', payload: { ...payload, status: { from: 'Contacted', to: 'Submitted' } } } as const;
  expect(describeNotification(moved, 'candidate')).toEqual({ sentence: 'You moved to Submitted on Platform Engineer', links: [{ label: 'Platform Engineer', to: '/jobs/view/5' }] });
  expect(describeNotification(moved, 'manager').sentence).toBe('Mihai Ionescu moved to Submitted on Platform Engineer');
});

it('marks a reminder with 30 min (NOTIF-10)', () => {
  expect(describeNotification({ type: 'calendar_event_soon', payload: { event: { title: 'Interview', start: '2026-03-03T09:00:00Z' } } }, 'manager').badge).toBe('30 min');
});

it('links people to the pages that the reader has (NOTIF-13 to NOTIF-16)', () => {
  expect(linksOf('candidate_status_changed', 'manager')).toEqual(['/jobs/view/5', '/manager/candidates/9']);
  expect(linksOf('recruiter_rewards', 'recruiter')).toContain('/recruiter/managers/7');
  expect(linksOf('assigns_confirmed', 'candidate')).toEqual(['/jobs/view/5', '/candidate/recruiters/8']);
});
