// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notification } from '../../../../../shared/model/notification.ts';
import type { Account } from '../../../../../shared/model/person.ts';
import { onLiveCatchUp, startLiveUpdates, stopLiveUpdates } from '../../../../../web/api/live-updates.ts';
import { beginSession, endSession } from '../../../../../web/api/session.ts';
import { AccountContext } from '../../../../../web/common/account/account.ts';
import { Bell } from '../../../../../web/features/notifications/components/bell.tsx';
import { NotificationsPage } from '../../../../../web/features/notifications/pages/notifications.tsx';
import { useLiveNotifications } from '../../../../../web/features/notifications/hooks/use-live-notifications.ts';
import { Toasts } from '../../../../../web/ui/feedback/toast.tsx';
import { FakeSocket, playSocket } from '../../../support/fake-socket.ts';
import { respondToCalls, renderPage } from '../../../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const news = (id: number): Notification => ({
  id,
  type: 'job_update',
  payload: { job: { id, title: `Job ${id}` } },
  viewedAt: null,
  createdAt: '2026-03-03T09:05:00.000Z',
});

function Live() {
  useLiveNotifications('manager', 'UTC');
  return (
    <AccountContext value={{ id: 1, role: 'manager' } as Account}>
      <Bell />
      <NotificationsPage />
      <Toasts />
    </AccountContext>
  );
}

/** Renders a connected page whose server has these notifications. */
async function livePage(stored: Notification[]) {
  const answers: Parameters<typeof respondToCalls>[0] = {
    'POST /api/ws/ticket': { body: { data: { ticket: 'a-ticket' } } },
  };
  const store = (all: Notification[]) => {
    const meta = { total: all.length, page: 1, perPage: 50 };
    answers['GET /api/notifications?page=1'] = { body: { data: all, meta } };
    answers['GET /api/notifications?perPage=7'] = { body: { data: all.slice(0, 7), meta: { ...meta, perPage: 7 } } };
    answers['GET /api/notifications/unread'] = { body: { data: all.filter(({ viewedAt }) => !viewedAt) } };
  };
  store(stored);
  const sent = respondToCalls(answers);
  renderPage(Live, '/notifications');
  startLiveUpdates();
  const socket = await connected(1);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(stored.length));
  return { store, sent, socket, answers };
}

async function connected(count: number): Promise<FakeSocket> {
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(count));
  const socket = FakeSocket.opened[count - 1] as FakeSocket;
  socket.accept();
  return socket;
}

const jobs = () => screen.getAllByRole('article').map((card) => /Job \d+/.exec(card.textContent ?? '')?.[0]);

