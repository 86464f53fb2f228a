import { firstLineOf } from '../../../shared/rules/chat.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { log } from '../../platform/door/log.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLetter } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredConversation } from '../../records/conversation.ts';
import { otherOf } from '../../records/conversation.ts';
import type { UnreadMark } from '../../records/unread-mark.ts';
import { readBy } from '../../records/unread-mark.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import type { UnreadConversation } from './unread-messages-letter.ts';
import { unreadMessagesLetter } from './unread-messages-letter.ts';
import type { UnreadMessagesStore } from './unread-messages.store.ts';

interface Needs extends LetterNeeds {
  store: UnreadMessagesStore & Pick<NotificationMailStore, 'saveLink'>;
  clock: Pick<Clock, 'now' | 'newId' | 'newToken'>;
}
type Outcome = 'sent' | 'read' | 'mailed before' | 'failed';

const topic = { what: 'messages' } as const;

/**
 * Mails everybody whose messages have been unread for ten minutes: one letter for all conversations, and none again
 * until they have read something (PLUS-29). Throws at the end when some could not be mailed, which the next run repeats.
 */
export async function mailUnreadMessages(needs: Needs): Promise<Record<Outcome, number>> {
  const at = needs.clock.now();
  const counts: Record<Outcome, number> = { sent: 0, read: 0, 'mailed before': 0, failed: 0 };
  const byUser = Map.groupBy(await needs.store.dueMarks(at), ({ userId }) => userId);
  for (const outcome of await inGroups([...byUser], ([userId, marks]) => letterTo(userId, { marks, at }, needs)))
    counts[outcome] += 1;
  if (counts.failed > 0) throw new Error(`Unread messages that could not be mailed: ${counts.failed}`);
  return counts;
}

async function letterTo(
  userId: number,
  { marks, at }: { marks: UnreadMark[]; at: string },
  needs: Needs,
): Promise<Outcome> {
  try {
    const outcome = await mailOnce(userId, { marks, at }, needs);
    await needs.store.settle(marks);
    return outcome;
  } catch (error) {
    log.error('unread messages not mailed', { userId, error: error as Error });
    return 'failed';
  }
}

async function mailOnce(
  userId: number,
  { marks, at }: { marks: UnreadMark[]; at: string },
  { store, send, siteUrl, clock }: Needs,
): Promise<Outcome> {
  const [reader, marked] = await Promise.all([store.account(userId), store.conversations(marks)]);
  if (reader?.status !== 'active' || !mailSettingsOf(reader).groups.messages) return 'read';
  const isWaiting = marks.some((mark, place) => {
    const conversation = marked[place];
    return conversation && isUnread(conversation, userId) && readBy(conversation, userId) < mark.number;
  });
  if (!isWaiting) return 'read';
  const all = await store.conversationsOf(userId);
  const earlier = await store.lastLetter(userId);
  if (earlier && lastReadAt([...all, ...marked], userId) <= earlier.mailedAt) return 'mailed before';
  const letter = { unread: await unreadOf(reader, all, store), siteUrl, token: clock.newToken() };
  if (letter.unread.length === 0) return 'read';
  if (!(await store.claimLetter(userId, at, earlier))) return 'mailed before';
  try {
    await store.saveLink(letter.token, { userId, topic }, at);
    const content = unreadMessagesLetter(reader, letter.unread, letter);
    await mailLetter({ to: reader.email, letter: content, id: clock.newId() }, { send });
    return 'sent';
  } catch (error) {
    await store.releaseLetter(userId, earlier);
    throw error;
  }
}

/** Whether there is something to read; what a conversation that has ended still holds is not mailed about. */
function isUnread(conversation: StoredConversation, userId: number): boolean {
  const { lastNumber, firstBlocked, secondBlocked } = conversation;
  return lastNumber > readBy(conversation, userId) && !firstBlocked && !secondBlocked;
}

function lastReadAt(conversations: readonly (StoredConversation | undefined)[], userId: number): string {
  return conversations
    .map((one) => (one?.firstId === userId ? one.firstReadAt : one?.secondReadAt) ?? '')
    .reduce((latest, one) => (one > latest ? one : latest), '');
}

async function unreadOf(
  reader: StoredAccount,
  all: readonly StoredConversation[],
  store: Pick<UnreadMessagesStore, 'accounts' | 'messages' | 'shownAmong'>,
): Promise<UnreadConversation[]> {
  const unread = all.filter((one) => isUnread(one, reader.id));
  const others = unread.map((one) => otherOf(one, reader.id));
  const [people, shown, firsts] = await Promise.all([
    store.accounts(others),
    reader.role === 'candidate' ? new Set(others) : store.shownAmong(reader, others),
    store.messages(
      unread.map(({ firstId, secondId, ...one }) => ({
        firstId,
        secondId,
        number: readBy({ firstId, secondId, ...one }, reader.id) + 1,
      })),
    ),
  ]);
  return unread.flatMap((conversation, place) => {
    const [person, first] = [people[place], firsts[place]];
    // Who hides from the reader is not named (PLUS-40).
    if (!person || !first || !shown.has(person.id)) return [];
    return [
      {
        withUserId: person.id,
        name: `${person.firstName} ${person.lastName}`.trim(),
        firstLine: firstLineOf(first.text),
        jobTitle: first.job?.title ?? null,
        count: conversation.lastNumber - readBy(conversation, reader.id),
      },
    ];
  });
}
