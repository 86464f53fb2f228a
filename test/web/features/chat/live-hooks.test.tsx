// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { unreadMessagesQuery } from '../../../../web/features/chat/queries/chat.ts';
import { useChannels } from '../../../../web/features/chat/hooks/use-channels.ts';
import { useConversation, useTyping } from '../../../../web/features/chat/hooks/use-conversation.ts';
import { useLiveUnread } from '../../../../web/features/chat/hooks/use-live-unread.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { heardLive, sayLive, sentLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

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

const hear = (type: string, message: object) => act(async () => sayLive(type, message));
const catchUp = () => act(async () => sayLive('catch-up'));
const message = (messageId: number, senderId = 2) => ({
  messageId,
  clientId: `client ${messageId}`,
  senderId,
  createdAt: `2026-09-01T10:00:0${messageId}.000Z`,
  data: `Text ${messageId}`,
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
  sentLive.length = 0;
});

it('The number of unread messages follows messages and removals of conversations, until the page is closed (SHELL-12)', () => {
  const { client, unmount } = hook(useLiveUnread);
  const unread = () => client.getQueryData(unreadMessagesQuery.queryKey)?.unreadMessageCount;
  client.setQueryData(unreadMessagesQuery.queryKey, { channels: [], unreadChannelCount: 0, unreadMessageCount: 0 });
  sayLive('chat-message', { withUserId: 2, message: message(1) });
  expect(unread()).toBe(1);
  sayLive('chat-channel', { channel: { ...channel(2, 1), readNumber: 1 } });
  expect(unread()).toBe(0);
  sayLive('chat-message', { withUserId: 2, message: message(2) });
  expect(unread()).toBe(1);
  sayLive('chat-channel-deleted', { withUserId: 2 });
  expect(unread()).toBe(0);
  unmount();
  expect(heardLive()).toEqual([]);
});

it('The number of unread messages is read again after a time without connection, and nothing counts before it is known', async () => {
  fakeApi.readUnread.mockResolvedValue({ data: { channels: [], unreadChannelCount: 0, unreadMessageCount: 0 } });
  const { client } = hook(() => {
    useLiveUnread();
    return useQuery(unreadMessagesQuery);
  });
  sayLive('chat-message', { withUserId: 2, message: message(1) });
  expect(client.getQueryData(unreadMessagesQuery.queryKey)).toBeUndefined();
  await waitFor(() => expect(client.getQueryData(unreadMessagesQuery.queryKey)?.unreadMessageCount).toBe(0));
  await catchUp();
  await waitFor(() => expect(fakeApi.readUnread).toHaveBeenCalledTimes(2));
});

