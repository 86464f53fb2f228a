// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { liveConnection, startLiveUpdates, stopLiveUpdates } from '../../../../web/api/live-updates.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { Component as Messages } from '../../../../web/features/messages/routes/messages.tsx';
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

function Page({ id = 1 }: { id?: number }) {
  return (
    <AccountContext value={{ id, role: 'recruiter' } as Account}>
      <Messages />
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
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

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
    'POST /api/chat/channels': { status: 403, body: { message: 'You can write to candidates you have put forward' } },
  });
  renderPage(Page, '/messages?with=9');
  expect(await screen.findByText('You can write to candidates you have put forward')).toBeTruthy();
});

it('A conversation that is being begun shows as loading until it is there or refused, and no longer', async () => {
  const refusal = { status: 403, body: { message: 'You can write to candidates you have put forward' } };
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
