import { describe, expect, it } from 'vitest';
import type { Channel, ChatMessage, UnreadMessages } from '../../../../../shared/model/chat.ts';
import { channel as channelModel, chatMember, chatMessage } from '../../../../../shared/model/chat.ts';
import {
  activeAfterRemoval,
  withChannels,
  withMessage,
  withoutChannel,
  withState,
} from '../../../../../web/features/chat/model/channels.ts';
import { chatErrors, chatTickets } from '../../../../../web/features/chat/model/chat-login.ts';
import { keepDraft, readDraft } from '../../../../../web/features/chat/model/drafts.ts';
import { loadMore, wantsMore } from '../../../../../web/features/chat/model/more-channels.ts';
import { partsOf } from '../../../../../web/features/chat/model/message-links.ts';
import { rowsOfTimeline } from '../../../../../web/features/chat/model/rows-of.ts';
import { startConversation } from '../../../../../web/features/chat/model/start-conversation.ts';
import { afterMessage, afterRemoval, afterState } from '../../../../../web/features/chat/model/unread.ts';

const me = 1;
const at = (minute: number) => `2026-09-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const aMember = (userId: number, role: 'recruiter' | 'candidate' = 'candidate') => ({
  userId,
  nickname: `Person ${userId}`,
  profileUrl: null,
  role,
});
const aChannel = (withUserId: number, over: Partial<Channel> = {}): Channel => ({
  url: `${me}-${withUserId}`,
  withUserId,
  lastNumber: 1,
  lastMessage: { text: 'Hello', senderId: withUserId, createdAt: at(withUserId) },
  readNumber: 1,
  theirReadNumber: 1,
  unreadMessageCount: 0,
  isBlocked: false,
  isEnded: false,
  members: [aMember(me, 'recruiter'), aMember(withUserId)],
  ...over,
});
const aMessage = (messageId: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  channelUrl: '1-2',
  clientId: `client ${messageId}`,
  customType: 'text',
  data: 'Hi',
  file: null,
  job: null,
  senderId: 2,
  createdAt: at(50),
  ...over,
});
const order = (channels: readonly Channel[] | undefined) => channels?.map(({ withUserId }) => withUserId);

describe('The list of conversations', () => {
  const three = withChannels([], [aChannel(2), aChannel(3), aChannel(4)]);

  it('moves a changed conversation to the top (CHAT-15)', () => {
    expect(order(three)).toEqual([4, 3, 2]);
    const changed = withMessage(three, 2, aMessage(2));
    expect(order(changed)).toEqual([2, 4, 3]);
    expect(changed?.[0]).toMatchObject({ lastNumber: 2, unreadMessageCount: 1, lastMessage: { text: 'Hi' } });
  });

  it('takes a message that is pushed twice once', () => {
    const once = withMessage(three, 2, aMessage(2));
    expect(withMessage(once ?? [], 2, aMessage(2))).toEqual(once);
  });

  it('does not know the conversation of a message from somebody new, which is then read and added (CHAT-12, CHAT-14)', () => {
    expect(withMessage(three, 9, aMessage(1, { senderId: 9 }))).toBeUndefined();
    expect(order(withChannels(three, [aChannel(9)]))).toEqual([9, 4, 3, 2]);
  });

  it('loses a deleted conversation, and the first becomes active when it was that one (CHAT-11, CHAT-16, CHAT-17)', () => {
    const left = withoutChannel(three, 3);
    expect(order(left)).toEqual([4, 2]);
    expect(activeAfterRemoval(left, 3)).toBe(4);
    expect(activeAfterRemoval(left, 2)).toBe(2);
    expect(activeAfterRemoval([], 3)).toBeUndefined();
  });

  it('shows read marks of every tab, whatever order they arrive in (CHAT-10)', () => {
    const unread = withMessage(withMessage(three, 2, aMessage(2)) ?? [], 2, aMessage(3)) ?? [];
    const state = { ...aChannel(2), lastNumber: 3, unreadMessageCount: 0 };
    const read = withState(withState(unread, { ...state, readNumber: 3 }), { ...state, readNumber: 2 });
    expect(read.find(({ withUserId }) => withUserId === 2)).toMatchObject({ readNumber: 3, unreadMessageCount: 0 });
  });

  it('has of two states of a conversation the newer numbers and last message, and the marks of both (CHAT-10)', () => {
    const known = aChannel(2, { lastNumber: 5, readNumber: 3, theirReadNumber: 4, unreadMessageCount: 2, members: [] });
    const other = { lastNumber: 4, readNumber: 4, theirReadNumber: 5, isEnded: true };
    const older = { ...aChannel(2), ...other, lastMessage: { text: 'Older', senderId: 2, createdAt: at(1) } };
    const newer = { ...older, lastNumber: 6, lastMessage: { text: 'Newer', senderId: 2, createdAt: at(9) } };
    const facts = (list: readonly Channel[]) =>
      list.map((one) => [
        one.lastNumber,
        one.readNumber,
        one.theirReadNumber,
        one.unreadMessageCount,
        one.lastMessage?.text,
        one.isEnded,
      ]);
    expect(facts(withState([known], older))).toEqual([[5, 4, 5, 1, 'Hello', true]]);
    expect(facts(withState([known], newer))).toEqual([[6, 4, 5, 2, 'Newer', true]]);
    expect(facts(withState([known], { ...newer, lastNumber: 5 }))).toEqual([[5, 4, 5, 1, 'Newer', true]]);
    expect(facts(withState([known], { ...older, readNumber: 9 }))).toEqual([[5, 9, 5, 0, 'Hello', true]]);
    expect(facts(withChannels([known], [newer]))).toEqual(facts(withState([known], newer)));
    expect(withChannels([known], [newer])[0]?.members).toEqual(newer.members);
    expect(facts(withState([known], { ...newer, withUserId: 3 }))).toEqual(facts([known]));
  });

  it('has conversations without a message last', () => {
    expect(order(withChannels([], [aChannel(2, { lastMessage: null }), aChannel(3), aChannel(4)]))).toEqual([4, 3, 2]);
  });

  it('counts what the user writes as read, and what the other writes as read by them, also when it comes late', () => {
    const known = aChannel(2, { lastNumber: 5, readNumber: 2, theirReadNumber: 1, unreadMessageCount: 3 });
    const marks = (message: ChatMessage) => {
      const [one] = withMessage([known, aChannel(3)], 2, message) ?? [];
      return [one?.lastNumber, one?.readNumber, one?.theirReadNumber, one?.unreadMessageCount, one?.lastMessage?.text];
    };
    expect(marks(aMessage(6, { senderId: me }))).toEqual([6, 6, 1, 0, 'Hi']);
    expect(marks(aMessage(6))).toEqual([6, 2, 6, 4, 'Hi']);
    expect(marks(aMessage(4, { senderId: me }))).toEqual([5, 4, 1, 1, 'Hello']);
    expect(marks(aMessage(5, { senderId: me }))).toEqual([5, 5, 1, 0, 'Hello']);
    expect(marks(aMessage(1, { senderId: me }))).toEqual([5, 2, 1, 3, 'Hello']);
    expect(marks(aMessage(4))).toEqual([5, 2, 4, 3, 'Hello']);
    expect(order(withMessage([aChannel(3), known], 2, aMessage(4)))).toEqual([3, 2]);
    expect(activeAfterRemoval([known], undefined)).toBeUndefined();
  });
});

describe('More conversations', () => {
  it.each([
    [0, true, true],
    [25, true, true],
    [26, true, false],
    [25, false, false],
  ])(
    'load by themselves while 25 or fewer are there of more (CHAT-28, DEC-14): %i, %s',
    (loaded, hasMore, expected) => {
      expect(wantsMore(loaded, hasMore)).toBe(expected);
    },
  );

  it('wait two seconds, as often as it takes, while the list is being loaded (CHAT-29)', async () => {
    const done: string[] = [];
    let looks = 0;
    await loadMore({
      isLoading: () => (looks += 1) <= 2,
      load: async () => done.push('load'),
      wait: async (milliseconds) => done.push(`wait ${milliseconds}`),
    });
    expect(done).toEqual(['wait 2000', 'wait 2000', 'load']);
  });
});

describe('The number of unread messages', () => {
  const none: UnreadMessages = { channels: [], unreadChannelCount: 0, unreadMessageCount: 0 };

  it('is the newest number minus the read mark, over all conversations, however often a push arrives (SHELL-12, CHAT-06)', () => {
    const one = afterMessage(none, 2, aMessage(5));
    const twice = afterMessage(one, 2, aMessage(5));
    const more = afterMessage(afterMessage(twice, 2, aMessage(7)), 3, aMessage(1, { senderId: 3 }));
    expect([twice.unreadMessageCount, more.unreadMessageCount, more.unreadChannelCount]).toEqual([1, 4, 2]);
    // The later message arrived first.
    expect(afterMessage(afterMessage(one, 2, aMessage(7)), 2, aMessage(6)).unreadMessageCount).toBe(3);
  });

  it('falls when any tab reads or answers, and never rises by a mark behind', () => {
    const three = afterMessage(afterMessage(none, 2, aMessage(5)), 2, aMessage(7));
    const state = { ...aChannel(2), lastNumber: 7 };
    expect(afterState(three, { ...state, readNumber: 7 }).unreadMessageCount).toBe(0);
    expect(afterState(three, { ...state, readNumber: 3 }).unreadMessageCount).toBe(3);
    expect(afterMessage(three, 2, aMessage(8, { senderId: me })).unreadMessageCount).toBe(0);
    expect(afterRemoval(three, 2).unreadMessageCount).toBe(0);
  });
});

describe('Starting a conversation', () => {
  const recruiter = { id: me, role: 'recruiter' } as const;

  it('is between two different users and gives a conversation of two members (CHAT-18, CHAT-21, ERR-18)', async () => {
    const channel = await startConversation(recruiter, 2, async () => aChannel(2));
    expect(channel.members).toHaveLength(2);
    for (const recipientId of [undefined, me])
      await expect(startConversation(recruiter, recipientId, async () => aChannel(2))).rejects.toThrow(
        'OneOnOne expect userId and recipientId',
      );
    await expect(
      startConversation(recruiter, 2, async () => ({ ...aChannel(2), members: [aMember(me)] })),
    ).rejects.toThrow('OneOnOne expect userId and recipientId');
  });

  it('is not for users who take no part in messages (ERR-19)', async () => {
    await expect(startConversation({ id: me, role: 'super_manager' }, 2, async () => aChannel(2))).rejects.toThrow(
      'Cannot get chat instance',
    );
  });
});

describe('Signing in to messages', () => {
  it('is for managers, recruiters and candidates; other roles connect without (AUTH-64)', () => {
    for (const role of ['manager', 'recruiter', 'candidate'] as const)
      expect(chatTickets({ id: me, role })).toBeTypeOf('function');
    expect(chatTickets({ id: me, role: 'super_manager' })).toBeUndefined();
  });

  it('takes a positive user id, without which nobody is registered (VALID-47, ERR-15)', async () => {
    for (const id of [0, -1, 1.5])
      await expect(chatTickets({ id, role: 'candidate' })?.()).rejects.toThrow('UserID is required.');
  });

  it('has a message of its own for a failed log-in (ERR-16, ERR-17)', () => {
    expect(chatErrors.logIn).toBe(
      'Messages could not sign you in. What you write is kept, and sent when the connection is back.',
    );
  });
});

describe('A message', () => {
  it('has the fields of a message and of a member (CHAT-03, CHAT-04, CHAT-05)', () => {
    const sent = {
      messageId: 3,
      channelUrl: '1-2',
      clientId: 'c',
      customType: 'file' as const,
      data: 'plan.pdf',
      file: { size: 9, contentType: 'application/pdf' },
      job: null,
      senderId: 2,
      createdAt: '2026-09-01T10:00:00.000Z',
    };
    expect(chatMessage.parse(sent)).toEqual(sent);
    expect(channelModel.shape.members.element.parse(aMember(2))).toEqual(aMember(2));
    expect(Object.keys(chatMember.shape).sort()).toEqual(['nickname', 'profileUrl', 'role', 'userId']);
    expect(Object.keys(channelModel.shape)).toEqual(
      expect.arrayContaining(['url', 'members', 'lastMessage', 'unreadMessageCount']),
    );
  });

  it('turns whole web addresses into links and nothing else', () => {
    expect(partsOf('See https://example.com/a?b=1. Thanks')).toEqual([
      'See ',
      { href: 'https://example.com/a?b=1', text: 'https://example.com/a?b=1' },
      '. Thanks',
    ]);
    const harmful = 'javascript:alert(1) <a href="x">y</a> data:text/html,x';
    expect(partsOf(harmful)).toEqual([harmful]);
  });

  it.each([
    ['', []],
    ['no link', ['no link']],
    ['https://a.example', [['https://a.example/', 'https://a.example']]],
    ['HTTP://A.example/x', [['http://a.example/x', 'HTTP://A.example/x']]],
    ['(https://a.example/x)!', ['(', ['https://a.example/x', 'https://a.example/x'], ')!']],
    ['https://a.example/x?y=1&z=[2]', [['https://a.example/x?y=1&z=[2', 'https://a.example/x?y=1&z=[2'], ']']],
    [
      'https://a.example http://b.example',
      [['https://a.example/', 'https://a.example'], ' ', ['http://b.example/', 'http://b.example']],
    ],
    ['see http://[ or not', ['see http://[ or not']],
    ['xhttps://a.example', ['xhttps://a.example']],
    ['"https://a.example"', ['"', ['https://a.example/', 'https://a.example'], '"']],
  ])('that says %j has these parts: %j', (text, parts) => {
    expect(partsOf(text).map((part) => (typeof part === 'string' ? part : [part.href, part.text]))).toEqual(parts);
  });

  it('keeps its key from being sent to being confirmed, so that its row does not jump', () => {
    const pending = { clientId: 'a', data: 'Hi', job: null, createdAt: at(1) };
    const before = rowsOfTimeline({ messages: [], pending: [pending], hasOlder: false, starts: [] }, me, [0]);
    const confirmed = aMessage(1, { clientId: 'a', senderId: me });
    const after = rowsOfTimeline({ messages: [confirmed], pending: [], hasOlder: false, starts: [] }, me, [0]);
    expect(after.at(-1)?.key).toBe(before.at(-1)?.key);
  });

  it('that is the first new one has a line above it', () => {
    const messages = [aMessage(1), aMessage(2), aMessage(3)];
    const rows = rowsOfTimeline({ messages, pending: [], hasOlder: false, starts: [] }, me, [1]);
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'new', 'message', 'message']);
    // Of several such numbers the last has the line; the first of each no longer follows the one before.
    const later = rowsOfTimeline({ messages, pending: [], hasOlder: false, starts: [] }, me, [1, 2]);
    expect(later.map(({ key }) => key)).toEqual(
      ['day 1', '2 c1', '2 c2', 'new 3', '2 c3'].map((key) => expect.stringMatching(key.slice(0, 3))),
    );
    expect(later.map((row) => row.kind === 'message' && row.isFollowing)).toEqual([false, false, false, false, false]);
    const own = messages.map((one) => ({ ...one, senderId: me }));
    const mine = rowsOfTimeline({ messages: own, pending: [], hasOlder: false, starts: [] }, me, [1]);
    expect(mine.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'message']);
  });

  it('follows another of the same sender that was written less than five minutes before, on the same day and page', () => {
    const after = (milliseconds: number, over: Partial<ChatMessage> = {}, starts: number[] = []) => {
      const first = aMessage(1, { createdAt: '2026-09-01T12:00:00.000Z' });
      const createdAt = new Date(Date.parse(first.createdAt) + milliseconds).toISOString();
      const timeline = { messages: [first, aMessage(2, { createdAt, ...over })], pending: [], hasOlder: true, starts };
      return rowsOfTimeline(timeline, me, []).map((row) => (row.kind === 'message' ? row.isFollowing : row.kind));
    };
    expect(after(299_999)).toEqual([false, true]);
    expect(after(300_000)).toEqual([false, false]);
    expect(after(1000, { senderId: me })).toEqual([false, false]);
    expect(after(1000, {}, [2])).toEqual([false, false]);
    expect(after(2 * 86_400_000)).toEqual([false, 'day', false]);
  });
});

describe('A draft', () => {
  it('is kept for each conversation with its id, so that sending it again after a reload is one message (PLUS-28)', () => {
    const values = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
        removeItem: (key: string) => values.delete(key),
      },
    });
    keepDraft(me, 2, { text: 'Half a', clientId: 'the id' });
    expect(readDraft(me, 2)).toEqual({ text: 'Half a', clientId: 'the id' });
    expect(readDraft(me, 3).text).toBe('');
    keepDraft(me, 2, { text: '', clientId: 'the id' });
    expect(values.size).toBe(0);
  });
});
