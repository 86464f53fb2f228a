import { mostUnread } from '../../../shared/constants/limits.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import type { AddressedUpdate } from './compose-update.ts';
import { overseersOf as collaborationOverseers } from '../../records/collaboration.ts';
import type { Connection, OpenedConnection } from '../../records/connection.ts';
import { closedConnectionWrite, newConnectionWrite } from '../../records/connection.ts';
import type { Pair, StoredConversation } from '../../records/conversation.ts';
import type { TicketHolder } from '../../records/ticket.ts';
import { countedTicketWrite, newTicketWrite, ticketUsed, usedTicketWrite } from '../../records/ticket.ts';
import { shownNotifications } from '../../domain/people/shown-notifications.ts';
import { teamOf } from '../../records/job-member.ts';
import { partnersOfUser } from '../../domain/jobs/shared-jobs.ts';
import type { UnreadMark } from '../../records/unread-mark.ts';
import { unreadMarkWrite } from '../../records/unread-mark.ts';
import { keys } from '../../platform/table/keys.ts';
import { secretHash } from '../../platform/table/secret-hash.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Stores tickets and connections. */
export function liveUpdatesStore(table: Table) {
  /**
   * Stores a ticket for 30 seconds under its hash. Refuses, until the minute is over, a user who takes more than any
   * browser needs.
   */
  async function saveTicket(ticket: string, holder: TicketHolder, at: string): Promise<void> {
    await table.writeOne(countedTicketWrite(holder.id, at));
    await table.writeOne(newTicketWrite(ticket, holder, at));
  }

  /** The ticket's user; reading uses it up in the same write, so a second use finds nothing. */
  async function useTicket(ticket: string, at: string): Promise<TicketHolder | undefined> {
    const found = await table.get(keys.ticket(secretHash(ticket)), { consistent: true });
    if (!found || found.expires < seconds(at)) return undefined;
    return (await tryWrite(table.writeOne(usedTicketWrite(ticket)), ticketUsed)) ? found.holder : undefined;
  }

  /** Stores a connection of the user. */
  async function saveConnection(connection: Connection, at: string): Promise<void> {
    await table.writeOne(newConnectionWrite(connection, at));
  }

  /** Removes a connection. */
  async function removeConnection(connection: Pick<Connection, 'userId' | 'connectionId'>): Promise<void> {
    await table.writeOne(closedConnectionWrite(connection));
  }

  /** Marks a conversation as unread, so that its reader is mailed when it stays so. */
  async function saveUnreadMark(mark: UnreadMark): Promise<void> {
    await table.writeOne(unreadMarkWrite(mark));
  }

  const lookups = new Map<number, Promise<OpenedConnection[]>>();

  /**
   * The user's current connections; strongly consistent on request. Otherwise events that are sent side by side share a
   * read: a batch is often about the same few people.
   */
  async function connectionsOf(userId: number, { consistent = false } = {}): Promise<OpenedConnection[]> {
    if (consistent) return table.query(keys.connectionsOf(userId), { consistent });
    const lookup = lookups.get(userId) ?? table.query(keys.connectionsOf(userId));
    lookups.set(userId, lookup);
    return lookup.finally(() => lookups.delete(userId));
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
    const found = await table.query(keys.notificationsOf(userId), { filter, consistent: true });
    return Math.min((await shownTo(userId, found)).length, mostUnread);
  }

  /** Which of these notifications their reader is shown, as their lists show them. */
  async function shownTo(userId: number, found: readonly Notification[]): Promise<Notification[]> {
    const reader = found.length > 0 ? await table.get(keys.account(userId)) : undefined;
    return reader ? shownNotifications(table, reader, found) : [...found];
  }

  /** The super managers who work with this manager. */
  async function overseersOf(managerId: number): Promise<number[]> {
    const requests = await collaborationOverseers(table, managerId);
    return requests.filter(({ isAccepted }) => isAccepted).map(({ superManagerId }) => superManagerId);
  }

  /** Everybody to whom an update is addressed, each once. */
  async function recipientsOf(addressed: Omit<AddressedUpdate, 'update'> & { teamOfJob?: number }): Promise<number[]> {
    const { userIds, recruitersOf, applicantsOf, partnersOf, helpersOf } = addressed;
    const [recruiters, applicants, partners, overseers, colleagues, helpers] = await Promise.all([
      recruitersOf ? table.query(keys.recruitersOfManager(recruitersOf)) : [],
      applicantsOf ? table.query(keys.applicantsOfJob(applicantsOf)) : [],
      partnersOf ? partnersOfUser(table, partnersOf) : [],
      addressed.overseersOf ? overseersOf(addressed.overseersOf) : [],
      addressed.teamOfJob ? teamOf(table, addressed.teamOfJob) : [],
      helpersOf ? table.query(keys.membersOfJob(helpersOf)) : [],
    ]);
    const found = [
      ...userIds,
      ...recruiters.map(({ recruiterId }) => recruiterId),
      ...applicants.map(({ candidateId }) => candidateId),
      ...partners,
      ...overseers,
      ...colleagues,
      ...helpers.map(({ memberId }) => memberId),
    ];
    return [...new Set(found)];
  }

  /** The pair's conversation. */
  async function conversation(pair: Pair): Promise<StoredConversation | undefined> {
    return table.get(keys.conversation(pair));
  }

  return {
    conversation,
    shownTo,
    saveTicket,
    useTicket,
    saveConnection,
    removeConnection,
    connectionsOf,
    unreadCount,
    overseersOf,
    recipientsOf,
    saveUnreadMark,
  };
}
export type LiveUpdatesStore = ReturnType<typeof liveUpdatesStore>;
