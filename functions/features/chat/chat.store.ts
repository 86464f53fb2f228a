import { setTimeout as pause } from 'node:timers/promises';
import { channelsPerPage } from '../../../shared/constants/chat.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
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
import type { TicketHolder } from '../../records/ticket.ts';
import { countedTicketWrite, newTicketWrite } from '../../records/ticket.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { TableBusy } from '../../platform/table/table-busy.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { chatTies } from './chat-ties.store.ts';
import { listsOf, pageOf, placeBehind, placesIn } from './pages-of-channels.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const mostTries = 20;
const longestPause = 200;
const firstMessage = 1;

/** A message before its number is known. */
export type Unnumbered = Omit<StoredMessage, 'number'>;

const asMember = (account: StoredAccount | undefined): StoredAccount | undefined =>
  account?.role === 'super_manager' ? { ...account, role: 'manager' } : account;

/** Reads and saves conversations and their messages. */
export function chatStore(table: Table) {
  const read = accountsIn(table);
  const { shownAmong } = hidingIn(table);

  /** Stores a ticket that opens the socket once, within 30 seconds. */
  async function saveTicket(ticket: string, holder: TicketHolder, at: string): Promise<void> {
    await table.writeOne(countedTicketWrite(holder.id, at));
    await table.writeOne(newTicketWrite(ticket, holder, at));
  }

  /** An account; a super manager's is a manager's, who keep what they had (PLUS-53). */
  async function account(id: number): Promise<StoredAccount | undefined> {
    return asMember(await read.account(id));
  }

  async function accounts(ids: number[]): Promise<(StoredAccount | undefined)[]> {
    return (await read.accounts(ids)).map(asMember);
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
    return { conversation: found, other: asMember(person) };
  }

  /** A page of a user's conversations, the most recent hour first; `before` is where the page before ended. */
  async function conversationsOf(userId: number, before: string | undefined) {
    const places = placesIn(before);
    const pages = await Promise.all(
      listsOf(userId).map(async (list, at) => {
        const after = places[at] ? placeBehind(userId, list, places[at]) : undefined;
        return table.queryPage(list, { newestFirst: true, limit: channelsPerPage, after });
      }),
    );
    return pageOf(userId, pages, places);
  }

  /** Every conversation of a user that a call for each list returns, some thousand. */
  async function allConversationsOf(userId: number): Promise<StoredConversation[]> {
    const pages = await Promise.all(listsOf(userId).map((list) => table.queryPage(list, { newestFirst: true })));
    return pages.flatMap(({ items }) => items);
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
   * returned as it was. `check` sees the conversation as read before each try; `more` is written with the message or not at all.
   */
  async function send(
    message: Unnumbered,
    known: StoredConversation,
    check: (conversation: StoredConversation) => void,
    more: readonly Write[] = [],
  ): Promise<StoredMessage> {
    let current: StoredConversation | undefined = known;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      if (!current) break;
      check(current);
      const numbered = { ...message, number: current.lastNumber + 1 };
      try {
        await table.write([...newMessageWrites(numbered), ...more]);
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

  return {
    account,
    accounts,
    accountsFor,
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
    ...chatTies(table),
  };
}
export type ChatStore = ReturnType<typeof chatStore>;
