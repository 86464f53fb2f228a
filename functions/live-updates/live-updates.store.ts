import { mostUnread } from '../../shared/constants/limits.ts';
import type { Reader } from '../door/actor.ts';
import { Refusal, refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import { secretHash } from '../table/secret-hash.ts';
import type { Table } from '../table/table.ts';

const ticketSeconds = 30;
/** Tickets per user per minute; a browser takes one for each connection. */
const mostTickets = 120;
/** API Gateway ends a WebSocket after two hours. */
const connectionSeconds = 2 * 3600 + 60;
const used = new Refusal('gone', 'used');
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** The user whom a ticket lets in, and the session. */
export interface TicketHolder extends Reader {
  /** The identity provider's name of the session. */
  session: string;
  sessionId: number;
}

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

/** Stores tickets and connections. */
export function liveUpdatesStore(table: Table) {
  /**
   * Stores a ticket for 30 seconds under its hash. Refuses, until the minute is over, a user who takes more than any
   * browser needs.
   */
  async function saveTicket(ticket: string, holder: TicketHolder, at: string): Promise<void> {
    const minute = Math.floor(seconds(at) / 60);
    await table.writeOne({
      update: keys.ticketsTaken(holder.id, minute),
      add: { count: 1 },
      set: { ttl: (minute + 2) * 60 },
      when: { expression: 'attribute_not_exists(#count) OR #count < :most', values: { most: mostTickets } },
      refusal: refuse.tooMany('Too many connections; try again in a minute', (minute + 1) * 60 - seconds(at)),
    });
    await table.writeOne({
      put: { ...keys.ticket(secretHash(ticket)), holder, expires: seconds(at) + ticketSeconds, ttl: seconds(at) + 60 },
    });
  }

  /** The ticket's user; reading uses it up in the same write, so a second use finds nothing. */
  async function useTicket(ticket: string, at: string): Promise<TicketHolder | undefined> {
    const key = keys.ticket(secretHash(ticket));
    const found = await table.get<{ holder: TicketHolder; expires: number }>(key, { consistent: true });
    if (!found || found.expires < seconds(at)) return undefined;
    try {
      await table.writeOne({ remove: key, when: { expression: 'attribute_exists(pk)' }, refusal: used });
      return found.holder;
    } catch (error) {
      if (error === used) return undefined;
      throw error;
    }
  }

  /** Stores a connection of the user. */
  async function saveConnection({ userId, connectionId, sessionId }: Connection, at: string): Promise<void> {
    await table.writeOne({
      put: {
        ...keys.connection(userId, connectionId),
        userId,
        connectionId,
        sessionId,
        connectedAt: at,
        ttl: seconds(at) + connectionSeconds,
      },
    });
  }

  /** Removes a connection. */
  async function removeConnection({
    userId,
    connectionId,
  }: Pick<Connection, 'userId' | 'connectionId'>): Promise<void> {
    await table.writeOne({ remove: keys.connection(userId, connectionId) });
  }

  /** The user's current connections; strongly consistent on request. */
  async function connectionsOf(userId: number, { consistent = false } = {}): Promise<OpenedConnection[]> {
    return table.query<OpenedConnection>(keys.connectionsOf(userId), { consistent });
  }

  /**
   * How many unexpired notifications the user has not seen, up to 100; browsers compare theirs with it, so it may not
   * lag.
   */
  async function unreadCount(userId: number, at: string): Promise<number> {
    const filter = {
      FilterExpression: '#ttl > :now AND attribute_not_exists(viewedAt)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': seconds(at) },
    };
    const count = await table.count(keys.notificationsOf(userId), { filter, consistent: true });
    return Math.min(count, mostUnread);
  }

  return { saveTicket, useTicket, saveConnection, removeConnection, connectionsOf, unreadCount };
}
export type LiveUpdatesStore = ReturnType<typeof liveUpdatesStore>;