describe('The list of conversations', () => {
  const listed = async () => {
    fakeApi.listChannels.mockResolvedValue({ data: { channels: [channel(2, 1), channel(3, 1)], next: null } });
    fakeApi.readUnread.mockResolvedValue({ data: { channels: [] } });
    const rendered = hook(useChannels);
    await waitFor(() => expect(rendered.result.current.channels).toHaveLength(2));
    const shown = () =>
      rendered.result.current.channels.map((one) => [one.withUserId, one.lastNumber, one.lastMessage?.text]);
    return { ...rendered, shown };
  };

  it('follows messages, changes and removals, until the page is closed (CHAT-08, CHAT-10, CHAT-14, CHAT-15, CHAT-16)', async () => {
    const { result, shown, unmount } = await listed();
    await hear('chat-message', { withUserId: 3, message: message(2, 3) });
    expect(shown()).toEqual([
      [3, 2, 'Text 2'],
      [2, 1, undefined],
    ]);
    await hear('chat-channel', { channel: { ...channel(2, 1), isEnded: true, isBlocked: true } });
    expect(result.current.channels.find((one) => one.withUserId === 2)?.isEnded).toBe(true);
    // Somebody new has written.
    fakeApi.readChannel.mockResolvedValue({
      data: { ...channel(4, 1), lastMessage: { ...message(3), text: 'Hello' } },
    });
    await hear('chat-message', { withUserId: 4, message: message(1, 4) });
    await waitFor(() => expect(shown()[0]).toEqual([4, 1, 'Hello']));
    expect(fakeApi.readChannel.mock.calls).toEqual([[{ params: { id: 4 } }]]);
    await hear('chat-channel-deleted', { withUserId: 3 });
    expect(shown().map(([id]) => id)).toEqual([4, 2]);
    act(() => result.current.add({ ...channel(5, 1), members: [] } as never));
    act(() => result.current.update({ ...channel(5, 1), isEnded: true } as never));
    expect(result.current.channels.find((one) => one.withUserId === 5)?.isEnded).toBe(true);
    unmount();
    expect(heardLive()).toEqual([]);
  });

  it('is read again after a time without connection, and keeps what it has when a conversation cannot be read', async () => {
    const { shown } = await listed();
    fakeApi.readChannel.mockRejectedValue(new Error('gone'));
    await hear('chat-message', { withUserId: 9, message: message(1, 9) });
    expect(shown().map(([id]) => id)).not.toContain(9);
    fakeApi.listChannels.mockResolvedValue({ data: { channels: [channel(2, 7), channel(3, 1)], next: null } });
    await catchUp();
    await waitFor(() => expect(shown()).toContainEqual([2, 7, undefined]));
    expect(fakeApi.listChannels.mock.lastCall?.[0].query).toBeUndefined();
  });

  it.each([
    ['all conversations are here', null, [[7]]],
    ['others are not loaded yet', '2026-09-01T10_3', []],
  ])('reads one that is unread and unknown while %s', async (_, next, read) => {
    // More than load by themselves.
    const channels = Array.from({ length: 26 }, (_one, place) => channel(100 + place, 1));
    fakeApi.listChannels.mockResolvedValue({ data: { channels, next } });
    fakeApi.readUnread.mockResolvedValue({ data: { channels: [] } });
    fakeApi.readChannel.mockResolvedValue({ data: channel(7, 1) });
    const { client, result } = hook(useChannels);
    await waitFor(() => expect(result.current.channels).toHaveLength(26));
    await waitFor(() => expect(client.getQueryData(unreadMessagesQuery.queryKey)).toBeDefined());
    await act(async () => {
      client.setQueryData(unreadMessagesQuery.queryKey, { channels: [{ withUserId: 7, lastNumber: 1 }] } as never);
    });
    await waitFor(() => expect(result.current.channels).toHaveLength(26 + read.length));
    expect(fakeApi.readChannel.mock.calls.map(([{ params }]) => [params.id])).toEqual(read);
  });
});

describe('An open conversation', () => {
  const asked = () => fakeApi.listMessages.mock.calls.map(([{ query }]) => query);
  const opened = async (lastNumber = 1) => {
    fakeApi.listMessages.mockResolvedValue({ data: { messages: [message(1)], hasOlder: false } });
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const rendered = renderHook((state) => useConversation(1, state), {
      wrapper,
      initialProps: channel(2, lastNumber),
    });
    await act(async () => vi.advanceTimersByTime(0));
    fakeApi.listMessages.mockResolvedValue({ data: { messages: [], hasOlder: false } });
    const numbers = () => rendered.result.current.timeline.messages.map(({ messageId }) => messageId);
    return { ...rendered, numbers };
  };
  beforeEach(() => void vi.useFakeTimers());

  it('takes the messages that are pushed to it alone, and reads what is missing between them (PLUS-28)', async () => {
    const { numbers, unmount } = await opened();
    await hear('chat-message', { withUserId: 3, message: message(2, 3) });
    expect(numbers()).toEqual([1]);
    await hear('chat-message', { withUserId: 2, message: message(2) });
    expect(numbers()).toEqual([1, 2]);
    expect(asked()).toEqual([undefined]);
    await hear('chat-message', { withUserId: 2, message: message(5) });
    expect(asked().at(-1)).toEqual({ after: 2, perPage: 100 });
    unmount();
    expect(heardLive()).toEqual([]);
  });

  it('is read again after a time without connection, at a look at the page, twice a minute, and at a newer number (PLUS-28)', async () => {
    const { rerender, unmount } = await opened();
    expect(asked()).toHaveLength(1);
    await catchUp();
    expect(asked()).toHaveLength(2);
    const isVisible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const look = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await look();
    await act(async () => vi.advanceTimersByTime(30_000));
    expect(asked()).toHaveLength(2);
    isVisible.mockReturnValue('visible');
    await look();
    expect(asked()).toHaveLength(3);
    await act(async () => vi.advanceTimersByTime(29_999));
    expect(asked()).toHaveLength(3);
    await act(async () => vi.advanceTimersByTime(1));
    expect(asked()).toHaveLength(4);
    await act(async () => rerender(channel(2, 1)));
    expect(asked()).toHaveLength(4);
    await act(async () => rerender(channel(2, 2)));
    expect(asked()).toHaveLength(5);
    unmount();
    await look();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(asked()).toHaveLength(5);
    isVisible.mockRestore();
  });

  it('begins with as much as is unread', async () => {
    await opened(40);
    expect(asked()[0]).toEqual({ perPage: 50 });
  });
});

