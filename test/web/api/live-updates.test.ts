// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../web/api/api.ts';
import { reconnectDelay } from '../../../web/api/live-connection.ts';
import { createLiveUpdates } from '../../../web/api/live-updates.ts';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { FakeSocket, playSocket } from '../support/fake-socket.ts';
import { respondToCalls, type SentCall } from '../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const minute = 60_000;

it('The wait before reconnecting grows with each failure up to 30 s, half of it random (NOTIF-56)', () => {
  expect([0, 1, 2, 10].map((attempt) => reconnectDelay(attempt, 0))).toEqual([500, 1000, 2000, 15_000]);
  expect(reconnectDelay(10, 1)).toBe(30_000);
});

describe('The live connection', () => {
  const answers: Parameters<typeof respondToCalls>[0] = {};
  let sent: SentCall[];
  let live: ReturnType<typeof createLiveUpdates>;
  let caughtUp: number;
  const stops: (() => void)[] = [];

  beforeEach(async () => {
    // Loading the transport takes real time, which is not measured here.
    await import('../../../web/api/session-transport.ts');
    await import('../../../web/api/session-routes.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Math, 'random').mockReturnValue(1);
    playSocket();
    beginSession(token, true);
    answers['POST /api/ws/ticket'] = { body: { data: { ticket: 'a-ticket' } } };
    sent = respondToCalls(answers);
    live = createLiveUpdates({ anyTicket: async () => (await api['live-updates'].createTicket({})).data.ticket });
    caughtUp = 0;
    stops.push(live.onCatchUp(() => (caughtUp += 1)));
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    live.stop();
    endSession();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  /** The n-th socket, once the page has opened it. */
  async function socketNo(n: number): Promise<FakeSocket> {
    await vi.waitFor(() => expect(FakeSocket.opened).toHaveLength(n), { interval: 5 });
    return FakeSocket.opened[n - 1] as FakeSocket;
  }
  async function connected(): Promise<FakeSocket> {
    live.start();
    const socket = await socketNo(1);
    socket.accept();
    return socket;
  }
  const receivesCount = (socket: FakeSocket) => socket.say({ type: 'unread-count', count: 0 });

  it('fetches only the unread count when its first attempt opens (NOTIF-59)', async () => {
    const socket = await connected();
    expect(caughtUp).toBe(0);
    expect(socket.sent).toEqual(['{"action":"ping"}']);
  });

  it('sends a message while it is open, and leaves it out otherwise', async () => {
    live.send({ action: 'typing', to: 1 });
    live.start();
    const socket = await socketNo(1);
    live.send({ action: 'typing', to: 2 });
    socket.accept();
    live.send({ action: 'typing', to: 3 });
    expect(socket.sent).toEqual(['{"action":"ping"}', '{"action":"typing","to":3}']);
  });

  it('catches up when it opens late, even the first time (NOTIF-56)', async () => {
    answers['POST /api/ws/ticket'] = { status: 503, body: { message: 'Later', errors: [] } };
    live.start();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), 10_000);
    answers['POST /api/ws/ticket'] = { body: { data: { ticket: 'a-ticket' } } };
    await passes(1_000);
    (await socketNo(1)).accept();
    expect(caughtUp).toBe(1);
  });

  it('is replaced when it falls silent without closing (NOTIF-56)', async () => {
    const first = await connected();
    receivesCount(first);
    await passes(9.5 * minute);
    expect(first.sent).toHaveLength(2);
    await passes(10_000);
    await passes(1_000);
    const second = await socketNo(2);
    second.accept();
    expect(caughtUp).toBe(1);
    const heard = vi.fn();
    stops.push(live.onMessage('unread-count', heard));
    receivesCount(first);
    receivesCount(second);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('stays open while pings are answered, however quiet it is', async () => {
    const socket = await connected();
    receivesCount(socket);
    for (let look = 0; look < 3; look += 1) {
      await passes(9.5 * minute);
      receivesCount(socket);
    }
    expect(FakeSocket.opened).toHaveLength(1);
    expect(socket.sent).toHaveLength(4);
  });

  it('is checked a second after sleep, when the user returns to the tab and when the network is back (NOTIF-56)', async () => {
    const socket = await connected();
    receivesCount(socket);
    vi.setSystemTime(Date.now() + 60 * minute);
    expect(caughtUp).toBe(0);
    await passes(1_000);
    expect(socket.sent).toHaveLength(2);
    // The dead connection is not waited for.
    expect(caughtUp).toBe(1);
    receivesCount(socket);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent).toHaveLength(3);
    receivesCount(socket);
    globalThis.dispatchEvent(new Event('online'));
    expect(socket.sent).toHaveLength(4);
  });

  it('reconnects at once when the network is back (NOTIF-56)', async () => {
    live.start();
    for (let count = 1; count <= 5; count += 1) {
      (await socketNo(count)).drop(1006);
      await passes(count === 5 ? 0 : 1_000 * 2 ** (count - 1));
    }
    globalThis.dispatchEvent(new Event('online'));
    expect((await socketNo(6)).address).toContain('/ws?token=');
  });

  it('keeps its back-off when it closes right after opening (NOTIF-56)', async () => {
    live.start();
    for (let count = 1; count <= 5; count += 1) {
      const socket = await socketNo(count);
      socket.accept();
      socket.drop(1011);
      await passes(1_000 * 2 ** (count - 1) - 1);
      expect(FakeSocket.opened).toHaveLength(count);
      await passes(1);
    }
    const steady = await socketNo(6);
    steady.accept();
    receivesCount(steady);
    await passes(10_000);
    steady.drop(1006);
    await passes(1_000);
    await socketNo(7);
  });

  it('gives up, which is only logged, and tries again when it never opens (NOTIF-56, NOTIF-57)', async () => {
    live.start();
    const hanging = await socketNo(1);
    await passes(10_000);
    expect(hanging.readyState).toBe(3);
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Live updates: no response']]);
    await passes(1_000);
    await socketNo(2);
  });

  it('requests one ticket, even for several reasons to connect', async () => {
    live.start();
    globalThis.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await socketNo(1);
    expect(sent).toHaveLength(1);
  });

  it('is marked as lost while it reconnects, and as connected again afterwards (CHAT-08, CHAT-13)', async () => {
    const seen: string[] = [];
    stops.push(live.connection.subscribe(() => seen.push(live.connection.read())));
    const socket = await connected();
    expect(live.connection.read()).toBe('connected');
    socket.drop(1006);
    expect(live.connection.read()).toBe('connecting');
    await passes(1000);
    (await socketNo(2)).accept();
    expect([live.connection.read(), seen]).toEqual(['connected', ['connected', 'connecting', 'connected']]);
  });

  it('stays closed after sign-out', async () => {
    const socket = await connected();
    live.stop();
    expect(socket.readyState).toBe(3);
    globalThis.dispatchEvent(new Event('online'));
    await passes(10 * minute);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('asks a socket of its own host for a ticket, and logs what it cannot read (NOTIF-57)', async () => {
    answers['POST /api/ws/ticket'] = { body: { data: { ticket: 'a b&c' } } };
    const socket = await connected();
    expect(socket.address).toBe(`ws://${globalThis.location.host}/ws?token=a%20b%26c`);
    const [heard, other] = [vi.fn(), vi.fn()];
    const stop = live.onMessage('unread-count', heard);
    stops.push(live.onMessage('session-ended', other));
    socket.say('{');
    receivesCount(socket);
    stop();
    receivesCount(socket);
    expect([heard.mock.calls, other.mock.calls]).toEqual([[[{ type: 'unread-count', count: 0 }]], []]);
    socket.drop(1006, true);
    expect([vi.mocked(console.warn).mock.calls, vi.mocked(console.info).mock.calls]).toEqual([
      [['Live updates: a message could not be read'], ['Live updates: the connection failed']],
      [['Live updates: disconnected (1006)']],
    ]);
  });

  it('is refused where the server gives no ticket, and stays so until it opens (CHAT-13)', async () => {
    answers['POST /api/ws/ticket'] = { status: 403, body: { message: 'No', errors: [] } };
    live.start();
    await vi.waitFor(() => expect(live.connection.read()).toBe('refused'), { interval: 5 });
    answers['POST /api/ws/ticket'] = { body: { data: { ticket: 'a-ticket' } } };
    await passes(1_000);
    (await socketNo(1)).accept();
    expect(live.connection.read()).toBe('connected');
    live.stop();
    expect(live.connection.read()).toBe('connecting');
  });

  it('is opened with tickets of another kind, once, and its watchers can stop', async () => {
    const watcher = vi.fn();
    live.connection.subscribe(watcher)();
    const ticket = vi.fn(async () => 'chat');
    live.start(ticket);
    live.start();
    const socket = await socketNo(1);
    expect([socket.address.endsWith('token=chat'), ticket.mock.calls.length, sent]).toEqual([true, 1, []]);
    socket.accept();
    expect(watcher).not.toHaveBeenCalled();
  });

  it('is not checked while its tab is hidden, nor while messages come', async () => {
    const socket = await connected();
    receivesCount(socket);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    globalThis.dispatchEvent(new Event('online'));
    expect(socket.sent).toHaveLength(1);
    hidden.mockReturnValue('visible');
    for (let look = 0; look < 4; look += 1) {
      await passes(5 * minute);
      receivesCount(socket);
    }
    expect([socket.sent.length, caughtUp]).toEqual([1, 0]);
  });

  it('that opened late the first time catches up, but a prompt one does not', async () => {
    live.start();
    const late = await socketNo(1);
    await passes(3_001);
    late.accept();
    expect(caughtUp).toBe(1);
    live.stop();
    live.start();
    const prompt = await socketNo(2);
    await passes(2_000);
    prompt.accept();
    expect(caughtUp).toBe(1);
  });

  it('is separate for each that is made', async () => {
    const other = createLiveUpdates({ anyTicket: async () => 'other' });
    const heard = vi.fn();
    stops.push(other.onMessage('unread-count', heard), () => other.stop());
    receivesCount(await connected());
    expect([heard.mock.calls, other.connection.read()]).toEqual([[], 'connecting']);
    other.start();
    const socket = await socketNo(2);
    socket.accept();
    receivesCount(socket);
    expect([heard.mock.calls.length, other.connection.read()]).toEqual([1, 'connected']);
  });

  it('does not open a socket for a ticket that comes after sign-out', async () => {
    const { promise, resolve: give } = Promise.withResolvers<string>();
    live.start(() => promise);
    live.stop();
    give('late');
    await passes(60_000);
    expect(FakeSocket.opened).toEqual([]);
  });
});
