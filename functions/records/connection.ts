import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** API Gateway ends a WebSocket after two hours. */
const connectionSeconds = 2 * 3600 + 60;

/** A connection of a user; it ends with the session that opened it. */
export interface Connection {
  userId: number;
  connectionId: string;
  sessionId?: number;
}

/** A connection as stored when it was opened. */
export interface OpenedConnection extends Connection {
  connectedAt: string;
}

/** The write that stores a connection of a user. */
export function newConnectionWrite({ userId, connectionId, sessionId }: Connection, at: string): SingleWrite {
  const ttl = Math.floor(Date.parse(at) / 1000) + connectionSeconds;
  return {
    put: { ...keys.connection(userId, connectionId), userId, connectionId, sessionId, connectedAt: at, ttl },
  };
}

/** The write that removes a connection. */
export function closedConnectionWrite({
  userId,
  connectionId,
}: Pick<Connection, 'userId' | 'connectionId'>): SingleWrite {
  return { remove: keys.connection(userId, connectionId) };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  connection: {
    holds: 'browsers that listen for live updates',
    own: (userId) => keys.connectionsOf(userId),
    exported: { not: 'It is technical, and deleted after two hours.' },
    erasure: remove,
  },
  connectionsOf: { leadsTo: 'connection' },
} satisfies PersonalData;