describe('A conversation whose push was lost', () => {
  it.each([
    ['is read when the server has a newer message', 1, 2, [2]],
    ['is not read while it has the newest', 2, 2, []],
    ['is not read while it is ahead of the number', 3, 2, []],
  ])('%s', async (_, here, there, read) => {
    fakeApi.listChannels.mockResolvedValue({ data: { channels: [channel(2, here)], next: null } });
    fakeApi.readUnread.mockResolvedValue({ data: { channels: [] } });
    fakeApi.readChannel.mockResolvedValue({ data: channel(2, there) });
    const { client, result } = hook(useChannels);
    await waitFor(() => expect(result.current.channels).toHaveLength(1));
    await waitFor(() => expect(client.getQueryData(unreadMessagesQuery.queryKey)).toBeDefined());
    act(() => {
      client.setQueryData(unreadMessagesQuery.queryKey, {
        channels: [{ withUserId: 2, lastNumber: there, readNumber: 0 }],
      } as never);
    });
    await waitFor(() => expect(fakeApi.readChannel.mock.calls.map(([{ params }]) => params.id)).toEqual(read));
    await waitFor(() => expect(result.current.channels[0]?.lastNumber).toBe(Math.max(here, there)));
  });
});

it('A user who types is said to at most every three seconds (CHAT-08)', () => {
  vi.useFakeTimers();
  const { result } = hook(() => useTyping(2));
  const type = () => result.current.sayTyping();
  type();
  expect(sentLive).toEqual([{ action: 'typing', to: 2 }]);
  vi.advanceTimersByTime(2999);
  type();
  expect(sentLive).toHaveLength(1);
  vi.advanceTimersByTime(1);
  type();
  expect(sentLive).toHaveLength(2);
});

it('The partner is writing until their message comes, or six seconds after they last did', async () => {
  vi.useFakeTimers();
  const { result, unmount } = hook(() => useTyping(2));
  await hear('chat-typing', { withUserId: 3 });
  expect(result.current.isTyping).toBe(false);
  await hear('chat-typing', { withUserId: 2 });
  act(() => void vi.advanceTimersByTime(5999));
  expect(result.current.isTyping).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isTyping).toBe(false);
  await hear('chat-typing', { withUserId: 2 });
  await hear('chat-message', { withUserId: 2, message: { senderId: 1 } });
  expect(result.current.isTyping).toBe(true);
  await hear('chat-message', { withUserId: 2, message: { senderId: 2 } });
  expect(result.current.isTyping).toBe(false);
  await hear('chat-typing', { withUserId: 2 });
  act(() => void vi.advanceTimersByTime(4000));
  // Who continues writing is said to be for six more seconds.
  await hear('chat-typing', { withUserId: 2 });
  act(() => void vi.advanceTimersByTime(5999));
  expect(result.current.isTyping).toBe(true);
  unmount();
  expect(heardLive()).toEqual([]);
});
