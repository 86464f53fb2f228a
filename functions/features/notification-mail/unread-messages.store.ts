import { wasTakenBack } from '../../domain/notifications/taken-back.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { accountsIn } from '../../records/account.ts';
import type { Pair, StoredConversation, StoredMessage } from '../../records/conversation.ts';
import { settledMailWrite, type WaitingMail } from '../../records/notification.ts';
import type { UnreadLetter, UnreadMark } from '../../records/unread-mark.ts';
import {
  letterTaken,
  settledMarkWrite,
  unreadLetterWrite,
  unsentUnreadLetterWrite,
} from '../../records/unread-mark.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const hour = 3_600_000;
/** Runs that failed are made up for within these hours. */
const hoursBack = 2;
const mostMarks = 1000;

const hoursTo = (at: string): string[] =>
  Array.from({ length: hoursBack + 1 }, (_, back) =>
    new Date(Date.parse(at) - (hoursBack - back) * hour).toISOString().slice(0, 13),
  );

/** Reads which messages wait to be read, and records which letters were sent. */
export function unreadMessagesStore(table: Table) {
  const { account, accounts } = accountsIn(table);
  const { shownAmong } = hidingIn(table);

  /** The marks that are due at this time, the oldest first. */
  async function dueMarks(at: string): Promise<UnreadMark[]> {
    const marks = await Promise.all(
      hoursTo(at).map((one) => table.query(keys.unreadMarks(one), { consistent: true, limit: mostMarks })),
    );
    return marks.flat().filter(({ dueAt }) => dueAt <= at);
  }

  /** The mails about notifications that are due at this time, the oldest first. */
  async function dueMails(at: string): Promise<WaitingMail[]> {
    const mails = await Promise.all(
      hoursTo(at).map((one) => table.query(keys.waitingMails(one), { consistent: true, limit: mostMarks })),
    );
    return mails.flat().filter(({ dueAt }) => dueAt <= at);
  }

  /** Whether what a mail is about was taken back; read from its story, since the news of that may still be on its way. */
  async function isTakenBack({ subject, notificationId }: WaitingMail): Promise<boolean> {
    if (subject === undefined) return false;
    const story = await table.query(keys.eventsOf(subject), { newestFirst: true, consistent: true });
    return wasTakenBack(
      notificationId,
      story.map(({ event }) => event),
    );
  }

  /** Removes a mail that was sent, or is sent no more. */
  async function settleMail(mail: WaitingMail): Promise<void> {
    await table.writeOne(settledMailWrite(mail));
  }

  /** Every conversation of a user, whichever side they are on. */
  async function conversationsOf(userId: number): Promise<StoredConversation[]> {
    const lists = [keys.conversationsAsFirst(userId), keys.conversationsAsSecond(userId)];
    return (await Promise.all(lists.map((list) => table.query(list, { newestFirst: true })))).flat();
  }

  /** The conversation as it is now; lists lag. */
  async function conversations(pairs: readonly Pair[]): Promise<(StoredConversation | undefined)[]> {
    return table.batchGet(pairs.map(keys.conversation), { consistent: true });
  }

  /** Messages by conversation and number. */
  async function messages(wanted: readonly (Pair & { number: number })[]): Promise<(StoredMessage | undefined)[]> {
    return table.batchGet(
      wanted.map((one) => keys.chatMessage(one, one.number)),
      {},
    );
  }

  async function lastLetter(userId: number): Promise<UnreadLetter | undefined> {
    return table.get(keys.unreadLetter(userId), { consistent: true });
  }

  /** Marks a letter as sent before it is; false when another run was first. */
  async function claimLetter(userId: number, at: string, earlier: UnreadLetter | undefined): Promise<boolean> {
    return tryWrite(table.writeOne(unreadLetterWrite(userId, at, earlier)), letterTaken);
  }

  /** Removes the mark of a letter that could not be sent. */
  async function releaseLetter(userId: number, earlier: UnreadLetter | undefined): Promise<void> {
    await table.writeOne(unsentUnreadLetterWrite(userId, earlier));
  }

  /** Removes marks that were mailed about or read. */
  async function settle(marks: readonly UnreadMark[]): Promise<void> {
    await inGroups(marks, (mark) => table.writeOne(settledMarkWrite(mark)));
  }

  return {
    account,
    accounts,
    shownAmong,
    dueMarks,
    dueMails,
    isTakenBack,
    settleMail,
    conversationsOf,
    conversations,
    messages,
    lastLetter,
    claimLetter,
    releaseLetter,
    settle,
  };
}
export type UnreadMessagesStore = ReturnType<typeof unreadMessagesStore>;
