// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Notification } from '../../../../shared/model/notification.ts';
import { NotificationRow } from '../../../../web/features/notifications/components/notification-row.tsx';

const at = '2026-03-03T09:05:00.000Z';
const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, avatar: null });
const people = {
  candidate: person(9, 'Mihai', 'Ionescu'),
  recruiter: person(8, 'Priya', 'Raman'),
  manager: person(7, 'Ana', 'Popescu'),
};
const job = { id: 5, title: 'Platform Engineer' };
const show = (type: string, payload: object, props: object = {}) => {
  const notification = { id: 1, type, payload, viewedAt: null, createdAt: at } as unknown as Notification;
  return render(<NotificationRow {...{ notification, role: 'manager' }} {...props} />).container;
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it.each([
  ['candidate_status_changed', { job, ...people, status: { from: 'Contacted', to: 'Submitted' } }, 'AP'],
  ['assigns_confirmed', { job, ...people }, 'MI'],
  ['foreign_recruiter_invite_accepted', { job, recruiter: people.recruiter, manager: people.manager }, 'PR'],
  ['job_closed', { job, manager: people.manager }, 'AP'],
  ['job_update', { job }, 'PE'],
])('The picture of a notification %s is of who did it, else of whom or what it is about', (type, payload, initials) => {
  expect(show(type, payload).querySelector('[class*="avatar"]')?.textContent).toBe(initials);
});

it('The links of a notification leave out what its sentence names and opens', () => {
  show('job_update', { job });
  expect(links()).toEqual([['Platform Engineer was changed', '/jobs/view/5']]);
});

it('A notification under the heading of its job has no link of its own to that job', () => {
  const payload = { job, ...people };
  show('assigns_confirmed', payload);
  const alone = links();
  cleanup();
  show('assigns_confirmed', payload, { isUnderJob: true });
  const isOfJob = ([label, to]: (string | null)[]) => label === job.title && to === '/jobs/view/5';
  expect([alone.filter(isOfJob).length, links().filter(isOfJob).length]).toEqual([1, 0]);
  expect(links().length).toBe(alone.length - 1);
});
