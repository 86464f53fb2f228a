import { refuse } from '../../platform/door/refusal.ts';
import type { ChatStore } from './chat.store.ts';
import type { Member } from './chat-ties.store.ts';
import { needsTies, whyOver } from './may-write.ts';

/** Why the work that connected a user with another is over, where one of them is a manager; null otherwise (PLUS-47). */
export async function whyOverNow(
  me: Member | undefined,
  other: Member | undefined,
  { tiesOf }: Pick<ChatStore, 'tiesOf'>,
): Promise<string | null> {
  if (!me || !other || !needsTies(me, other)) return null;
  return whyOver(me, other, await tiesOf(me, other));
}

/** Refuses a message between two, one of whom is a manager, once no work connects them (PLUS-47). */
export async function checkTies(
  me: Member,
  other: Member | undefined,
  store: Pick<ChatStore, 'tiesOf'>,
): Promise<void> {
  const why = await whyOverNow(me, other, store);
  if (why !== null) throw refuse.forbidden(why);
}
