// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { liveConnection, startLiveUpdates, stopLiveUpdates } from '../../../../web/api/live-updates.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { MessagesPage } from '../../../../web/features/chat/pages/messages.tsx';
import { FakeSocket, playSocket } from '../../support/fake-socket.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const message = (messageId: number, data: string, senderId = 2) => ({
  messageId,
  channelUrl: '1-2',
  clientId: `client ${messageId}`,
  customType: 'text',
  data,
  job: null,
  senderId,
  createdAt: '2026-09-01T10:00:00.000Z',
});
const channel = {
  url: '1-2',
  withUserId: 2,
  lastNumber: 1,
  lastMessage: { text: 'Are you free?', senderId: 2, createdAt: '2026-09-01T10:00:00.000Z' },
  readNumber: 0,
  theirReadNumber: 1,
  unreadMessageCount: 1,
  isBlocked: false,
  isEnded: false,
  members: [
    { userId: 1, nickname: 'Rosa Diaz', profileUrl: null, role: 'recruiter' },
    { userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'candidate' },
  ],
};

function Page({ id = 1, role = 'recruiter' }: { id?: number; role?: Role }) {
  return (
    <AccountContext value={{ id, role } as Account}>
      <MessagesPage />
    </AccountContext>
  );
}

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

beforeEach(() => {
  beginSession(token, true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => endSession());

it('The page of messages shows conversations beside the chosen one, and sends what is written there (CHAT-01)', async () => {
  const sent = respondToCalls({
    'GET /api/chat/channels': { body: { data: { channels: [channel], next: null } } },
    'GET /api/chat/channels/2/messages': {
      body: { data: { messages: [message(1, 'Are you free?')], hasOlder: false } },
    },
    'POST /api/chat/channels/2/messages': { body: { data: message(2, 'Yes', 1) } },
  });
  renderPage(Page, '/messages?with=2');
  expect(await screen.findByRole('region', { name: 'Conversation with Ada Lovelace' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Conversations' }).textContent).toContain('Are you free?');
  const field = screen.getByRole('textbox', { name: 'Message to Ada Lovelace' });
  fireEvent.change(field, { target: { value: 'Yes' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect((field as HTMLTextAreaElement).value).toBe('Yes');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(JSON.stringify(sent)).toContain('"Yes"'));
  expect((field as HTMLTextAreaElement).value).toBe('');
});

it('The page of messages says why somebody cannot be written to', async () => {
  respondToCalls({
    'GET /api/chat/channels': { body: { data: { channels: [], next: null } } },
    'POST /api/chat/channels': { status: 403, body: { message: 'You can write to candidates on a job through you' } },
  });
  renderPage(Page, '/messages?with=9');
  expect(await screen.findByText('You can write to candidates on a job through you')).toBeTruthy();
});

it('A conversation that is being begun shows as loading until it is there or refused, and no longer', async () => {
  const refusal = { status: 403, body: { message: 'You can write to candidates on a job through you' } };
  for (const response of [{ body: { data: channel } }, refusal]) {
    respondToCalls({
      'GET /api/chat/channels': { body: { data: { channels: [], next: null } } },
      'GET /api/chat/channels/2/messages': { body: { data: { messages: [], hasOlder: false } } },
      'POST /api/chat/channels': response,
    });
    let begin = () => {};
    const waiting = new Promise<void>((resolve) => (begin = resolve));
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (call[1]?.method === 'POST') await waiting;
      return answer(...call);
    });
    const { container } = renderPage(Page, '/messages?with=2');
    await screen.findByText('No conversations yet');
    await waitFor(() => expect(container.querySelector('.ui-skeleton')).not.toBeNull());
    begin();
    if (response === refusal) await screen.findByText(refusal.body.message);
    else await screen.findByRole('region', { name: 'Conversation with Ada Lovelace' });
    await waitFor(() => expect(container.querySelector('.ui-skeleton')).toBeNull());
    cleanup();
  }
});

it('The page of messages says that a user id is required where the account has none (ERR-15)', async () => {
  respondToCalls({ 'GET /api/chat/channels': { body: { data: { channels: [], next: null } } } });
  renderPage(() => <Page id={0} />, '/messages');
  expect(await screen.findByText('UserID is required.')).toBeTruthy();
});

it('The page of messages loads the second page of conversations by itself, and the third when it is asked for (CHAT-28)', async () => {
  const pageOf = (first: number, next: string | null) => ({
    body: {
      data: {
        channels: Array.from({ length: 25 }, (_, n) => ({ ...channel, url: `1-${first + n}`, withUserId: first + n })),
        next,
      },
    },
  });
  const sent = respondToCalls({
    'GET /api/chat/channels': pageOf(100, '2026-09-01T10_124'),
    'GET /api/chat/channels?before=2026-09-01T10_124': pageOf(200, '2026-09-01T09_224'),
    'GET /api/chat/channels?before=2026-09-01T09_224': pageOf(300, null),
  });
  renderPage(Page, '/messages');
  const shown = () => screen.getByRole('navigation', { name: 'Conversations' }).querySelectorAll('li').length;
  await waitFor(() => expect(shown()).toBe(50));
  const more = await screen.findByRole('button', { name: 'Show more conversations' });
  expect(sent.filter(({ address }) => address.includes('before='))).toHaveLength(1);
  fireEvent.click(more);
  await waitFor(() => expect(shown()).toBe(75));
  expect(screen.queryByRole('button', { name: 'Show more conversations' })).toBeNull();
});

it('A conversation that is deleted elsewhere goes, and the first one becomes active in its place (CHAT-11, CHAT-16, CHAT-17)', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  playSocket();
  const other = {
    ...channel,
    url: '1-3',
    withUserId: 3,
    members: [channel.members[0]!, { ...channel.members[1]!, userId: 3, nickname: 'Bo Ek' }],
  };
  const none = { body: { data: { messages: [], hasOlder: false } } };
  respondToCalls({
    'POST /api/ws/ticket': { body: { data: { ticket: 'a-ticket' } } },
    'GET /api/chat/channels': { body: { data: { channels: [channel, other], next: null } } },
    'GET /api/chat/channels/2/messages': none,
    'GET /api/chat/channels/3/messages': none,
  });
  renderPage(Page, '/messages?with=2');
  await screen.findByRole('region', { name: 'Conversation with Ada Lovelace' });
  startLiveUpdates();
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  FakeSocket.opened[0]!.accept();
  FakeSocket.opened[0]!.say({ type: 'chat-channel-deleted', withUserId: 2 });
  expect(await screen.findByRole('region', { name: 'Conversation with Bo Ek' })).toBeTruthy();
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  stopLiveUpdates();
});

it('The page knows whether it is connected and listens, whether there are conversations, how many are unread, and which is active (CHAT-06)', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  playSocket();
  const other = {
    ...channel,
    url: '1-3',
    withUserId: 3,
    unreadMessageCount: 0,
    readNumber: 1,
    members: [channel.members[0]!, { ...channel.members[1]!, userId: 3, nickname: 'Bo Ek' }],
  };
  const listed = (channels: object[]) => ({ body: { data: { channels, next: null } } });
  const responses = {
    'POST /api/ws/ticket': { body: { data: { ticket: 'a-ticket' } } },
    'GET /api/chat/channels': listed([]),
    'GET /api/chat/channels/3/messages': { body: { data: { messages: [], hasOlder: false } } },
  };
  respondToCalls(responses);
  const { unmount } = renderPage(Page, '/messages');
  await screen.findByText('No conversations yet');
  unmount();

  responses['GET /api/chat/channels'] = listed([channel, other]);
  renderPage(Page, '/messages?with=3');
  await screen.findByRole('region', { name: 'Conversation with Bo Ek' });
  expect(screen.queryByText('No conversations yet')).toBeNull();
  const rows = within(screen.getByRole('navigation', { name: 'Conversations' }));
  const row = (name: string) => rows.getByRole('link', { name: new RegExp(name) });
  const active = ['Ada Lovelace', 'Bo Ek'].map((name) => row(name).getAttribute('aria-current'));
  expect(active).toEqual(['false', 'true']);
  expect(liveConnection.read()).not.toBe('connected');
  startLiveUpdates();
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  FakeSocket.opened[0]!.accept();
  await waitFor(() => expect(liveConnection.read()).toBe('connected'));
  FakeSocket.opened[0]!.say({ type: 'chat-message', withUserId: 2, message: message(2, 'And on Friday?') });
  await waitFor(() => expect(row('Ada Lovelace').textContent).toContain('And on Friday?'));
  expect(row('Ada Lovelace').textContent).toContain('2 unread messages');
  stopLiveUpdates();
  expect(liveConnection.read()).not.toBe('connected');
});

const listed = (...channels: object[]) => ({ body: { data: { channels, next: null } } });
const rows = async () => {
  const links = await within(await screen.findByRole('navigation', { name: 'Conversations' })).findAllByRole('link');
  return links.map((link) => ({
    to: link.getAttribute('href'),
    words: [...link.querySelectorAll('.channel-name, .channel-bottom > :not(:empty)')].map((one) => one.textContent),
    isUnread: link.getAttribute('data-unread') === 'true',
    current: link.getAttribute('aria-current'),
    time: link.querySelector('time')?.dateTime,
  }));
};

it('The row of a conversation has who it is with, what was written last and by whom, and how much is unread (CHAT-01)', async () => {
  const at = '2026-09-01T10:00:00.000Z';
  const read = { unreadMessageCount: 0, readNumber: 1 };
  respondToCalls({
    'GET /api/chat/channels': listed(
      channel,
      { ...channel, ...read, url: '1-3', withUserId: 3, lastMessage: { text: 'Yes', senderId: 1, createdAt: at } },
      {
        ...channel,
        ...read,
        url: '1-4',
        withUserId: 4,
        lastMessage: null,
        members: [{ ...channel.members[1]!, userId: 4 }],
      },
      { ...channel, ...read, url: '1-9', withUserId: 9, lastMessage: null },
    ),
  });
  renderPage(Page, '/messages');
  const row = { isUnread: false, current: 'false', time: undefined };
  expect(await rows()).toEqual([
    {
      ...row,
      to: '/messages?with=2',
      words: ['Ada Lovelace', 'Are you free?', '1 unread message'],
      isUnread: true,
      time: at,
    },
    { ...row, to: '/messages?with=3', words: ['A former member', 'You: Yes'], time: at },
    { ...row, to: '/messages?with=4', words: ['Ada Lovelace', 'Candidate · No messages yet'] },
    { ...row, to: '/messages?with=9', words: ['A former member', ' · No messages yet'] },
  ]);
});

it.each([
  ['manager', 'Open a recruiter of a job, or a candidate on it, and choose Message.', 'recruiters and candidates'],
  [
    'recruiter',
    'Open the page of a candidate who is on a job through you, or of a job you work on, and choose Message.',
    'candidates and managers',
  ],
  [
    'candidate',
    'Recruiters through whom you are on a job can write to you, and you to them from their page.',
    'recruiters and managers',
  ],
] as const)(
  'The page of messages says to a %s how a conversation begins, and where theirs are',
  async (role, words, partners) => {
    respondToCalls({ 'GET /api/chat/channels': listed() });
    renderPage(() => <Page role={role} />, '/messages');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Messages' })).toBeTruthy();
    expect(screen.queryByText('Choose a conversation')).toBeNull();
    cleanup();
    respondToCalls({ 'GET /api/chat/channels': listed(channel) });
    renderPage(() => <Page role={role} />, '/messages');
    expect(await screen.findByText(`Your messages with ${partners} are on the left.`)).toBeTruthy();
    expect(screen.getByText('Choose a conversation')).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
    expect(document.querySelector('.ui-skeleton')).toBeNull();
  },
);

it('The page of messages says why conversations are missing, and loads them on another try', async () => {
  const responses: Parameters<typeof respondToCalls>[0] = {
    'GET /api/chat/channels': { status: 403, body: { message: 'Not now', errors: [] } },
  };
  respondToCalls(responses);
  renderPage(Page, '/messages');
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect(await screen.findByText('The conversations could not be loaded')).toBeTruthy();
  expect(screen.getByText('Not now')).toBeTruthy();
  expect(document.querySelector('.ui-skeleton')).toBeNull();
  responses['GET /api/chat/channels'] = listed(channel);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).map(({ to }) => to)).toEqual(['/messages?with=2']);
  expect(screen.queryByText('The conversations could not be loaded')).toBeNull();
});

it('A person who cannot be written to is left for all conversations, also when nobody is on the other side (ERR-18)', async () => {
  respondToCalls({ 'GET /api/chat/channels': listed(channel) });
  renderPage(Page, '/messages?with=1');
  expect(await screen.findByText('OneOnOne expect userId and recipientId')).toBeTruthy();
  expect(screen.getByText('You cannot write to this person')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'All conversations' }));
  expect(await screen.findByText('Choose a conversation')).toBeTruthy();
  expect(screen.queryByText('You cannot write to this person')).toBeNull();
});

