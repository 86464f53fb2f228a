import type { LiveUpdate } from '../../shared/model/live-update.ts';
import { api } from './api.ts';
import { LiveConnection, responseTimeout, type LiveState, type TakeTicket } from './live-connection.ts';
import { watchTab } from './watch-tab.ts';

type Handler = (message: LiveUpdate) => void;

function listeners() {
  const all = new Set<() => void>();
  return {
    add: (listener: () => void): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    callAll: () => {
      for (const listener of all) listener();
    },
  };
}

/** What the server pushes to one tab, by type, over a connection that is renewed while it is wanted. */
export function createLiveUpdates({ anyTicket }: { anyTicket: TakeTicket }) {
  const handlers = new Map<string, Set<Handler>>();
  const { add: onCatchUp, callAll: catchUp } = listeners();
  const connection = new LiveConnection({
    onMissed: catchUp,
    onMessage: (data) => {
      const message = readMessage(data);
      for (const handler of (message && handlers.get(message.type)) ?? []) handler(message as LiveUpdate);
    },
  });
  let stopWatching = () => {};
  return {
    /** The state of the connection, for pages that depend on it (CHAT-08, CHAT-13). */
    connection: {
      read: (): LiveState => connection.read(),
      subscribe: (watcher: () => void): (() => void) => connection.subscribe(watcher),
    },
    /** Calls back for messages of a type and returns a function that unsubscribes. */
    onMessage<T extends LiveUpdate['type']>(
      type: T,
      handler: (message: Extract<LiveUpdate, { type: T }>) => void,
    ): () => void {
      const known = handlers.get(type) ?? new Set();
      handlers.set(type, known.add(handler as Handler));
      return () => known.delete(handler as Handler);
    },
    /**
     * Calls back when messages may have been missed, so that data can be reloaded: after sleep, and when a connection
     * opens, but for a prompt first one.
     */
    onCatchUp,
    /** Reloads as after a lost connection, for who learns otherwise that messages were missed. */
    catchUp,
    /** Sends a message that needs no response, if the socket is open. */
    send: (message: object): void => connection.send(message),
    /**
     * Opens the socket, with tickets of this kind, and keeps it open until stopped; failures are only logged (NOTIF-54,
     * NOTIF-56, NOTIF-57).
     */
    start(ticket: TakeTicket = anyTicket): void {
      if (connection.isWanted) return;
      stopWatching = watchTab({
        onReturn: () => connection.verify(),
        // After sleep a connection may look open for minutes, so what was missed is read without waiting for it.
        onSlept: catchUp,
        onCheck: () => connection.checkIfQuiet(),
      });
      connection.start(ticket);
    },
    /** Closes the socket for good, as on sign-out. */
    stop(): void {
      stopWatching();
      connection.stop();
    },
  };
}

function readMessage(data: unknown): LiveUpdate | undefined {
  try {
    return JSON.parse(String(data)) as LiveUpdate;
  } catch {
    console.warn('Live updates: a message could not be read');
    return undefined;
  }
}

const anyTicket: TakeTicket = async () =>
  (await api['live-updates'].createTicket({ signal: AbortSignal.timeout(responseTimeout) })).data.ticket;

/** This tab's own. */
export const {
  connection: liveConnection,
  onMessage: onLiveMessage,
  onCatchUp: onLiveCatchUp,
  catchUp: catchUpLive,
  send: sendLive,
  start: startLiveUpdates,
  stop: stopLiveUpdates,
} = createLiveUpdates({ anyTicket });
