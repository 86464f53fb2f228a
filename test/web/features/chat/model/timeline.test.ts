import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import type { ConversationCalls } from '../../../../../web/features/chat/model/conversation-store.ts';
import { ConversationStore } from '../../../../../web/features/chat/model/conversation-store.ts';
import { rowsOfTimeline } from '../../../../../web/features/chat/model/rows-of.ts';
import type { Outbox, Unsent } from '../../../../../web/features/chat/model/unsent.ts';
import { emptyTimeline, received, withOlder, withPending } from '../../../../../web/features/chat/model/timeline.ts';

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

  it('keeps what is being sent in its order while one of them progresses', () => {
    const pending = ['a', 'b'].map((clientId) => ({ clientId, data: clientId, job: null, createdAt: '' }));
    const both = pending.reduce(withPending, emptyTimeline);
    const failed = withPending(both, { ...pending[0]!, error: 'No' });
    expect(failed.pending.map(({ clientId, error }) => [clientId, error])).toEqual([
      ['a', 'No'],
      ['b', undefined],
    ]);
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

  it('load no further back than a message that is looked for', async () => {
    const server = aServer(() => 1, 0);
    for (const number of upTo(150)) await server.callsOf(1).send({ clientId: `a ${number}`, data: 'x' });
    const store = new ConversationStore(server.callsOf(2));
    await store.load();
    await store.reach(131);
    expect(numbers(store.read())[0]).toBe(131);
    await store.reach(130);
    expect(numbers(store.read())[0]).toBeLessThanOrEqual(130);
  });

  it('sleep, and show all that came when they wake', async () => {
    const server = aServer(() => 1, 0);
    const store = new ConversationStore(server.callsOf(2));
    await store.load();
    for (const number of upTo(260)) await server.callsOf(1).send({ clientId: `a ${number}`, data: 'x' });
    await store.fill();
    expect(numbers(store.read())).toEqual(upTo(260));
  });

  it('ask again as long as a response is full, and take nothing twice', async () => {
    const server = aServer(() => 1, 0);
    const asked: object[] = [];
    const calls = server.callsOf(2);
    const list: ConversationCalls['list'] = (query) => (asked.push(query), calls.list(query));
    const store = new ConversationStore({ ...calls, list });
    await Promise.all([store.load(), store.fill()]);
    for (const number of upTo(100)) await server.callsOf(1).send({ clientId: `a ${number}`, data: 'x' });
    await store.fill();
    expect(numbers(store.read())).toEqual(upTo(100));
    expect(asked).toEqual([{}, { after: 0, perPage: 100 }, { after: 100, perPage: 100 }]);
    await Promise.all([store.loadOlder(), store.loadOlder()]);
    expect(asked).toHaveLength(3);
  });

  it('open with everything that is unread, as far as one call has it', async () => {
    const server = aServer(() => 1, 0);
    for (const number of upTo(150)) await server.callsOf(1).send({ clientId: `a ${number}`, data: 'x' });
    const loaded = await Promise.all(
      [0, 19, 60, 130].map(async (unread) => {
        const store = new ConversationStore(server.callsOf(2));
        await store.load(unread);
        return store.read().messages.length;
      }),
    );
    expect(loaded).toEqual([20, 20, 70, 100]);
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

  it('draw a row in the same way when older ones come before it, so that the line that is read stays', () => {
    const page = [aMessage(3), aMessage(4)];
    const timeline = withOlder(emptyTimeline, { messages: page, hasOlder: true });
    const before = rowsOfTimeline(timeline, 2, [4]);
    const after = rowsOfTimeline(
      withOlder(timeline, { messages: [aMessage(1), aMessage(2)], hasOlder: false }),
      2,
      [4],
    );
    expect(before.map(({ kind }) => kind)).toEqual(['message', 'message']);
    expect(after.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'message', 'message']);
    expect(after.slice(-2)).toEqual(before);
  });
});

describe('What was not confirmed', () => {
  const hello = { clientId: 'a', data: 'Hello', job: null, createdAt: new Date().toISOString() };
  /** A browser's storage, and a tab in it whose server is out of reach until it is `up`. */
  function aBrowser() {
    const kept = new Map<string, Unsent>();
    const outbox: Outbox = {
      read: () => [...kept.values()],
      put: (message) => void kept.set(message.clientId, message),
      remove: (clientId) => void kept.delete(clientId),
    };
    const server = aServer(() => 1, 0);
    let isUp = true;
    const aTab = () => {
      const calls = server.callsOf(1);
      const send: ConversationCalls['send'] = async (body) =>
        isUp ? calls.send(body) : Promise.reject(new ApiError(0, 'no response'));
      return new ConversationStore({ ...calls, send }, () => new Promise((resolve) => setTimeout(resolve, 1)), outbox);
    };
    return { kept, server, aTab, goDown: () => (isUp = false), comeUp: () => (isUp = true) };
  }

  it('is sent, once, by the page that is opened after the first was closed before it had a response (PLUS-28)', async () => {
    const { kept, server, aTab, goDown, comeUp } = aBrowser();
    const closed = aTab();
    await closed.load();
    goDown();
    void closed.send(hello);
    expect([...kept.keys()]).toEqual(['a']);
    const opened = aTab();
    await opened.load();
    expect(opened.read().pending).toMatchObject([{ clientId: 'a', data: 'Hello' }]);
    comeUp();
    await expect.poll(() => opened.read().messages.length).toBe(1);
    expect([server.stored.length, opened.read().pending, kept.size]).toEqual([1, [], 0]);
  });

  it('is not sent a second time when it had arrived, though its response was lost (PLUS-28)', async () => {
    const { kept, server, aTab } = aBrowser();
    kept.set('a', hello);
    await server.callsOf(1).send(hello);
    const opened = aTab();
    await opened.load();
    expect([server.stored.length, opened.read().pending, kept.size]).toEqual([1, [], 0]);
  });

  it('is not shown as refused when it had arrived before the conversation ended (PLUS-28)', async () => {
    const { server, aTab } = aBrowser();
    const calls = server.callsOf(1);
    let tries = 0;
    const send: ConversationCalls['send'] = async (body) => {
      tries += 1;
      if (tries > 1) throw new ApiError(403, 'This conversation has ended');
      await calls.send(body);
      throw new ApiError(0, 'no response');
    };
    const store = new ConversationStore({ ...calls, send }, async () => {});
    await aTab().load();
    await store.load();
    await store.send(hello);
    expect([tries, store.read().pending, numbers(store.read())]).toEqual([2, [], [1]]);
  });

  it('and is older than ten minutes waits for its user to send or remove it', async () => {
    const { kept, server, aTab } = aBrowser();
    const old = { ...hello, createdAt: new Date(Date.now() - 11 * 60_000).toISOString() };
    kept.set('a', old).set('b', { ...old, clientId: 'b' });
    const opened = aTab();
    await opened.load();
    expect(opened.read().pending).toMatchObject([{ error: 'This message was not sent.' }, { clientId: 'b' }]);
    opened.discard('b');
    opened.retry('a');
    await expect.poll(() => server.stored.map(({ clientId }) => clientId)).toEqual(['a']);
    expect(kept.size).toBe(0);
  });

  it('is not swallowed when another tab has sent the same draft before it was changed here', async () => {
    const { server, aTab } = aBrowser();
    await server.callsOf(1).send(hello);
    const store = aTab();
    await store.load();
    await store.send({ ...hello, data: 'Hello, Rosa' });
    await expect.poll(() => server.stored.map(({ data }) => data)).toEqual(['Hello', 'Hello, Rosa']);
    await expect.poll(() => store.read().pending).toEqual([]);
  });
});
