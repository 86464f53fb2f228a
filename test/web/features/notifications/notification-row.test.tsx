// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
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
  return render(
    <AccountContext value={{ id: 5, timeZone: 'UTC' } as Account}>
      <NotificationRow {...{ notification, role: 'manager' }} {...props} />
    </AccountContext>,
  ).container;
};

it.each([
  ['candidate_status_changed', { job, ...people, status: { from: 'Contacted', to: 'Submitted' } }, 'AP'],
  ['assigns_confirmed', { job, ...people }, 'MI'],
  ['invite_accepted', { recruiter: people.recruiter, candidate: people.candidate }, 'PR'],
  ['foreign_recruiter_invite_accepted', { job, recruiter: people.recruiter, manager: people.manager }, 'PR'],
  ['job_closed', { job, manager: people.manager }, 'AP'],
  ['job_update', { job }, 'PE'],
])('The picture of a notification %s is of who did it, else of whom or what it is about', (type, payload, initials) => {
  expect(show(type, payload).querySelector('[class*="avatar"]')?.textContent).toBe(initials);
});
