import { describe, expect, it } from 'vitest';
import { TableBusy } from '../../../../functions/platform/table/table-busy.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { markBehind, otherOf, pairOfUsers, readMarkWrite } from '../../../../functions/records/conversation.ts';
import { channelStateFor } from '../../../../functions/records/conversation-state.ts';
import { someTime } from '../../../support/builders.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const ttl = 4_000_000_000;
const everything = { before: undefined };
let drawn = 500;
const aPair = () => ({ firstId: ++drawn, secondId: ++drawn });
type Pair = ReturnType<typeof aPair>;
const later = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();

describe('Conversations', () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));
  const store = () => chatStore(table);
  const started = (pair: Pair, startedBy = pair.firstId) => store().start(pair, { startedBy, at: someTime, ttl });
  const send = async (pair: Pair, senderId: number, clientId: string = crypto.randomUUID(), at = someTime) => {
    const known = await store().conversation(pair);
    if (!known) throw new Error('The conversation was not started');
    return store().send({ ...pair, senderId, clientId, text: `from ${senderId}`, at, ttl }, known, () => {});
  };
  const stored = async (pair: Pair) => (await store().messages(pair, 1, 10_000)).map(({ number }) => number);

  it('of two who write to each other at the same moment are one, with both messages (CHAT-18, CHAT-20)', async () => {
    const pair = aPair();
    const [one, other] = await Promise.all([started(pair), started(pair, pair.secondId)]);
    expect([one.startedBy, other.startedBy]).toEqual([one.startedBy, one.startedBy]);
    await Promise.all([send(pair, pair.firstId), send(pair, pair.secondId)]);
    expect(await stored(pair)).toEqual([1, 2]);
  });

  it('number their messages without holes and once each, whatever is sent at the same moment and repeated (PLUS-28)', async () => {
    const pair = aPair();
    await started(pair);
    const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
    // Every message is sent one to three times, together with all others.
    const sent = await Promise.all(
      ids.flatMap((clientId, place) =>
        Array.from({ length: 1 + (place % 3) }, () => send(pair, place % 2 ? pair.firstId : pair.secondId, clientId)),
      ),
    );
    expect(await stored(pair)).toEqual(ids.map((_, place) => place + 1));
    const numbers = new Map<string, Set<number>>();
    for (const { clientId, number } of sent) numbers.set(clientId, (numbers.get(clientId) ?? new Set()).add(number));
    expect([...numbers.values()].map(({ size }) => size)).toEqual(ids.map(() => 1));
    expect(await store().conversation(pair)).toMatchObject({ lastNumber: 24 });
  }, 60_000);

  it('return the first message for one that is sent again after a hundred others (PLUS-28)', async () => {
    const pair = aPair();
    await started(pair);
    const clientId = crypto.randomUUID();
    await send(pair, pair.firstId, clientId);
    for (let count = 0; count < 100; count += 1) await send(pair, pair.secondId);
    expect(await send(pair, pair.firstId, clientId)).toMatchObject({ number: 1 });
    expect(await stored(pair)).toHaveLength(101);
  });

  it('keep the client ids of both participants apart', async () => {
    const pair = aPair();
    await started(pair);
    const clientId = crypto.randomUUID();
    await send(pair, pair.firstId, clientId);
    expect(await send(pair, pair.secondId, clientId)).toMatchObject({ number: 2, senderId: pair.secondId });
  });

  it('refuse a message when one side has ended them in between, and take it when they are open again', async () => {
    const pair = aPair();
    const known = await started(pair);
    await store().block(pair, 'second', { isBlocked: true });
    const message = {
      ...pair,
      senderId: pair.firstId,
      clientId: crypto.randomUUID(),
      text: 'Hi',
      at: someTime,
      ttl,
    };
    const ended = new Error('ended');
    const check = ({ secondBlocked }: { secondBlocked?: boolean }) => {
      if (secondBlocked) throw ended;
    };
    // The check first sees the conversation as it was before the end.
    await expect(store().send(message, known, check)).rejects.toBe(ended);
    await store().block(pair, 'second', { isBlocked: false });
    expect(await send(pair, pair.firstId)).toMatchObject({ number: 1 });
  });

  it('are read up to a mark that never goes back and never beyond the newest message', async () => {
    const pair = aPair();
    await started(pair);
    for (let count = 0; count < 3; count += 1) await send(pair, pair.firstId);
    const unread = async () => channelStateFor(pair.secondId, (await store().conversation(pair))!).unreadMessageCount;
    expect(await unread()).toBe(3);
    await store().markRead(pair, 'second', { number: 2, at: someTime });
    expect(await unread()).toBe(1);
    await store().markRead(pair, 'second', { number: 1, at: someTime });
    expect(await unread()).toBe(1);
    await expect(table.writeOne(readMarkWrite(pair, 'second', { number: 4, at: someTime }))).rejects.toBe(markBehind);
    await store().markRead(pair, 'second', { number: 3, at: someTime });
    expect(await unread()).toBe(0);
  });

  it('count a message as read by its sender, with all before it', async () => {
    const pair = aPair();
    await started(pair);
    await send(pair, pair.firstId);
    await send(pair, pair.secondId);
    const conversation = (await store().conversation(pair))!;
    expect(channelStateFor(pair.secondId, conversation)).toMatchObject({ readNumber: 2, unreadMessageCount: 0 });
    const { text, senderId, at: createdAt } = conversation.last!;
    expect(channelStateFor(pair.secondId, conversation).lastMessage).toEqual({ text, senderId, createdAt });
    expect(channelStateFor(pair.firstId, conversation)).toMatchObject({ readNumber: 1, unreadMessageCount: 1 });
  });

  it('are listed to both, 25 at a time, the most recent hour first, and to their starter before the first message (CHAT-26)', async () => {
    const firstId = ++drawn;
    const pairs = Array.from({ length: 30 }, () => ({ firstId, secondId: ++drawn }));
    for (const [place, pair] of pairs.entries()) {
      await started(pair);
      await send(pair, firstId, crypto.randomUUID(), later(place * 60));
    }
    const begun = { firstId, secondId: ++drawn };
    await started(begun, begun.secondId);
    const first = await store().conversationsOf(firstId, undefined);
    const second = await store().conversationsOf(firstId, first.next ?? '');
    const listed = [...first.conversations, ...second.conversations].map(({ secondId }) => secondId);
    expect([first.conversations.length, second.next]).toEqual([25, null]);
    expect(listed).toEqual(pairs.map(({ secondId }) => secondId).reverse());
    const ofCandidate = await store().conversationsOf(begun.secondId, undefined);
    expect(ofCandidate.conversations.map((one) => one.firstId)).toEqual([firstId]);
  }, 60_000);

  it('of one user with people of smaller and greater ids are one list, in pages that neither repeat nor lose any (CHAT-26)', async () => {
    const smaller = Array.from({ length: 20 }, () => ++drawn);
    const me = ++drawn;
    const others = [...smaller, ...Array.from({ length: 20 }, () => ++drawn)].toSorted((a, b) => (a % 7) - (b % 7));
    for (const [place, other] of others.entries()) {
      await started(pairOfUsers(me, other), me);
      await send(pairOfUsers(me, other), me, crypto.randomUUID(), later(place * 60));
    }
    const first = await store().conversationsOf(me, undefined);
    const second = await store().conversationsOf(me, first.next ?? '');
    const listed = [...first.conversations, ...second.conversations].map((one) => otherOf(one, me));
    expect([first.conversations.length, second.next]).toEqual([25, null]);
    expect(listed).toEqual(others.toReversed());
    const unread = await store().allConversationsOf(me);
    expect(unread.map((one) => otherOf(one, me)).toSorted()).toEqual(others.toSorted());
  }, 60_000);

  it('cost at most 14 write units a message, in a new hour too, and 25 of them one call for each of a user’s two lists (CHAT-26)', async () => {
    const pair = aPair();
    await started(pair);
    await send(pair, pair.firstId);
    const units: number[] = [];
    for (const minutes of [1, 70]) {
      local.calls.length = 0;
      await send(pair, pair.secondId, crypto.randomUUID(), later(minutes));
      units.push(local.calls.reduce((sum, { writeUnits = 0 }) => sum + writeUnits, 0));
    }
    expect(Math.max(...units)).toBeLessThanOrEqual(14);
    local.calls.length = 0;
    await store().conversationsOf(pair.firstId, everything.before);
    expect(local.calls).toHaveLength(2);
  });

  it('are not reported as begun while the table is down, by the first or the second of the two', async () => {
    const pair = aPair();
    const down = async () => {
      throw new Error('the table is down');
    };
    const broken = chatStore({ ...table, writeOne: down });
    const begin = { startedBy: pair.firstId, at: someTime, ttl };
    await expect(broken.start(pair, begin)).rejects.toThrow('the table is down');
    await started(pair);
    const once = { writes: 0 };
    const second = chatStore({
      ...table,
      writeOne: async (write) => ((once.writes += 1) > 1 ? down() : table.writeOne(write)),
    });
    await expect(second.start(pair, { ...begin, startedBy: pair.secondId })).rejects.toThrow('the table is down');
  });

  it('that are gone as soon as they are begun can be begun again', async () => {
    const forgetful = chatStore({ ...table, get: async () => undefined });
    const pair = aPair();
    await expect(forgetful.start(pair, { startedBy: pair.firstId, at: someTime, ttl })).rejects.toThrow(TableBusy);
  });
});
