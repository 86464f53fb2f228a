// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Channel } from '../../../../shared/model/chat.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { Conversation } from '../../../../web/features/chat/components/conversation.tsx';
import { respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive, sentLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));
const hear = (type: string, message: object) => act(async () => sayLive(type, message));

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const message = (messageId: number, over: object = {}) => ({
  messageId,
  channelUrl: '1001-2',
  clientId: `client ${messageId}`,
  customType: 'text',
  data: `Shift ${messageId}`,
  job: null,
  file: null,
  senderId: 2,
  createdAt: '2026-11-20T15:05:00.000Z',
  ...over,
});
const ada: Channel = {
  url: '1001-2',
  withUserId: 2,
  lastNumber: 2,
  lastMessage: null,
  readNumber: 0,
  theirReadNumber: 0,
  unreadMessageCount: 2,
  isBlocked: false,
  isEnded: false,
  members: [{ userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'candidate' }],
};
const onChanged = vi.fn();
const channel = '/api/chat/channels/2';

beforeEach(() => {
  sentLive.length = 0;
  onChanged.mockReset();
  beginSession(token, true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollTo = (() => {}) as typeof Element.prototype.scrollTo;
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
  endSession();
  vi.restoreAllMocks();
});

it('A conversation is read as far as it was seen, follows what is written, and leads to what a search has found (CHAT-06, CHAT-08)', async () => {
  const seen = { ...ada, readNumber: 2 };
  const sent = respondToCalls({
    [`GET ${channel}/messages`]: { body: { data: { messages: [message(1), message(2)], hasOlder: false } } },
    [`PUT ${channel}/read`]: { body: { data: seen } },
    [`GET ${channel}/search?query=shift`]: {
      body: { data: { messages: [message(1)], next: null, searchedBackTo: null } },
    },
  });
  renderSignedIn(() => <Conversation channel={ada} jobId={undefined} onDropJob={() => {}} onChanged={onChanged} />, {
    path: '/messages',
    account: { role: 'recruiter' },
  });
  await screen.findByText('Shift 2');
  const state = () => screen.getByRole('heading', { name: 'Ada Lovelace' }).nextElementSibling?.textContent;
  await hear('chat-typing', { withUserId: 2 });
  expect(state()).toBe('is writing…');
  await hear('chat-message', { withUserId: 2, message: message(3, { data: 'On Friday' }) });
  expect(state()).toBe('Candidate');
  const log = screen.getByRole('log', { name: 'New messages' });
  expect([...log.children].map(({ textContent }) => textContent)).toEqual(['Ada Lovelace: On Friday']);
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[seen]]));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ number: 3 }]);

  const field = screen.getByRole('textbox', { name: 'Message to Ada Lovelace' });
  fireEvent.change(field, { target: { value: ' ' } });
  expect(sentLive).toEqual([]);
  fireEvent.change(field, { target: { value: 'Yes' } });
  expect(sentLive).toEqual([{ action: 'typing', to: 2 }]);

  fireEvent.click(screen.getByRole('button', { name: 'Search in this conversation' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'shift' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Ada Lovelace · .*Shift 1$/ }));
  await waitFor(() => expect(document.querySelector('[data-found]')?.textContent).toContain('Shift 1'));
});