beforeEach(() => {
  playSocket();
  beginSession(token, true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stopLiveUpdates();
  endSession();
  vi.restoreAllMocks();
});

it('Live notifications connect to /ws with the ticket as the query’s token (NOTIF-54, NOTIF-55)', async () => {
  const { socket } = await livePage([news(1)]);
  expect(socket.address).toBe(`ws://${globalThis.location.host}/ws?token=a-ticket`);
});

it('A live notification is added to the list and shown in the corner, without a call (NOTIF-60)', async () => {
  const { store, socket, sent } = await livePage([news(1)]);
  const before = sent.length;
  store([news(2), news(1)]);
  socket.say({ type: 'notification', notification: news(2) });
  socket.say({ type: 'unread-count', count: 2 });
  await waitFor(() => expect(jobs()).toEqual(['Job 2', 'Job 1']));
  expect(screen.getAllByText('Job 2 was changed').length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
  expect(screen.getByText('All 2 notifications')).toBeTruthy();
  expect(sent).toHaveLength(before);
});

it('A live notification that arrives twice is shown once (NOTIF-60)', async () => {
  const { socket } = await livePage([news(1)]);
  for (const id of [7, 7, 1]) socket.say({ type: 'notification', notification: news(id) });
  await waitFor(() => expect(jobs()).toEqual(['Job 7', 'Job 1']));
  const corner = screen.getByRole('list', { name: 'Updates' });
  expect(
    [...corner.querySelectorAll('strong')].filter(({ textContent }) => /Job [17] /.test(textContent)),
  ).toHaveLength(1);
});

it('A notification that arrived before the connection opened is found through the count (NOTIF-59)', async () => {
  const { store, socket } = await livePage([news(1)]);
  store([news(2), news(1)]);
  expect(socket.sent).toEqual(['{"action":"ping"}']);
  socket.say({ type: 'unread-count', count: 2 });
  await waitFor(() => expect(jobs()).toEqual(['Job 2', 'Job 1']));
});

it('A page catches up with what a notification was about that arrived before the connection opened', async () => {
  const { store, socket } = await livePage([news(1)]);
  const catchUp = vi.fn();
  const stop = onLiveCatchUp(catchUp);
  socket.say({ type: 'unread-count', count: 1 });
  store([news(2), news(1)]);
  socket.say({ type: 'unread-count', count: 2 });
  await waitFor(() => expect(catchUp).toHaveBeenCalledOnce());
  await waitFor(() => expect(jobs()).toEqual(['Job 2', 'Job 1']));
  store([{ ...news(2), viewedAt: '2026-03-03T10:00:00.000Z' }, news(1)]);
  socket.say({ type: 'unread-count', count: 1 });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(catchUp).toHaveBeenCalledOnce();
  stop();
});

it('The unread count follows a change made in another tab (NOTIF-59)', async () => {
  const { store, socket } = await livePage([news(2), news(1)]);
  await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  store([{ ...news(2), viewedAt: '2026-03-03T10:00:00.000Z' }, news(1)]);
  socket.say({ type: 'unread-count', count: 1 });
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
});

it.each(['super manager role request approved', 'super manager role approved'])(
  'The page reloads at the message “%s” (NOTIF-58, DEC-13)',
  async (type) => {
    const { socket, sent } = await livePage([news(1)]);
    const reload = vi.fn();
    const { origin, host, protocol } = globalThis.location;
    vi.stubGlobal('location', { origin, host, protocol, reload });
    socket.say({ type });
    // The token is renewed before, so that the new role is in it.
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent.map(({ address }) => address)).toContain('/api/auth/refresh');
  },
);

it('A dropped connection loses no notification and shows none twice (NOTIF-56)', async () => {
  const { store, socket } = await livePage([news(1)]);
  socket.drop(1006);
  store([news(3), news(2), news(1)]);
  const again = await connected(2);
  await waitFor(() => expect(jobs()).toEqual(['Job 3', 'Job 2', 'Job 1']));
  again.say({ type: 'notification', notification: news(3) });
  again.say({ type: 'notification', notification: news(3) });
  store([news(4), news(3), news(2), news(1)]);
  again.say({ type: 'notification', notification: news(4) });
  await waitFor(() => expect(jobs()).toEqual(['Job 4', 'Job 3', 'Job 2', 'Job 1']));
});

it('Errors, disconnects and unreadable messages are only logged (NOTIF-57)', async () => {
  const { socket } = await livePage([news(1)]);
  socket.say('not json');
  socket.drop(1011, true);
  expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([
    'Live updates: a message could not be read',
    'Live updates: the connection failed',
  ]);
  expect(console.info).toHaveBeenCalledWith('Live updates: disconnected (1011)');
  await connected(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(jobs()).toEqual(['Job 1']);
});

it('A failed ticket request is retried silently', async () => {
  const { answers, socket } = await livePage([news(1)]);
  answers['POST /api/ws/ticket'] = { status: 503, body: { message: 'Later', errors: [] } };
  socket.drop(1006);
  await waitFor(() =>
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toContain('Live updates: no ticket'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  answers['POST /api/ws/ticket'] = { body: { data: { ticket: 'another' } } };
  await connected(2);
});
