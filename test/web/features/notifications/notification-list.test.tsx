// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { NotificationsPage } from '../../../../web/features/notifications/pages/notifications.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const one = (id: number, viewedAt: string | null = '2026-03-04T10:00:00.000Z') => ({
  id,
  type: 'job_update',
  payload: { job: { id, title: `Job ${id}` } },
  viewedAt,
  createdAt: '2026-03-03T09:05:00.000Z',
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => one(from + place));
const page = (data: unknown[], number: number, total: number) => ({
  body: { data, meta: { total, page: number, perPage: 50 } },
});
const first = 'GET /api/notifications?page=1';
const second = 'GET /api/notifications?page=2';

function notifications(answers: Parameters<typeof respondToCalls>[0]) {
  const sent = respondToCalls(answers);
  renderPage(
    () => (
      <AccountContext value={{ id: 1001, role: 'manager' } as Account}>
        <NotificationsPage />
      </AccountContext>
    ),
    '/notifications',
  );
  return sent;
}

/** Waits until the list has this many rows; by tag, because roles of fifty rows take jsdom seconds. */
const shows = (count: number) => waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(count));

withSession();

it('The notification list shows fifty, then appends the next page below (NOTIF-01, NOTIF-53, LIST-03)', async () => {
  notifications({ [first]: page(range(1, 50), 1, 60), [second]: page(range(51, 60), 2, 60) });
  await shows(50);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications60');
  await userEvent.click(screen.getByRole('button', { name: /more/i }));
  await shows(60);
  expect([...document.querySelectorAll('article')].at(-1)?.textContent).toContain('Job 60');
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull();
});

it('Mark all as read marks every unread notification, also those that no page has loaded, and reloads the list (NOTIF-53)', async () => {
  const unread = 'GET /api/notifications/unread';
  const answers: Parameters<typeof respondToCalls>[0] = {
    [first]: page([one(1, null), one(2), one(3, null)], 1, 3),
    [unread]: { body: { data: [one(1, null), one(3, null), one(9, null)] } },
    'POST /api/notifications/view': { body: { data: { viewed: 3, unread: 0 } } },
  };
  const sent = notifications(answers);
  const mark = await screen.findByRole('button', { name: 'Mark all as read' });
  expect(screen.getAllByText('Unread:')).toHaveLength(2);
  answers[first] = page([one(1), one(2), one(3)], 1, 3);
  Object.defineProperty(answers, unread, {
    get: () => ({
      body: { data: sent.some(({ method }) => method === 'POST') ? [] : [one(1, null), one(3, null), one(9, null)] },
    }),
  });
  await userEvent.click(mark);
  await waitFor(() => expect(screen.queryAllByText('Unread:')).toEqual([]));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [1, 3, 9] });
  expect([...document.querySelectorAll('article')]).toHaveLength(3);
});

it('The notification list reloads completely when the total changes between pages, so nothing appears twice (LIST-02, NOTIF-53)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [first]: page(range(1, 50), 1, 60),
    [second]: page(range(50, 60), 2, 61),
  };
  notifications(answers);
  await shows(50);
  answers[first] = page(range(0, 49), 1, 61);
  await userEvent.click(screen.getByRole('button', { name: /more/i }));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('article')].map((card) => /Job \d+/.exec(card.textContent ?? '')?.[0]),
    ).toEqual(range(0, 60).map(({ id }) => `Job ${id}`)),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications61');
});

it('The notification list starts with page 1, however much was loaded before (LIST-01)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = { [first]: page(range(1, 2), 1, 2) };
  const sent = notifications(answers);
  await shows(2);
  expect(sent.filter(({ address }) => address.startsWith('/api/notifications')).map(({ address }) => address)).toEqual([
    '/api/notifications?page=1',
  ]);
});

it('The notification list holds the notifications, their total and which are unread (NOTIF-24)', async () => {
  notifications({ [first]: page([one(1, null), one(2)], 1, 75) });
  await shows(2);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications75');
  expect(screen.getAllByText('Unread:')).toHaveLength(1);
});

it('A notification in the bell’s panel is 343 px wide if there is room (NOTIF-07)', () => {
  // jsdom has no layout, so the width is read from the stylesheet.
  const sheet = readFileSync('web/features/notifications/components/notification-row.css', 'utf8');
  expect(sheet).toMatch(/^\.notifications-drop \.notification \{[^}]*inline-size: 343px;\s*max-inline-size: 100%;/m);
});

it('A notification shows how long ago it was, with the time as Do MMMM YYYY at hh:mm A on hover (NOTIF-08)', async () => {
  notifications({ [first]: page([{ ...one(1), createdAt: new Date(2026, 2, 3, 9, 5).toISOString() }], 1, 1) });
  const time = await screen.findByTitle(/^3rd March 2026 at 09:05 AM/);
  expect(time.tagName).toBe('TIME');
  cleanup();
  // At noon, because what is of yesterday shows the time of day instead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 3, 12) });
  notifications({ [first]: page([{ ...one(1), createdAt: new Date(2026, 2, 3, 9).toISOString() }], 1, 1) });
  expect((await screen.findByText('3 hours ago')).tagName).toBe('TIME');
});

it('The notification list shows why it failed to load and tries again', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [first]: { status: 403, body: { message: 'Not now', errors: [] } },
  };
  notifications(answers);
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  answers[first] = page(range(1, 2), 1, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shows(2);
});

it('The notification list keeps what it shows when the next page fails, and offers to retry that page (LIST-03)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [first]: page(range(1, 50), 1, 60),
    [second]: { status: 403, body: { message: 'Not now', errors: [] } },
  };
  notifications(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const again = await screen.findByRole('button', { name: 'Loading failed. Try again' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications60');
  answers[second] = page(range(51, 60), 2, 60);
  await userEvent.click(again);
  await shows(60);
});

it('The notification list shows how many of all it lists, but not for a single one (LIST-03)', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = { [first]: page(range(1, 2), 1, 2) };
  notifications(answers);
  expect(await screen.findByText('All 2 notifications')).toBeTruthy();
  cleanup();
  answers[first] = page([one(1)], 1, 1);
  notifications(answers);
  await shows(1);
  expect(screen.queryByText(/^All 1/)).toBeNull();
});
