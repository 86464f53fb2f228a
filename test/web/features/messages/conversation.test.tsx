// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestMessage } from '../../../../shared/constants/chat.ts';
import type { Channel } from '../../../../shared/model/chat.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { Conversation } from '../../../../web/features/messages/components/conversation.tsx';
import { respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const ada: Channel = {
  url: '1001-2',
  withUserId: 2,
  lastNumber: 0,
  lastMessage: null,
  readNumber: 0,
  theirReadNumber: 0,
  unreadMessageCount: 0,
  isBlocked: false,
  isEnded: false,
  members: [{ userId: 2, nickname: 'Ada Lovelace', profileUrl: null, role: 'candidate' }],
};
const messages = 'GET /api/chat/channels/2/messages';
const none = { body: { data: { messages: [], hasOlder: false } } };
const onChanged = vi.fn();

function show(answers: Parameters<typeof respondToCalls>[0] = {}, over: Partial<Channel> = {}) {
  const sent = respondToCalls({ [messages]: none, ...answers });
  renderSignedIn(
    () => <Conversation channel={{ ...ada, ...over }} jobId={undefined} onDropJob={() => {}} onChanged={onChanged} />,
    { path: '/messages', account: { role: 'recruiter' } },
  );
  return sent;
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ada Lovelace' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

beforeEach(() => {
  onChanged.mockReset();
  localStorage.clear();
  beginSession(token, true);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

it('A message can be sent once it has words, and not while it is too long', async () => {
  show();
  const text = await field();
  expect(sendButton().disabled).toBe(true);
  await userEvent.type(text, 'Hi');
  expect(sendButton().disabled).toBe(false);
  await userEvent.clear(text);
  await userEvent.click(text);
  await userEvent.paste('m'.repeat(longestMessage + 1));
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toMatch(/this one has 1 too many/);
});

it.each([
  ['without its id', { text: 'Half a sentence' }],
  ['whose text is none', { text: 7, clientId: 'a' }],
])('A stored draft %s is not taken for one', async (_, stored) => {
  localStorage.setItem('message-draft:1001:2', JSON.stringify(stored));
  show();
  expect((await field()).value).toBe('');
});

it('A conversation without messages invites the first one', async () => {
  show();
  expect(await screen.findByText('Write to Ada Lovelace')).toBeTruthy();
  expect(screen.queryByText('The messages could not be loaded')).toBeNull();
});

it('Messages that cannot be loaded are not shown as loading, and are loaded on another try', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [messages]: { status: 403, body: { message: 'Not now', errors: [] } },
  };
  respondToCalls(answers);
  renderSignedIn(() => <Conversation channel={ada} jobId={undefined} onDropJob={() => {}} onChanged={onChanged} />, {
    path: '/messages',
    account: { role: 'recruiter' },
  });
  const isLoading = () => document.querySelector('[class*="skeleton"]') !== null;
  expect(isLoading()).toBe(true);
  expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
  expect(isLoading()).toBe(false);
  expect(screen.queryByText('Write to Ada Lovelace')).toBeNull();
  answers[messages] = none;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Write to Ada Lovelace')).toBeTruthy();
});

it('The search in a conversation names who wrote what it finds', async () => {
  const found = (messageId: number, senderId: number) => ({
    messageId,
    channelUrl: ada.url,
    clientId: `client ${messageId}`,
    customType: 'text',
    data: `Shift ${messageId}`,
    job: null,
    file: null,
    senderId,
    createdAt: '2026-11-20T15:05:00.000Z',
  });
  show({
    'GET /api/chat/channels/2/search?query=shift': {
      body: { data: { messages: [found(2, 1001), found(1, 2)], next: null, searchedBackTo: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Search in this conversation' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Words to find' }), 'shift');
  const hit = await screen.findByRole('button', { name: /Shift 2/ }, { timeout: 5_000 });
  expect(hit.textContent).toMatch(/^You · /);
  expect(screen.getByRole('button', { name: /Shift 1/ }).textContent).toMatch(/^Ada Lovelace · /);
});

it('A report sends the chosen reason, and the conversation is ended with its response', async () => {
  const ended = { ...ada, isEnded: true };
  const sent = show({ 'POST /api/chat/channels/2/report': { body: { data: ended } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of this conversation' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Ada Lovelace?' }));
  const reasons = dialog.getAllByRole<HTMLInputElement>('radio');
  expect(reasons.map(({ value }) => value)).toEqual(['spam', 'abuse', 'fraud', 'other']);
  await userEvent.click(dialog.getByRole('radio', { name: /^Abuse/ }));
  expect(dialog.getByRole('radio', { name: /^Abuse/ }).closest('[data-on="true"]')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Report and end' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ address }) => address.endsWith('/report'))?.body).toEqual({ reason: 'abuse' });
  expect(onChanged.mock.calls).toEqual([[ended]]);
});

it('A report that was not sent says that nothing was changed', async () => {
  show({ 'POST /api/chat/channels/2/report': { status: 409, body: { message: 'Too many reports', errors: [] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of this conversation' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Report and end' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The report could not be sent. Too many reports. Nothing was changed.',
  );
  expect(onChanged).not.toHaveBeenCalled();
});

it.each([
  [true, 'You have ended this conversation. Neither of you can write in it.'],
  [false, 'This conversation has ended. You can still read it.'],
])('An ended conversation has no field, and is opened again by the one who ended it: %s', async (isBlocked, words) => {
  show({}, { isEnded: true, isBlocked });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open again' }) !== null).toBe(isBlocked);
});
