import type { LiveUpdate } from '../../shared/model/live-update.ts';
import { api } from './api.ts';

type Handler = (message: LiveUpdate) => void;
type CatchUp = (lastSeen: Date) => void;

const handlers = new Map<string, Set<Handler>>();
const catchUps = new Set<CatchUp>();
const firstDelay = 1_000;
const longestDelay = 30_000;
const quietLimit = 9 * 60_000;

let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;
let isWanted = false;
let lastSeen: Date | undefined;

/** Hears messages of a type; answers how to stop. */
export function onLiveMessage<T extends LiveUpdate['type']>(type: T, handler: (message: Extract<LiveUpdate, { type: T }>) => void): () => void {
  const known = handlers.get(type) ?? new Set();
  handlers.set(type, known.add(handler as Handler));
  return () => known.delete(handler as Handler);
}

/** Runs after each reconnection, with the moment up to which nothing was missed, so that readers can load what they missed. */
export function onLiveCatchUp(catchUp: CatchUp): () => void {
  catchUps.add(catchUp);
  return () => catchUps.delete(catchUp);
}

function receive(event: MessageEvent<unknown>): void {
  lastSeen = new Date();
  let message: LiveUpdate;
  try {
    message = JSON.parse(String(event.data)) as LiveUpdate;
  } catch {
    console.warn('Live updates: a message could not be read');
    return;
  }
  for (const handler of handlers.get(message.type) ?? []) handler(message);
}

/** How long to wait before try `attempt` (from 0): doubling to 30 s, of which a random half, so that a fleet does not return at once. */
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

async function connect(): Promise<void> {
  if (!isWanted || socket) return;
  try {
    const { data } = await api['live-updates'].createTicket();
    if (!isWanted || socket) return;
    const { protocol, host } = globalThis.location;
    const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?token=${encodeURIComponent(data.ticket)}`);
    socket = opened;
    opened.addEventListener('open', () => {
      attempts = 0;
      const missedFrom = lastSeen;
      lastSeen = new Date();
      if (missedFrom) for (const catchUp of catchUps) catchUp(missedFrom);
    });
    opened.addEventListener('message', receive);
    opened.addEventListener('error', () => console.warn('Live updates: the connection failed'));
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) socket = undefined;
      console.info(`Live updates: disconnected (${code})`);
      tryAgainLater();
    });
  } catch (error) {
    console.warn('Live updates: no ticket', error);
    tryAgainLater();
  }
}

function retryNow(): void {
  if (!isWanted || socket || document.visibilityState === 'hidden') return;
  clearTimeout(timer);
  void connect();
}

function keepAlive(): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send('{"action":"ping"}');
}

let keepAliveTimer: ReturnType<typeof setInterval> | undefined;

/** Opens the socket and keeps it open until stopped; failures are only logged (NOTIF-54, NOTIF-56, NOTIF-57). */
export function startLiveUpdates(): void {
  if (isWanted) return;
  isWanted = true;
  // API Gateway closes a socket that is silent for ten minutes.
  keepAliveTimer = setInterval(keepAlive, quietLimit);
  globalThis.addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', retryNow);
  void connect();
}

/** Closes the socket for good, as sign-out does. */
export function stopLiveUpdates(): void {
  isWanted = false;
  attempts = 0;
  lastSeen = undefined;
  clearTimeout(timer);
  clearInterval(keepAliveTimer);
  globalThis.removeEventListener('online', retryNow);
  document.removeEventListener('visibilitychange', retryNow);
  socket?.close(1000);
  socket = undefined;
}
