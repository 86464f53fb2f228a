import type { LiveUpdate } from '../../shared/model/live-update.ts';
import { isRefusal } from './api-error.ts';
import { api } from './api.ts';

type Handler = (message: LiveUpdate) => void;

const handlers = new Map<string, Set<Handler>>();
const catchUps = new Set<() => void>();
const firstDelay = 1_000;
const longestDelay = 30_000;
/** API Gateway closes a socket that is silent for ten minutes. */
const quietLimit = 9 * 60_000;
const checkInterval = 30_000;
/** A tab looks this often whether its computer has slept, so that it wakes with it. */
const wakeInterval = 1_000;
/** A look this late was delayed by a sleeping computer; browsers slow the timers of hidden tabs to one a minute. */
const sleepThreshold = 90_000;
/** A reachable server answers a ping, and opens a socket, within this time. */
const responseTimeout = 10_000;
/**
 * A connection that ends sooner counts as failed, so that a server that drops every connection is not retried
 * immediately.
 */
const stableAfter = 10_000;
/**
 * A first connection within this time is as recent as the page's first load; after a later one something may have been
 * missed.
 */
const promptWithin = 3_000;

/** Gives the ticket that opens a socket. */
type TakeTicket = () => Promise<string>;
const anyTicket: TakeTicket = async () =>
  (await api['live-updates'].createTicket({ signal: AbortSignal.timeout(responseTimeout) })).data.ticket;

/** Whether the socket is open, being opened, or refused by the server. */
type LiveState = 'connected' | 'connecting' | 'refused';
let state: LiveState = 'connecting';
const watchers = new Set<() => void>();

function become(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/** The state of the connection, for pages that depend on it (CHAT-08, CHAT-13). */
export const liveConnection = {
  read: (): LiveState => state,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

let takeTicket = anyTicket;
let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let deadline: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;
let isWanted = false;
let isConnecting = false;
let openedAt: number | undefined;
let wantedAt = 0;
let heardAt = 0;
let lookedAt = 0;

/** Calls back for messages of a type and returns a function that unsubscribes. */
export function onLiveMessage<T extends LiveUpdate['type']>(
  type: T,
  handler: (message: Extract<LiveUpdate, { type: T }>) => void,
): () => void {
  const known = handlers.get(type) ?? new Set();
  handlers.set(type, known.add(handler as Handler));
  return () => known.delete(handler as Handler);
}

/**
 * Calls back when messages may have been missed, so that data can be reloaded: after sleep, and when a connection opens,
 * but for a prompt first one.
 */
export function onLiveCatchUp(catchUp: () => void): () => void {
  catchUps.add(catchUp);
  return () => catchUps.delete(catchUp);
}

function receive(event: MessageEvent<unknown>): void {
  heardAt = Date.now();
  clearTimeout(deadline);
  let message: LiveUpdate;
  try {
    message = JSON.parse(String(event.data)) as LiveUpdate;
  } catch {
    console.warn('Live updates: a message could not be read');
    return;
  }
  for (const handler of handlers.get(message.type) ?? []) handler(message);
}

/**
 * The wait before retry `attempt` (from 0) in milliseconds: doubling to 30 s, half of it random, so that many clients
 * do not reconnect together.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const ceiling = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}

function tryAgainLater(): void {
  clearTimeout(timer);
  if (!isWanted) return;
  timer = setTimeout(() => void connect(), reconnectDelay(attempts, Math.random()));
  attempts += 1;
}

/** Ends this connection, whether it was closed or has only fallen silent. */
function leave(lost: WebSocket): void {
  if (socket !== lost) return;
  socket = undefined;
  become('connecting');
  clearTimeout(deadline);
  if (openedAt !== undefined && Date.now() - openedAt >= stableAfter) attempts = 0;
  tryAgainLater();
}

/**
 * Expects a message from the server within some seconds. A dead connection can look open for many minutes after sleep
 * or a network change.
 */
function expectMessage(of: WebSocket): void {
  clearTimeout(deadline);
  deadline = setTimeout(() => {
    console.warn('Live updates: no response');
    of.close();
    leave(of);
  }, responseTimeout);
}

/** Sends a message that needs no response, if the socket is open. */
export function sendLive(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function greet(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send('{"action":"ping"}');
  expectMessage(socket);
}

function onOpened(): void {
  const mayHaveMissed = openedAt !== undefined || attempts > 0 || Date.now() - wantedAt > promptWithin;
  openedAt = Date.now();
  become('connected');
  heardAt = openedAt;
  if (mayHaveMissed) for (const catchUp of catchUps) catchUp();
  // The response contains the unread count, which reveals notifications between the page's first load and now.
  greet();
}

async function connect(): Promise<void> {
  if (!isWanted || socket || isConnecting) return;
  isConnecting = true;
  try {
    const ticket = await takeTicket();
    if (!isWanted) return;
    const { protocol, host } = globalThis.location;
    const opened = new WebSocket(
      `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?token=${encodeURIComponent(ticket)}`,
    );
    socket = opened;
    expectMessage(opened);
    opened.addEventListener('open', () => opened === socket && onOpened());
    opened.addEventListener('message', (event: MessageEvent<unknown>) => opened === socket && receive(event));
    opened.addEventListener('error', () => console.warn('Live updates: the connection failed'));
    opened.addEventListener('close', ({ code }) => {
      console.info(`Live updates: disconnected (${code})`);
      leave(opened);
    });
  } catch (error) {
    console.warn('Live updates: no ticket', error);
    if (isRefusal(error)) become('refused');
    tryAgainLater();
  } finally {
    isConnecting = false;
  }
}

/**
 * The user returned to the tab, or the network is back: a lost connection is retried immediately, and an open one is
 * checked.
 */
function verify(): void {
  if (!isWanted || document.visibilityState === 'hidden') return;
  if (socket) return greet();
  clearTimeout(timer);
  void connect();
}

function checkRegularly(): void {
  if (Date.now() - heardAt > quietLimit) greet();
}

// After sleep a connection may look open for minutes, so what was missed is read without waiting for it.
function wake(): void {
  const now = Date.now();
  const slept = now - lookedAt > sleepThreshold;
  lookedAt = now;
  if (!slept) return;
  verify();
  for (const catchUp of catchUps) catchUp();
}

let checkTimer: ReturnType<typeof setInterval> | undefined;
let wakeTimer: ReturnType<typeof setInterval> | undefined;

/**
 * Opens the socket, with tickets of this kind, and keeps it open until stopped; failures are only logged (NOTIF-54,
 * NOTIF-56, NOTIF-57).
 */
export function startLiveUpdates(ticket: TakeTicket = anyTicket): void {
  if (isWanted) return;
  takeTicket = ticket;
  isWanted = true;
  wantedAt = Date.now();
  lookedAt = wantedAt;
  checkTimer = setInterval(checkRegularly, checkInterval);
  wakeTimer = setInterval(wake, wakeInterval);
  globalThis.addEventListener('online', verify);
  document.addEventListener('visibilitychange', verify);
  void connect();
}

/** Closes the socket for good, as on sign-out. */
export function stopLiveUpdates(): void {
  isWanted = false;
  become('connecting');
  attempts = 0;
  openedAt = undefined;
  clearTimeout(timer);
  clearTimeout(deadline);
  clearInterval(checkTimer);
  clearInterval(wakeTimer);
  globalThis.removeEventListener('online', verify);
  document.removeEventListener('visibilitychange', verify);
  const last = socket;
  socket = undefined;
  last?.close(1000);
}
