import { isRefusal } from './api-error.ts';

const firstDelay = 1_000;
const longestDelay = 30_000;
/** API Gateway closes a socket that is silent for ten minutes. */
const quietLimit = 9 * 60_000;
/** A reachable server answers a ping, and opens a socket, within this time. */
export const responseTimeout = 10_000;
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
export type TakeTicket = () => Promise<string>;
/** Whether the socket is open, being opened, or refused by the server. */
export type LiveState = 'connected' | 'connecting' | 'refused';

interface LiveConnectionInput {
  onMessage: (data: unknown) => void;
  /** Messages may have been missed before the socket opened. */
  onMissed: () => void;
}

/**
 * The wait before retry `attempt` (from 0) in milliseconds: doubling to 30 s, half of it random, so that many clients
 * do not reconnect together.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const ceiling = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}

/** One socket to the server, opened again whenever it is lost until it is stopped; failures are only logged. */
export class LiveConnection {
  readonly #input: LiveConnectionInput;
  readonly #watchers = new Set<() => void>();
  #state: LiveState = 'connecting';
  #takeTicket: TakeTicket | undefined;
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #isConnecting = false;
  #openedAt: number | undefined;
  #wantedAt = 0;
  #heardAt = 0;

  constructor(input: LiveConnectionInput) {
    this.#input = input;
  }

  get isWanted(): boolean {
    return this.#takeTicket !== undefined;
  }

  read = (): LiveState => this.#state;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Opens the socket with tickets of this kind. */
  start(takeTicket: TakeTicket): void {
    this.#takeTicket = takeTicket;
    this.#wantedAt = Date.now();
    void this.#connect();
  }

  /** Closes the socket for good. */
  stop(): void {
    this.#takeTicket = undefined;
    this.#become('connecting');
    this.#attempts = 0;
    this.#openedAt = undefined;
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    const last = this.#socket;
    this.#socket = undefined;
    last?.close(1000);
  }

  /** Sends a message that needs no response, if the socket is open. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Retries a lost connection immediately, and checks an open one. */
  verify(): void {
    if (this.#socket) return this.#greet();
    clearTimeout(this.#retry);
    void this.#connect();
  }

  /** Checks a connection that has been silent for minutes. */
  checkIfQuiet(): void {
    if (Date.now() - this.#heardAt > quietLimit) this.#greet();
  }

  async #connect(): Promise<void> {
    if (!this.#takeTicket || this.#socket || this.#isConnecting) return;
    this.#isConnecting = true;
    try {
      const ticket = await this.#takeTicket();
      if (this.isWanted) this.#open(ticket);
    } catch (error) {
      console.warn('Live updates: no ticket', error);
      if (isRefusal(error)) this.#become('refused');
      this.#tryAgainLater();
    } finally {
      this.#isConnecting = false;
    }
  }

  #open(ticket: string): void {
    const { protocol, host } = globalThis.location;
    const scheme = protocol === 'https:' ? 'wss' : 'ws';
    const opened = new WebSocket(`${scheme}://${host}/ws?token=${encodeURIComponent(ticket)}`);
    this.#socket = opened;
    this.#expectMessage(opened);
    opened.addEventListener('open', () => opened === this.#socket && this.#onOpened());
    opened.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (opened !== this.#socket) return;
      this.#heardAt = Date.now();
      clearTimeout(this.#deadline);
      this.#input.onMessage(event.data);
    });
    opened.addEventListener('error', () => console.warn('Live updates: the connection failed'));
    opened.addEventListener('close', ({ code }) => {
      console.info(`Live updates: disconnected (${code})`);
      this.#leave(opened);
    });
  }

  #onOpened(): void {
    const isLate = Date.now() - this.#wantedAt > promptWithin;
    const mayHaveMissed = this.#openedAt !== undefined || this.#attempts > 0 || isLate;
    this.#openedAt = Date.now();
    this.#become('connected');
    this.#heardAt = this.#openedAt;
    if (mayHaveMissed) this.#input.onMissed();
    // The response contains the unread count, which reveals notifications between the page's first load and now.
    this.#greet();
  }

  #greet(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send('{"action":"ping"}');
    this.#expectMessage(this.#socket);
  }

  /**
   * Expects a message from the server within some seconds. A dead connection can look open for many minutes after sleep
   * or a network change.
   */
  #expectMessage(of: WebSocket): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      console.warn('Live updates: no response');
      of.close();
      this.#leave(of);
    }, responseTimeout);
  }

  /** Ends this connection, whether it was closed or has only fallen silent. */
  #leave(lost: WebSocket): void {
    if (this.#socket !== lost) return;
    this.#socket = undefined;
    this.#become('connecting');
    clearTimeout(this.#deadline);
    if (this.#openedAt !== undefined && Date.now() - this.#openedAt >= stableAfter) this.#attempts = 0;
    this.#tryAgainLater();
  }

  #tryAgainLater(): void {
    clearTimeout(this.#retry);
    if (!this.isWanted) return;
    this.#retry = setTimeout(() => void this.#connect(), reconnectDelay(this.#attempts, Math.random()));
    this.#attempts += 1;
  }

  #become(next: LiveState): void {
    if (next === this.#state) return;
    this.#state = next;
    for (const watcher of this.#watchers) watcher();
  }
}
