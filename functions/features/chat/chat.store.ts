import { setTimeout as pause } from 'node:timers/promises';
import { channelsPerPage } from '../../../shared/constants/chat.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import type { Pair, Side, StoredConversation, StoredMessage } from '../../records/conversation.ts';
import {
  alsoStartedWrite,
  blockWrite,
  isThereFor,
  markBehind,
  newMessageWrites,
  numberTaken,
  readMarkWrite,
  sentBefore,
  sideOf,
  startedBefore,
  startedConversationWrite,
  writtenIn,
} from '../../records/conversation.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { sightOf } from '../../domain/people/sight.ts';
import type { TicketHolder } from '../../records/ticket.ts';
import { countedTicketWrite, newTicketWrite } from '../../records/ticket.ts';
import { listedIn, orderIn } from '../../platform/table/key.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { TableBusy } from '../../platform/table/table-busy.ts';
import type { Item, Table } from '../../platform/table/table.ts';
import type { Ties } from './may-write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const mostTries = 20;
const longestPause = 200;
const firstMessage = 1;

/** A message before its number is known. */
export type Unnumbered = Omit<StoredMessage, 'number'>;

/** Reads and saves conversations and their messages. */
export function chatStore(table: Table) {
  const { account, accounts } = accountsIn(table);
  const { standingOf } = relationsIn(table);
  const { shownAmong } = hidingIn(table);

  /** Whether the candidate of the pair hides from the user; who was written to has been met. */
  async function isHidden(viewer: { id: number; role: Role }, pair: Pair): Promise<boolean> {
    if (viewer.id === pair.candidateId) return false;
    const [known, standing] = await Promise.all([
      table.get(keys.conversation(pair), { consistent: true }),
      standingOf(viewer, pair.candidateId),
    ]);
    return known ? standing.relation === 'hidden' : sightOf(standing) === 'nothing';
  }

  /** Stores a ticket that opens the socket once, within 30 seconds. */
  async function saveTicket(ticket: string, holder: TicketHolder, at: string): Promise<void> {
    await table.writeOne(countedTicketWrite(holder.id, at));
    await table.writeOne(newTicketWrite(ticket, holder, at));
  }

  /** Accounts by id for a user to see; of a candidate who hides from the companies for which they act there is none. */
  async function accountsFor(
    viewer: { id: number; role: Role },
    ids: number[],
  ): Promise<(StoredAccount | undefined)[]> {
    const [found, shown] = await Promise.all([
      accounts(ids),
      viewer.role === 'candidate' ? new Set(ids) : shownAmong(viewer, ids),
    ]);
    return found.map((one) => (one && shown.has(one.id) ? one : undefined));
  }

  /** The pair's conversation; strongly consistent, because numbers and permissions follow from it. */
  async function conversation(pair: Pair): Promise<StoredConversation | undefined> {
    return table.get(keys.conversation(pair), { consistent: true });
  }

  /** The pair's conversation and the account of one of them, in one call. */
  async function conversationAndAccount(pair: Pair, userId: number) {
    const [found, person] = await table.batchGet([keys.conversation(pair), keys.account(userId)], { consistent: true });
    return { conversation: found, other: person };
  }

  /** A page of a user's conversations, the most recent hour first; `before` is where the page before ended. */
  async function conversationsOf(userId: number, side: Side, before: string | undefined) {
    const { items, next } = await table.queryPage(listOf(userId, side), {
      newestFirst: true,
      limit: channelsPerPage,
      after: before === undefined ? undefined : placeBehind(userId, side, before),
    });
    const last = items.at(-1);
    return { conversations: items, next: next && last ? cursorOf(last, side) : null };
  }

  /** Every conversation of a user that one call returns, some thousand. */
  async function allConversationsOf(userId: number, side: Side): Promise<StoredConversation[]> {
    return (await table.queryPage(listOf(userId, side), { newestFirst: true })).items;
  }

  /** Begins the pair's conversation for this one of them, who may be the second to do so, and returns it. */
  async function start(pair: Pair, start: { startedBy: number; at: string; ttl: number }): Promise<StoredConversation> {
    await tryWrite(table.writeOne(startedConversationWrite(pair, start)), startedBefore);
    const started = await conversation(pair);
    if (!started) throw new TableBusy('a conversation vanished while it was begun');
    if (isThereFor(start.startedBy, started)) return started;
    // The first message has made it both's.
    await tryWrite(table.writeOne(alsoStartedWrite(pair, sideOf(pair, start.startedBy), start.at)), writtenIn);
    return (await conversation(pair)) ?? started;
  }

  /**
   * Saves a message under the next number, again while others take it, and returns it; one that was sent before is
   * returned as it was. `check` sees the conversation as read before each try.
   */
  async function send(
    message: Unnumbered,
    known: StoredConversation,
    check: (conversation: StoredConversation) => void,
  ): Promise<StoredMessage> {
    let current: StoredConversation | undefined = known;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      if (!current) break;
      check(current);
      const numbered = { ...message, number: current.lastNumber + 1 };
      try {
        await table.write(newMessageWrites(numbered));
        return numbered;
      } catch (error) {
        if (error === sentBefore) return sent(message);
        if (error !== numberTaken) throw error;
      }
      await pause(Math.random() * Math.min(longestPause, 5 * 2 ** tries));
      current = await conversation(message);
    }
    throw new TableBusy('other messages took every number');
  }

  /** The message that its sender has sent under this client id; undefined if there is none. */
  async function sentBy(pair: Pair, senderId: number, clientId: string): Promise<StoredMessage | undefined> {
    const guard = await table.get(keys.sentMessage(pair, senderId, clientId), { consistent: true });
    return guard && table.get(keys.chatMessage(pair, guard.number), { consistent: true });
  }

  async function sent(message: Unnumbered): Promise<StoredMessage> {
    const found = await sentBy(message, message.senderId, message.clientId);
    if (!found) throw new TableBusy('a message sent before could not be read');
    return found;
  }

  /** Messages from one number to another, both included, in order. */
  async function messages(pair: Pair, first: number, last: number): Promise<StoredMessage[]> {
    if (last < first) return [];
    const range = keys.chatMessages(pair, Math.max(first, firstMessage), last);
    return table.query(range, { consistent: true, limit: last - first + 1 });
  }

  /** One call's worth of messages before a number, newest first, and where to continue. */
  async function messagesBefore(pair: Pair, number: number) {
    if (number <= firstMessage) return { messages: [], isBeginning: true };
    const range = keys.chatMessages(pair, firstMessage, number - 1);
    const { items, next } = await table.queryPage(range, { newestFirst: true });
    return { messages: items, isBeginning: !next };
  }

  /** Marks messages as read and returns the conversation; a mark behind the stored one changes nothing. */
  async function markRead(
    pair: Pair,
    side: Side,
    mark: { number: number; at: string },
  ): Promise<StoredConversation | undefined> {
    await tryWrite(table.writeOne(readMarkWrite(pair, side, mark)), markBehind);
    return conversation(pair);
  }

  /** Ends or opens the conversation from one side; a report is kept with it. */
  async function block(
    pair: Pair,
    side: Side,
    { isBlocked, report }: { isBlocked: boolean; report?: AnyEvent },
  ): Promise<StoredConversation | undefined> {
    await table.write([blockWrite(pair, side, isBlocked), ...(report ? [eventWrite(report)] : [])]);
    return conversation(pair);
  }

  /** What connects a recruiter and a candidate: a job on which they met, a job recommended, an invitation, a wait. */
  async function tiesOf({ recruiterId, candidateId }: Pair, candidateEmail: string): Promise<Ties> {
    const shared = await sharedJobs({ recruiterId, candidateId });
    if (shared.size > 0) return { areTied: true, isApplicant: false };
    const [naming, applications, managers] = await Promise.all([
      table.query(keys.itemsNaming(candidateEmail)),
      table.query(keys.applicationsOfCandidate(candidateId)),
      table.query(keys.managersOfRecruiter(recruiterId)),
    ]);
    const sentBy = [keys.recommendations(recruiterId).pk, keys.candidateInvitations(recruiterId).pk];
    const employers = new Set(managers.map(({ managerId }) => managerId));
    return {
      areTied: naming.some(({ pk }) => sentBy.includes(pk)),
      isApplicant: applications.some(
        ({ state, managerId, recruiterIds }) =>
          state === 'waiting' &&
          employers.has(managerId) &&
          (recruiterIds.length === 0 || recruiterIds.includes(recruiterId)),
      ),
    };
  }

  async function sharedJobs({ recruiterId, candidateId }: Pair): Promise<ReadonlySet<number>> {
    const found = await table.get(keys.sharedJobs(candidateId, recruiterId), { consistent: true });
    return found?.jobIds ?? new Set();
  }

  /** The job, if a message between the two may name it: an open one, or one on which they have met. */
  async function jobToName(pair: Pair, jobId: number): Promise<{ id: number; title: string } | undefined> {
    const job = await table.get(keys.job(jobId));
    if (!job) return undefined;
    if (job.status !== openStatus && !(await sharedJobs(pair)).has(jobId)) return undefined;
    return { id: job.id, title: job.title };
  }

  return {
    account,
    accounts,
    accountsFor,
    isHidden,
    saveTicket,
    conversation,
    conversationAndAccount,
    conversationsOf,
    allConversationsOf,
    start,
    send,
    sentBy,
    messages,
    messagesBefore,
    markRead,
    block,
    tiesOf,
    jobToName,
  };
}
export type ChatStore = ReturnType<typeof chatStore>;

function listOf(userId: number, side: Side) {
  return side === 'recruiter' ? keys.conversationsOfRecruiter(userId) : keys.conversationsOfCandidate(userId);
}

// A place in the list, as a client sends it back: the hour and the other participant.
function cursorOf(item: StoredConversation, side: Side): string {
  const [userId, other] =
    side === 'recruiter' ? [item.recruiterId, item.candidateId] : [item.candidateId, item.recruiterId];
  return `${orderIn(listOf(userId, side), item)}_${other}`;
}

function placeBehind(userId: number, side: Side, cursor: string): Item {
  const [hour = '', other = ''] = cursor.split('_');
  const pair =
    side === 'recruiter'
      ? { recruiterId: userId, candidateId: Number(other) }
      : { recruiterId: Number(other), candidateId: userId };
  return { ...keys.conversation(pair), ...listedIn(listOf(userId, side), hour) };
}
