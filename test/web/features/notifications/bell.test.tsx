// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { Bell } from '../../../../web/features/notifications/components/bell.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const notifications = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  type: 'job_closed',
  payload: { job: { id: index + 1, title: `Job ${index + 1}` } },
  viewedAt: index < 2 ? null : '2026-03-01T10:00:00.000Z',
  createdAt: '2026-03-03T09:05:00.000Z',
}));

function BellOfManager() {
  return (
    <AccountContext value={{ id: 1, role: 'manager' } as Account}>
      <Bell />
    </AccountContext>
  );
}

function serve(recent: typeof notifications) {
  return respondToCalls({
    'GET /api/notifications/unread': { body: { data: recent.filter(({ viewedAt }) => !viewedAt) } },
    'GET /api/notifications?perPage=7': { body: { data: recent, meta: { total: recent.length, page: 1, perPage: 7 } } },
    'POST /api/notifications/view': { body: { data: { viewed: 2, unread: 0 } } },
  });
}

withSession();

it('The bell lists the seven latest notifications under a title with the unread count and two links to all of them (NOTIF-02 to NOTIF-04, SHELL-17)', async () => {
  serve(notifications);
  renderPage(BellOfManager, '/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const drop = screen.getByRole('dialog', { name: 'Unread Notifications' });
  expect(within(drop).getByRole('heading', { level: 2 }).textContent).toBe('Unread Notifications 2');
  expect(within(drop).getAllByRole('article')).toHaveLength(7);
  expect(
    within(drop)
      .getAllByRole('link', { name: 'View All' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/notifications', '/notifications']);
});

/** Replaces what the browser sees of the panel: the rows that are in view, reported on every change. */
function inView() {
  const observed = new Set<Element>();
  let report: (row: Element, isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        report = (target, isIntersecting) => tell([{ target, isIntersecting }]);
      }
      observe = (row: Element) => observed.add(row);
      disconnect = () => observed.clear();
    },
  );
  return (id: number, isIntersecting: boolean) => {
    for (const row of observed)
      if ((row as HTMLElement).dataset.notification === String(id)) report(row, isIntersecting);
  };
}

const viewedIn = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as { ids: number[] }).ids);

it('Closing the bell marks the unread notifications that were in view for a second as viewed, not those below the fold (NOTIF-06)', async () => {
  const see = inView();
  const sent = serve(notifications);
  renderPage(BellOfManager, '/dashboard');
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  vi.useFakeTimers();
  fireEvent.click(bell);
  see(1, true);
  see(3, true);
  vi.advanceTimersByTime(1_000);
  see(2, true);
  vi.advanceTimersByTime(900);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  vi.useRealTimers();
  await waitFor(() => expect(viewedIn(sent)).toEqual([[1]]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Opening the bell and closing it immediately with a click outside marks nothing (NOTIF-06, SHELL-20)', async () => {
  const see = inView();
  const sent = serve(notifications);
  renderPage(BellOfManager, '/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  see(1, true);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(viewedIn(sent)).toEqual([]);
});

it('Opening a notification of the bell marks that one as viewed, closes the bell and leads to its page', async () => {
  const sent = serve(notifications);
  renderPage(BellOfManager, '/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await userEvent.click(screen.getByRole('link', { name: 'Job 2 has been closed' }));
  await screen.findByText('at /jobs/view/2');
  await waitFor(() => expect(viewedIn(sent)).toEqual([[2]]));
});

it('The bell takes the focus when it opens and closes when the focus leaves it in either direction (SHELL-20)', async () => {
  serve(notifications);
  renderPage(
    () => (
      <>
        <BellOfManager />
        <button type="button">After</button>
      </>
    ),
    '/dashboard',
  );
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  await userEvent.click(bell);
  const drop = screen.getByRole('dialog', { name: 'Unread Notifications' });
  expect(document.activeElement).toBe(drop);
  within(drop).getAllByRole('link').at(-1)?.focus();
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(bell);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(bell);
});

it('The bell says so when none of the listed notifications is unread (DEC-12)', async () => {
  serve(notifications.map((one) => ({ ...one, viewedAt: one.createdAt })));
  renderPage(BellOfManager, '/dashboard');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Notifications' }).getAttribute('aria-description')).toBeNull(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(within(screen.getByRole('dialog')).getByText('You have read everything. These are the latest.')).toBeTruthy();
});

it('The bell shows 99+ above 99 (SHELL-18)', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...notifications[0]!, id: index + 1, viewedAt: null }));
  const shown = async (count: number) => {
    serve(many(count));
    renderPage(BellOfManager, '/dashboard');
    const bell = await screen.findByRole('button', { name: /unread$/ });
    const words = [bell.getAttribute('aria-label'), document.querySelector('.shell-bell .ui-count')?.textContent];
    cleanup();
    return words;
  };
  expect(await shown(99)).toEqual(['Notifications, 99 unread', '99']);
  expect(await shown(100)).toEqual(['Notifications, 99+ unread', '99+']);
});

it('The bell stays closed while there are no notifications, and says why (NOTIF-05)', async () => {
  serve([]);
  renderPage(BellOfManager, '/dashboard');
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await userEvent.click(bell);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bell.getAttribute('aria-description')).toBe('No notifications yet');
});
