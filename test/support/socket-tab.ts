import { WebSocket } from 'ws';
import { contract } from '../../shared/contract/contract.ts';
import type { LiveUpdate } from '../../shared/model/live-update.ts';
import type { Api } from './api.ts';
import type { Person } from './people.ts';

/** One tab of a person's browser that counts what it receives. */
export interface SocketTab {
  person: Person;
  /** How often each notification came, by its id. */
  notifications: Map<number, number>;
  /** How often each state of a candidate on a job came, by its version. */
  versions: Map<number, number>;
  /** The last unread count received. */
  unread: number | undefined;
  /** Drops the connection as a train in a tunnel does, without a word to the server. */
  drop(): void;
  /** Opens the connection, the first time or again. */
  open(): Promise<void>;
  isOpen(): boolean;
}

/** A tab that is not connected yet. */
export function aSocketTab(api: Api, person: Person): SocketTab {
  let socket: WebSocket | undefined;
  const tab: SocketTab = {
    person,
    notifications: new Map(),
    versions: new Map(),
    unread: undefined,
    drop: () => socket?.terminate(),
    open: async () => {
      const { ticket } = (await api.call(contract['live-updates'].createTicket, {}, person.token)).body.data;
      const opened = new WebSocket(`${api.siteUrl.replace(/^http/, 'ws')}/ws?token=${ticket}`);
      socket = opened;
      opened.on('message', (data: Buffer) => hear(tab, JSON.parse(data.toString()) as LiveUpdate));
      await new Promise((resolve, reject) => opened.once('open', resolve).once('error', reject));
    },
    isOpen: () => socket?.readyState === WebSocket.OPEN,
  };
  return tab;
}

function hear(tab: SocketTab, update: LiveUpdate): void {
  const again = (counts: Map<number, number>, key: number): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  if (update.type === 'notification') again(tab.notifications, update.notification.id);
  if (update.type === 'candidate-on-job' && update.version !== null) again(tab.versions, update.version);
  if (update.type === 'unread-count') tab.unread = update.count;
}