it('The job that the next message names is dropped from the address with it, and the conversation stays', async () => {
  respondToCalls({
    'GET /api/chat/channels': listed(channel),
    'GET /api/chat/channels/2/messages': { body: { data: { messages: [], hasOlder: false } } },
    'GET /api/recruiter/jobs/4': { body: { data: { job: { id: 4, title: 'Night ICU nurse' } } } },
  });
  renderPage(Page, '/messages?with=2&job=4');
  fireEvent.click(await screen.findByRole('button', { name: 'Do not name the job' }));
  await waitFor(() => expect(screen.queryByText(/About: /)).toBeNull());
  expect(screen.getByRole('region', { name: 'Conversation with Ada Lovelace' })).toBeTruthy();
});

it('The page of messages says after some seconds that it is not connected, and why it is refused (CHAT-13, ERR-16)', async () => {
  const state = vi.spyOn(liveConnection, 'read').mockReturnValue('connecting');
  const become = (next: ReturnType<typeof liveConnection.read>) => {
    state.mockReturnValue(next);
    for (const watcher of watchers) act(watcher);
  };
  const watchers = new Set<() => void>();
  vi.spyOn(liveConnection, 'subscribe').mockImplementation((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  });
  vi.useFakeTimers();
  respondToCalls({ 'GET /api/chat/channels': listed() });
  renderPage(Page, '/messages');
  const notice = () => document.querySelector('.channels-notice')?.textContent;
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  await wait(3999);
  expect(notice()).toBeUndefined();
  await wait(1);
  expect(notice()).toBe('Connecting… New messages appear when the connection is back.');
  become('refused');
  expect(notice()).toBeUndefined();
  await wait(4000);
  expect(notice()).toBe(
    'Messages could not sign you in. What you write is kept, and sent when the connection is back.',
  );
  become('connected');
  expect(notice()).toBeUndefined();
  vi.restoreAllMocks();
});
