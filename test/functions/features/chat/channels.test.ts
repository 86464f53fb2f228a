import { describe, expect, it } from 'vitest';
import {
  listMessagesHandler,
  readUnreadHandler,
  sendMessageHandler,
} from '../../../../functions/features/chat/message.handlers.ts';
import { searchMessagesHandler } from '../../../../functions/features/chat/search-messages.handler.ts';
import { showChannel } from '../../../../functions/features/chat/show-channel.ts';
import { startChannelHandler } from '../../../../functions/features/chat/channel.handlers.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { StoredConversation, StoredMessage } from '../../../../functions/records/conversation.ts';
import { messagesPerMinute, messagesPerPage } from '../../../../shared/constants/chat.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';

const [recruiter, candidate] = [anActor('recruiter'), anActor('candidate')];
const pair = { firstId: recruiter.id, secondId: candidate.id };
const conversation = (over: Partial<StoredConversation> = {}): StoredConversation => ({
  ...pair,
  startedBy: recruiter.id,
  startedAt: someTime,
  lastNumber: 5,
  firstRead: 5,
  secondRead: 2,
  changed: 'message',
  ttl: 1,
  ...over,
});
const message = (number: number, text = `Text ${number}`): StoredMessage => ({
  ...pair,
  number,
  senderId: recruiter.id,
  clientId: `c${number}`,
  text,
  at: `2026-09-01T10:00:${String(number % 60).padStart(2, '0')}.000Z`,
  ttl: 1,
});

describe('A conversation as one of the two sees it', () => {
  it('names its members, without those who are gone or of another role', () => {
    const members = [recruiter, { ...candidate, lastName: '' }, anActor('super_manager'), undefined] as StoredAccount[];
    expect(showChannel(candidate.id, conversation(), members).members).toEqual([
      { userId: recruiter.id, nickname: 'Olivia Brandt', profileUrl: null, role: 'recruiter' },
      { userId: candidate.id, nickname: 'Priya', profileUrl: null, role: 'candidate' },
    ]);
  });

  it('is counted as unread where it has messages beyond the mark', async () => {
    const all = [conversation(), conversation({ secondRead: 5 }), conversation({ secondRead: 0 })];
    const allConversationsOf = async () => all;
    const unread = async (actor: typeof recruiter) =>
      resultOf(readUnreadHandler, { actor }, { chatStore: { allConversationsOf } as never });
    expect(await unread(candidate)).toMatchObject({ unreadChannelCount: 2, unreadMessageCount: 8 });
    expect(await unread(recruiter)).toEqual({ channels: [], unreadChannelCount: 0, unreadMessageCount: 0 });
  });
});

describe('A message that is sent', () => {
  const clientId = '00000000-0000-4000-8000-000000000001';
  async function sent(
    known: StoredConversation,
    body: object = {},
    { earlier = [] as StoredMessage[], job = undefined as object | undefined, actor = recruiter, ties = {} } = {},
  ) {
    const asked: number[][] = [];
    const chatStore = {
      conversationAndAccount: async () => ({ conversation: known, other: { ...candidate, status: 'active' } }),
      tiesOf: async () => ({ areTied: false, isApplicant: false, isHiding: false, ...ties }),
      jobToName: async () => job,
      messages: async (_pair: object, first: number, last: number) => {
        asked.push([first, last]);
        return earlier;
      },
      send: async (one: StoredMessage, current: StoredConversation, check: (current: StoredConversation) => void) => {
        check(current);
        return { ...one, number: current.lastNumber + 1 };
      },
    };
    const needs = { chatStore: chatStore as never, clock: aClock(), keptUntil: () => 7 };
    const call = { params: { id: candidate.id }, body: { clientId, data: 'Hello', ...body }, actor };
    return { asked, ...(await handled(sendMessageHandler, call, needs)) };
  }

  it('names a job that it may name, and is refused with another', async () => {
    const job = { id: 61, title: 'Nurse' };
    expect((await sent(conversation(), { jobId: 61 }, { job })).result).toMatchObject({
      data: 'Hello',
      job,
      messageId: 6,
    });
    expect((await sent(conversation())).result.job).toBeNull();
    expect(await refusalOf(sent(conversation(), { jobId: 61 }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'jobId', message: 'This job cannot be named here' }],
    });
  });

  it('is compared with the one a minute’s worth of messages before, once there are so many', async () => {
    const [few, enough] = [messagesPerMinute - 1, messagesPerMinute].map((lastNumber) => conversation({ lastNumber }));
    expect((await sent(few!)).asked).toEqual([]);
    expect((await sent(enough!)).asked).toEqual([[1, 1]]);
    const earlier = [{ ...message(1), at: someTime }];
    expect(await refusalOf(sent(enough!, {}, { earlier }))).toMatchObject({ kind: 'tooMany', retryAfter: 60 });
  });

  it('is refused to a manager and a candidate once no job connects them, and needs no such tie with a recruiter (PLUS-47)', async () => {
    const actor = anActor('manager');
    const known = conversation({ firstId: actor.id, startedBy: actor.id });
    expect((await sent(known, {}, { actor, ties: { areTied: true } })).result.data).toBe('Hello');
    expect(await refusalOf(sent(known, {}, { actor }))).toMatchObject({
      kind: 'forbidden',
      message: 'This candidate is no longer on any of your jobs, so you can only read this conversation',
    });
    expect((await sent(conversation())).result.data).toBe('Hello');
  });

  it('is refused in a conversation that was ended', async () => {
    expect(await refusalOf(sent(conversation({ secondBlocked: true })))).toMatchObject({
      message: 'This conversation has ended',
    });
  });
});

