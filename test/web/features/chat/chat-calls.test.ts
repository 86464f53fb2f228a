// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { chatTickets } from '../../../../web/features/chat/model/chat-login.ts';
import { callsWith, ConversationStore } from '../../../../web/features/chat/model/conversation-store.ts';
import { keepDraft, readDraft } from '../../../../web/features/chat/model/drafts.ts';
import { downloadFile } from '../../../../web/features/chat/queries/chat-files.ts';
import {
  blockChannel,
  channelsQuery,
  markRead,
  readChannel,
  reportChannel,
  searchMessages,
  startChannel,
  unreadMessagesQuery,
} from '../../../../web/features/chat/queries/chat.ts';
import { namedJobQuery } from '../../../../web/features/chat/queries/named-job.ts';
import { outboxOf } from '../../../../web/features/chat/model/unsent.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { respondToCalls } from '../../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

beforeEach(() => beginSession(token, true));
afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
  vi.restoreAllMocks();
});

const { signal } = new AbortController();
const calls = callsWith(2);

describe('A call of messages', () => {
  it.each([
    ['lists messages', () => calls.list({ before: 9, perPage: 100 }), 'GET', '/2/messages?before=9&perPage=100'],
    ['sends a message', () => calls.send({ clientId: 'a', data: 'Hi' }), 'POST', '/2/messages'],
    ['starts a file', () => calls.files.start({ clientId: 'a', filename: 'a.pdf', size: 9 }), 'POST', '/2/files'],
    ['reads the state of a file', () => calls.files.state('a'), 'GET', '/2/files/a'],
    ['marks messages as read', () => markRead(2, 7), 'PUT', '/2/read'],
    ['starts a conversation', () => startChannel(2), 'POST', ''],
    ['reads a conversation', () => readChannel(2), 'GET', '/2'],
    ['ends a conversation', () => blockChannel(2, true), 'PUT', '/2/block'],
    ['reports a conversation', () => reportChannel(2, 'spam'), 'POST', '/2/report'],
    ['finds messages', () => searchMessages(2, 'shift', null, signal), 'GET', '/2/search?query=shift'],
    ['finds older ones', () => searchMessages(2, 'shift', 30, signal), 'GET', '/2/search?query=shift&before=30'],
  ])('%s with this user, and returns what it is given', async (_, call, method, address) => {
    const at = `/api/chat/channels${address}`;
    const data = { known: method };
    const sent = respondToCalls({ [`${method} ${at}`]: { body: { data } } });
    expect(await call()).toEqual(data);
    expect(sent).toMatchObject([{ method, address: at }]);
  });

  it.each([
    [
      'that sends a message',
      () => calls.send({ clientId: 'a', data: 'Hi', jobId: 4 }),
      { clientId: 'a', data: 'Hi', jobId: 4 },
    ],
    [
      'that starts a file',
      () => calls.files.start({ clientId: 'a', filename: 'a.pdf', size: 9 }),
      { clientId: 'a', filename: 'a.pdf', size: 9 },
    ],
    ['that marks as read', () => markRead(2, 7), { number: 7 }],
    ['that starts a conversation', () => startChannel(2), { recipientId: 2 }],
    ['that ends one', () => blockChannel(2, true), { isBlocked: true }],
    ['that opens one again', () => blockChannel(2, false), { isBlocked: false }],
    ['that reports one', () => reportChannel(2, 'fraud'), { reason: 'fraud' }],
  ])('%s says what is wanted', async (_, call, body) => {
    const sent = respondToCalls({});
    await expect(call()).rejects.toThrow('Not found');
    expect(sent[0]?.body).toEqual(body);
  });

  it('gives up a file, and returns the address of one that was sent', async () => {
    const url = 'https://files.example/1';
    const sent = respondToCalls({
      'DELETE /api/chat/channels/2/files/a': {},
      'GET /api/chat/channels/2/messages/7/file': { body: { data: { url } } },
    });
    await calls.files.cancel('a');
    expect(await downloadFile(2, 7)).toBe(url);
    expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });

  it('registers a participant for the first ticket, and renews it for each later one (CHAT-07)', async () => {
    const accessToken = 'a-ticket';
    const sent = respondToCalls({
      'POST /api/chat/users/2': { body: { data: { accessToken } } },
      'PUT /api/chat/users/2': { body: { data: { accessToken } } },
    });
    const take = chatTickets({ id: 2, role: 'candidate' })!;
    expect([await take(), await take(), await take()]).toEqual([accessToken, accessToken, accessToken]);
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
  });

  it.each([
    ['recruiter', '/api/recruiter/jobs/4'],
    ['candidate', '/api/candidate/jobs/4'],
  ] as const)('names a job as the %s may see it, by id and title alone', async (role, address) => {
    const job = { id: 4, title: 'Night ICU nurse', points: 500 };
    const sent = respondToCalls({ [`GET ${address}`]: { body: { data: { job } } } });
    expect(namedJobQuery(role, undefined).enabled).toBe(false);
    expect(await createQueryClient().fetchQuery(namedJobQuery(role, 4))).toEqual({ id: 4, title: job.title });
    expect(sent).toHaveLength(1);
  });

  it('keeps what each question found apart from the others', () => {
    const keys = [
      unreadMessagesQuery.queryKey,
      channelsQuery.queryKey,
      namedJobQuery('recruiter', 4).queryKey,
      namedJobQuery('candidate', 4).queryKey,
      namedJobQuery('candidate', 5).queryKey,
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
    expect(unreadMessagesQuery.refetchInterval).toBe(30_000);
  });
});

describe('The unsent messages of a conversation', () => {
  const at = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  const message = (clientId: string, ago: number) => ({ clientId, data: clientId, job: null, createdAt: at(ago) });
  const day = 86_400_000;

  it('are kept by user and conversation, the oldest first, for six days', () => {
    const kept = [message('new', 1000), message('old', 5.9 * day)];
    const box = outboxOf(1, 2);
    for (const one of kept) box.put(Object.assign({ error: 'No' }, one));
    box.put(message('too old', 6.1 * day));
    outboxOf(1, 3).put(message('elsewhere', 0));
    outboxOf(9, 2).put(message('of another', 0));
    localStorage.setItem('message-unsent:1:2:broken', '{');
    expect(box.read()).toEqual(kept.toReversed());
    box.remove('old');
    expect(box.read()).toEqual([kept[0]]);
  });

  it('last as long as the page, as drafts do, where nothing can be stored', () => {
    const none = () => {
      throw new Error('storage is off');
    };
    vi.stubGlobal('localStorage', { getItem: none, setItem: none, removeItem: none });
    const box = outboxOf(1, 2);
    expect(() => {
      box.put(message('a', 0));
      box.remove('a');
      keepDraft(1, 2, { text: 'Hi', clientId: 'a' });
    }).not.toThrow();
    expect([box.read(), readDraft(1, 2).text]).toEqual([[], '']);
    expect(readDraft(1, 2).clientId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are tried again after pauses that double up to a quarter of a minute', async () => {
    const waited: number[] = [];
    const send = async () => {
      if (waited.length < 6) throw new ApiError(0, 'no response');
      throw new ApiError(422, 'Too long');
    };
    const list = async () => ({ messages: [], hasOlder: false });
    const store = new ConversationStore({ ...calls, list, send }, async (pause) => waited.push(pause));
    await store.load();
    await store.send({ ...message('a', 0), job: { id: 4, title: 'Night ICU nurse' } });
    expect(waited).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(store.read().pending).toMatchObject([{ error: 'Too long', job: { id: 4 } }]);
    // What was discarded meanwhile is not sent.
    store.discard('a');
    store.retry('a');
    expect(store.read().pending).toEqual([]);
  });
});

it('A conversation that could not be loaded says why until it is, and then keeps what it has when a later look fails', async () => {
  let failure: Error | undefined = new ApiError(403, 'Not now');
  const asked: object[] = [];
  const one = { messageId: 1, clientId: 'a', data: 'Hi', senderId: 2, createdAt: '2026-09-01T10:00:00.000Z' };
  const list = async (query: object) => {
    asked.push(query);
    if (failure) throw failure;
    return { messages: [one] as never, hasOlder: true };
  };
  const store = new ConversationStore({ ...calls, list });
  let changes = 0;
  const stop = store.subscribe(() => (changes += 1));
  await store.load();
  expect([store.isLoaded, store.error, changes]).toEqual([false, 'Not now', 1]);
  failure = undefined;
  store.receive(one as never);
  await expect.poll(() => store.isLoaded).toBe(true);
  expect([store.error, store.read().messages.length, store.read().hasOlder]).toEqual([undefined, 1, true]);
  expect(asked).toEqual([{}, {}]);
  failure = new ApiError(500, 'Down');
  await store.fill();
  expect(store.error).toBeUndefined();
  await expect(store.loadOlder()).rejects.toThrow('Down');
  failure = undefined;
  await store.loadOlder();
  expect(asked.slice(2)).toEqual([{ after: 1, perPage: 100 }, { before: 1 }, { before: 1 }]);
  stop();
  const before = changes;
  store.discard('none');
  expect(changes).toBe(before);
});
