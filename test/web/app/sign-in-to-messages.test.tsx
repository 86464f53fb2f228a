// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Account } from '../../../shared/model/person.ts';
import { startLiveUpdates, stopLiveUpdates } from '../../../web/api/live-updates.ts';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { useMenuCounts } from '../../../web/app/frames/menu-counts.ts';
import { AccountContext } from '../../../web/common/account/account.ts';
import { chatTickets } from '../../../web/features/chat/model/chat-login.ts';
import { MessagesPage } from '../../../web/features/chat/pages/messages.tsx';
import { allowOnConsole } from '../../support/console-words.ts';
import { FakeSocket, playSocket } from '../support/fake-socket.ts';
import { renderPage, respondToCalls } from '../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

beforeEach(() => {
  allowOnConsole(/^Live updates: no ticket/);
  beginSession(token, true);
});
afterEach(() => {
  stopLiveUpdates();
  endSession();
});

it.each([
  ['recruiter', true],
  ['candidate', true],
  ['manager', true],
  ['super_manager', false],
] as [Role, boolean][])(
  'A %s who has signed in loads notifications and opens a connection; participants of messages load those too (AUTH-64)',
  async (role, takesPart) => {
    const sent = respondToCalls({});
    function Menu() {
      useMenuCounts({ role } as Account);
      return null;
    }
    startLiveUpdates(chatTickets({ id: 7, role }));
    renderPage(Menu, '/dashboard');
    const called = () => sent.map(({ method, address }) => `${method} ${address}`);
    const expected = takesPart ? ['POST /api/chat/users/7', 'GET /api/chat/unread'] : ['POST /api/ws/ticket'];
    await waitFor(() => {
      expect(called()).toEqual(expect.arrayContaining(expected));
      expect(called().some((call) => call.startsWith('GET /api/notifications'))).toBe(true);
    });
    expect(called().some((call) => call.includes('/api/chat/'))).toBe(takesPart);
  },
);

it('The page of messages says that it could not sign the user in, and that what is written is kept (ERR-16, ERR-17)', async () => {
  respondToCalls({
    'POST /api/chat/users/7': { status: 403, body: { message: 'No', errors: [] } },
    'GET /api/chat/channels': { body: { data: { channels: [], next: null } } },
  });
  function Page() {
    return (
      <AccountContext value={{ id: 7, role: 'recruiter' } as Account}>
        <MessagesPage />
      </AccountContext>
    );
  }
  startLiveUpdates(chatTickets({ id: 7, role: 'recruiter' }));
  renderPage(Page, '/messages');
  const notice = 'Messages could not sign you in. What you write is kept, and sent when the connection is back.';
  // A connection that is back sooner says nothing, so the notice takes some seconds.
  expect(await screen.findByText(notice, {}, { timeout: 20_000 })).toBeTruthy();
}, 30_000);

it('A browser registers the user the first time, and renews with each later connection (CHAT-07, CHAT-19)', async () => {
  const sent = respondToCalls({
    'POST /api/chat/users/7': { body: { data: { accessToken: 'first' } } },
    'PUT /api/chat/users/7': { body: { data: { accessToken: 'second' } } },
  });
  const ticket = chatTickets({ id: 7, role: 'candidate' });
  expect([await ticket?.(), await ticket?.(), await ticket?.()]).toEqual(['first', 'second', 'second']);
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
});

it('A browser connects with the access token that its user was given (CHAT-07)', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  playSocket();
  respondToCalls({ 'POST /api/chat/users/7': { body: { data: { accessToken: 'only for 7' } } } });
  startLiveUpdates(chatTickets({ id: 7, role: 'candidate' }));
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  expect(new URL(FakeSocket.opened[0]!.address).searchParams.get('token')).toBe('only for 7');
});
