// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { unreadMessagesQuery } from '../../../../web/features/messages/queries/chat.ts';
import { useChannels } from '../../../../web/features/messages/use-channels.ts';
import { useTyping } from '../../../../web/features/messages/use-conversation.ts';
import { useLiveUnread } from '../../../../web/features/messages/use-live-unread.ts';

const chat = vi.hoisted(() => ({ listChannels: vi.fn(), readUnread: vi.fn(), readChannel: vi.fn() }));
const live = vi.hoisted(() => ({ hear: new Map<string, (message: object) => void>(), sent: [] as object[] }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { chat } }));
vi.mock('../../../../web/api/live-updates.ts', () => ({
  onLiveMessage: (type: string, handler: (message: object) => void) => {
    live.hear.set(type, handler);
    return () => live.hear.delete(type);
  },
  onLiveCatchUp: () => () => {},
  sendLive: (message: object) => live.sent.push(message),
}));

const channel = (withUserId: number, lastNumber: number) => ({
  url: `1-${withUserId}`,
  withUserId,
  lastNumber,
  lastMessage: null,
  readNumber: 0,
  theirReadNumber: 0,
  unreadMessageCount: lastNumber,
  isBlocked: false,
  isEnded: false,
  members: [],
});

function hook<R>(use: () => R) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(use, { wrapper }) };
}

beforeEach(() => {
  vi.resetAllMocks();
  live.hear.clear();
  live.sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('The number of unread messages follows messages and removals of conversations, until the page is closed (SHELL-12)', () => {
  const { client, unmount } = hook(useLiveUnread);
  const unread = () => client.getQueryData(unreadMessagesQuery.queryKey)?.unreadMessageCount;
  client.setQueryData(unreadMessagesQuery.queryKey, { channels: [], unreadChannelCount: 0, unreadMessageCount: 0 });
  const message = { messageId: 1, senderId: 2, createdAt: '2026-09-01T10:00:00.000Z', data: 'Hi' };
  live.hear.get('chat-message')?.({ withUserId: 2, message });
  expect(unread()).toBe(1);
  live.hear.get('chat-channel-deleted')?.({ withUserId: 2 });
  expect(unread()).toBe(0);
  unmount();
  expect([...live.hear]).toEqual([]);
});

describe('A conversation whose push was lost', () => {
  it.each([
    ['is read when the server has a newer message', 1, 2, [2]],
    ['is not read while it has the newest', 2, 2, []],
    ['is not read while it is ahead of the number', 3, 2, []],
  ])('%s', async (_, here, there, read) => {
    chat.listChannels.mockResolvedValue({ data: { channels: [channel(2, here)], next: null } });
    chat.readUnread.mockResolvedValue({ data: { channels: [] } });
    chat.readChannel.mockResolvedValue({ data: channel(2, there) });
    const { client, result } = hook(useChannels);
    await waitFor(() => expect(result.current.channels).toHaveLength(1));
    await waitFor(() => expect(client.getQueryData(unreadMessagesQuery.queryKey)).toBeDefined());
    act(() => {
      client.setQueryData(unreadMessagesQuery.queryKey, {
        channels: [{ withUserId: 2, lastNumber: there, readNumber: 0 }],
      } as never);
    });
    await waitFor(() => expect(chat.readChannel.mock.calls.map(([{ params }]) => params.id)).toEqual(read));
    await waitFor(() => expect(result.current.channels[0]?.lastNumber).toBe(Math.max(here, there)));
  });
});

it('A user who types is said to at most every three seconds (CHAT-08)', () => {
  vi.useFakeTimers();
  const { result } = hook(() => useTyping(2));
  const type = () => result.current.sayTyping();
  type();
  expect(live.sent).toEqual([{ action: 'typing', to: 2 }]);
  vi.advanceTimersByTime(2999);
  type();
  expect(live.sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  type();
  expect(live.sent).toHaveLength(2);
});

it('The partner is writing until their message comes, or six seconds after they last did', () => {
  vi.useFakeTimers();
  const { result } = hook(() => useTyping(2));
  const hear = (type: string, message: object) => act(() => live.hear.get(type)?.(message));
  hear('chat-typing', { withUserId: 3 });
  expect(result.current.isTyping).toBe(false);
  hear('chat-typing', { withUserId: 2 });
  act(() => void vi.advanceTimersByTime(5999));
  expect(result.current.isTyping).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isTyping).toBe(false);
  hear('chat-typing', { withUserId: 2 });
  hear('chat-message', { withUserId: 2, message: { senderId: 2 } });
  expect(result.current.isTyping).toBe(false);
});
