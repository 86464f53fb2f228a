import { mayRegister } from '../../../shared/rules/chat.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { ChatStore } from './chat.store.ts';

/** A ticket for the caller's own socket (API-41, API-42); another user's id is refused as if it did not exist. */
export async function giveAccess(
  userId: number,
  { actor, session }: { actor: Actor; session: string },
  { chatStore, clock }: { chatStore: Pick<ChatStore, 'saveTicket'>; clock: Clock },
): Promise<{ accessToken: string }> {
  if (userId !== actor.id || !mayRegister(actor.id, actor.role)) throw noSuch('user');
  const accessToken = clock.newToken();
  const { id, uuid, role, sessionId = 0 } = actor;
  await chatStore.saveTicket(accessToken, { id, uuid, role, session, sessionId }, clock.now());
  return { accessToken };
}
