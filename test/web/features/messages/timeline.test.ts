import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../shared/model/chat.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import type { ConversationCalls } from '../../../../web/features/messages/conversation-store.ts';
import { ConversationStore } from '../../../../web/features/messages/conversation-store.ts';
import { emptyTimeline, received, withOlder } from '../../../../web/features/messages/timeline.ts';

const aMessage = (messageId: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  channelUrl: '1-2',
  clientId: `client-${messageId}`,
  customType: 'text',
  data: `message ${messageId}`,
  file: null,
  job: null,
  senderId: 1,
  createdAt: '2026-09-01T10:00:00.000Z',
  ...over,
});
const numbers = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ messageId }) => messageId);
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Random numbers from a seed, so that a failure can be repeated. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** No file is sent in these tests. */
const noFiles = {} as ConversationCalls['files'];

/** A server in memory that numbers messages and knows repeated ones; some responses are lost after the message is stored. */
function aServer(chance: () => number, lost: number) {
  const stored: ChatMessage[] = [];
  const listeners: ((message: ChatMessage) => void)[] = [];
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  const callsOf = (senderId: number): ConversationCalls => ({
    files: noFiles,
    async list({ after, before, perPage = 20 }) {
      await rest();
      if (after !== undefined) return { messages: stored.slice(after, after + perPage), hasOlder: after > 0 };
      const end = before === undefined ? stored.length : before - 1;
      const first = Math.max(0, end - perPage);
      return { messages: stored.slice(first, end), hasOlder: first > 0 };
    },
    async send({ clientId, data }) {
      await rest();
      const known = stored.find((one) => one.clientId === clientId);
      const message = known ?? aMessage(stored.length + 1, { clientId, data, senderId });
      if (!known) {
        stored.push(message);
        for (const listener of listeners) listener(message);
      }
      if (chance() < lost) throw new ApiError(0, 'no response');
      return message;
    },
  });
  return { stored, listeners, callsOf };
}

describe('A timeline', () => {
  it('shows each message once and in order, whatever is pushed twice or too early', () => {
    let timeline = withOlder(emptyTimeline, { messages: [aMessage(1)], hasOlder: false });
    const next = received(timeline, aMessage(2));
    expect(next.isMissing).toBe(false);
    timeline = received(next.timeline, aMessage(2)).timeline;
    expect(numbers(timeline)).toEqual([1, 2]);
    const early = received(timeline, aMessage(4));
    expect([early.isMissing, numbers(early.timeline)]).toEqual([true, [1, 2]]);
  });

  it('leaves out a page of older messages that does not adjoin', () => {
    const timeline = withOlder(emptyTimeline, { messages: [aMessage(9)], hasOlder: true });
    expect(numbers(withOlder(timeline, { messages: [aMessage(6)], hasOlder: true }))).toEqual([9]);
    expect(numbers(withOlder(timeline, { messages: [aMessage(7), aMessage(8)], hasOlder: true }))).toEqual([7, 8, 9]);
  });
});

describe('Tabs of a conversation', () => {
  it.each([1, 2, 3])(
    'all show every message once and in order, though pushes are lost, doubled and reordered, and responses are lost (PLUS-28): %i',
    async (seed) => {
      const chance = chanceFrom(seed);
      const server = aServer(chance, 0.15);
      const tabs = [1, 1, 1, 2, 2, 2].map((senderId) => ({
        senderId,
        store: new ConversationStore(server.callsOf(senderId), () => new Promise((resolve) => setImmediate(resolve))),
      }));
      await Promise.all(tabs.map(({ store }) => store.load()));
      const late: (() => void)[] = [];
      for (const { store } of tabs)
        server.listeners.push((message) => {
          const times = chance() < 0.2 ? 0 : chance() < 0.25 ? 2 : 1;
          for (let time = 0; time < times; time += 1)
            if (chance() < 0.3) late.push(() => store.receive(message));
            else store.receive(message);
          if (chance() < 0.4) late.pop()?.();
        });
      await Promise.all(
        tabs.flatMap(({ store }, tab) =>
          upTo(40).map((number) =>
            store.send({
              clientId: `${seed} ${tab} ${number}`,
              data: 'x',
              job: null,
              createdAt: '2026-09-01T10:00:00.000Z',
            }),
          ),
        ),
      );
      for (const push of late) push();
      await Promise.all(tabs.map(({ store }) => store.fill()));
      for (const { store } of tabs) {
        await store.reach(1);
        expect(numbers(store.read())).toEqual(upTo(240));
        expect(store.read().pending).toEqual([]);
      }
      expect(new Set(server.stored.map(({ clientId }) => clientId)).size).toBe(240);
    },
  );

  it('sleep, and show all that came when they wake', async () => {
    const server = aServer(() => 1, 0);
    const store = new ConversationStore(server.callsOf(2));
    await store.load();
    for (const number of upTo(260)) await server.callsOf(1).send({ clientId: `a ${number}`, data: 'x' });
    await store.fill();
    expect(numbers(store.read())).toEqual(upTo(260));
  });

  it('send in the order in which their user pressed send', async () => {
    const server = aServer(() => 1, 0);
    const store = new ConversationStore(server.callsOf(1));
    await store.load();
    const createdAt = '2026-09-01T10:00:00.000Z';
    await Promise.all(
      ['a', 'b', 'c'].map((clientId) => store.send({ clientId, data: clientId, job: null, createdAt })),
    );
    expect(server.stored.map(({ data }) => data)).toEqual(['a', 'b', 'c']);
  });

  it('keep a refused message with its reason until it is sent again or removed', async () => {
    let refusal: ApiError | undefined = new ApiError(403, 'This conversation has ended');
    const server = aServer(() => 1, 0);
    const calls = server.callsOf(1);
    const store = new ConversationStore({
      ...calls,
      send: async (body) => {
        if (refusal) throw refusal;
        return calls.send(body);
      },
    });
    await store.load();
    const message = { clientId: 'a', data: 'Hello', job: null, createdAt: '2026-09-01T10:00:00.000Z' };
    await store.send(message);
    expect(store.read().pending).toEqual([{ ...message, error: 'This conversation has ended' }]);
    refusal = undefined;
    await store.send(message);
    expect([store.read().pending, numbers(store.read())]).toEqual([[], [1]]);
    refusal = new ApiError(422, '4000 chars max');
    await store.send({ ...message, clientId: 'b' });
    store.discard('b');
    expect(store.read().pending).toEqual([]);
  });
});
