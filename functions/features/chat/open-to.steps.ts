import type { StoredAccount } from '../../records/account.ts';
import { pairOfUsers, type Pair, type StoredConversation } from '../../records/conversation.ts';
import type { Member } from './chat-ties.store.ts';
import type { ChatStore } from './chat.store.ts';
import { checkMayStart, partnerOf } from './may-write.ts';

/** Somebody whom a user may write to, and their conversation so far. */
export interface Partner {
  other: StoredAccount;
  pair: Pair;
  known: StoredConversation | undefined;
}

/** Whom a user may write to, by their account; refuses people who are not there for them, and a beginning without work in common. */
export async function openTo(
  actor: Member,
  found: StoredAccount | undefined,
  { isHidden, conversation, tiesOf }: Pick<ChatStore, 'isHidden' | 'conversation' | 'tiesOf'>,
): Promise<Partner> {
  const other = partnerOf(actor, found);
  // Someone hidden is not there, so that nobody learns who hides (PLUS-21).
  if (await isHidden(actor, other)) partnerOf(actor, undefined);
  const pair = pairOfUsers(actor.id, other.id);
  const known = await conversation(pair);
  if (!known || known.lastNumber === 0) checkMayStart(actor, other, await tiesOf(actor, other));
  return { other, pair, known };
}