describe('A conversation that is begun', () => {
  async function begun({
    hides = false,
    known = undefined as StoredConversation | undefined,
    ties = {},
    actor = recruiter,
  } = {}) {
    const done: unknown[] = [];
    const chatStore = {
      account: async (id: number) => ({ ...(id === recruiter.id ? recruiter : candidate), status: 'active' }),
      isHidden: async () => hides,
      conversation: async () => known,
      tiesOf: async (...members: { email: string }[]) => {
        done.push(['ties', ...members.map(({ email }) => email)]);
        return { areTied: false, isApplicant: false, isHiding: false, ...ties };
      },
      start: async (_pair: object, start: object) => {
        done.push(['starts', start]);
        return conversation({ lastNumber: 0 });
      },
    };
    const needs = { chatStore: chatStore as never, clock: aClock(), keptUntil: () => 7 };
    const recipientId = actor === recruiter ? candidate.id : recruiter.id;
    await handled(startChannelHandler, { body: { recipientId }, actor }, needs);
    return done;
  }
  const starts = (startedBy: number) => ['starts', { startedBy, at: someTime, ttl: 7 }];

  it('is not there with a candidate who hides (PLUS-21)', async () => {
    expect(await refusalOf(begun({ hides: true, ties: { areTied: true } }))).toMatchObject({
      kind: 'notFound',
      message: 'There is no such person to write to',
    });
  });

  const asked = (actor: typeof recruiter) => [
    'ties',
    ...[actor, actor === recruiter ? candidate : recruiter].map(({ email }) => email),
  ];

  it('needs ties that go by the candidate’s address, until there is a message', async () => {
    for (const actor of [recruiter, candidate]) {
      expect(await begun({ actor, ties: { areTied: true } })).toEqual([asked(actor), starts(actor.id)]);
      expect((await refusalOf(begun({ actor }))).kind).toBe('forbidden');
      expect((await refusalOf(begun({ actor, known: conversation({ lastNumber: 0 }) }))).kind).toBe('forbidden');
      expect(await begun({ actor, known: conversation() })).toEqual([]);
    }
  });

  it('is begun too by the other, and not again by the same', async () => {
    const known = conversation({ lastNumber: 0 });
    const ties = { areTied: true };
    expect(await begun({ known, ties })).toEqual([asked(recruiter)]);
    expect(await begun({ known, ties, actor: candidate })).toEqual([asked(candidate), starts(candidate.id)]);
  });
});

describe('Messages that are read', () => {
  const listed = async (stored: StoredMessage[], lastNumber: number, query: object) => {
    const chatStore = { conversation: async () => conversation({ lastNumber }), messages: async () => stored };
    const call = { params: { id: candidate.id }, query: { perPage: 2, ...query }, actor: recruiter };
    return resultOf(listMessagesHandler, call, { chatStore: chatStore as never });
  };

  it('have older ones unless they begin the conversation, or those before have expired', async () => {
    expect(await listed([message(4), message(5)], 5, {})).toMatchObject({ hasOlder: true });
    expect((await listed([message(1), message(2)], 5, { before: 3 })).hasOlder).toBe(false);
    expect((await listed([message(5)], 5, {})).hasOlder).toBe(false);
    expect((await listed([], 5, {})).hasOlder).toBe(false);
  });

  const searched = async (messages: StoredMessage[], isBeginning: boolean, query: object = {}) => {
    const asked: number[] = [];
    const messagesBefore = async (_pair: object, number: number) => {
      asked.push(number);
      return { messages, isBeginning };
    };
    const chatStore = { conversation: async () => conversation({ lastNumber: 99 }), messagesBefore };
    const call = { params: { id: candidate.id }, query: { query: 'text', ...query }, actor: recruiter };
    return { asked, ...(await resultOf(searchMessagesHandler, call, { chatStore: chatStore as never })) };
  };
  const many = (count: number, from = 99) => Array.from({ length: count }, (_, at) => message(from - at));

  it('are searched from the newest or from where the last search ended, a page at a time', async () => {
    const page = await searched(many(messagesPerPage + 3), true);
    expect([page.asked, page.messages.length, page.next]).toEqual([[100], messagesPerPage, 99 - messagesPerPage + 1]);
    expect(page.searchedBackTo).toBe(message(99 - messagesPerPage + 1).at);
    expect((await searched(many(3), false, { before: 50 })).asked).toEqual([50]);
  });

  it('are searched on where there are more, and no further than the beginning', async () => {
    const more = await searched([message(99, 'else'), message(98)], false);
    expect([more.messages.length, more.next, more.searchedBackTo]).toEqual([1, 98, message(98).at]);
    expect(await searched([message(98), message(97, 'else')], true)).toMatchObject({
      next: null,
      searchedBackTo: message(97).at,
    });
    expect(await searched([], true)).toMatchObject({ messages: [], next: null, searchedBackTo: null });
  });
});
