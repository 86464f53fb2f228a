import { isChatRole } from '../../../shared/rules/chat.ts';
import { pairOfUsers, type Pair, type StoredConversation } from '../../records/conversation.ts';
import { sendLive } from './send-live.steps.ts';

/** The user who types, as the connection knows them. */
interface Typist {
  userId: number;
  role: string | undefined;
}

type Needs = Parameters<typeof sendLive>[2] & {
  conversation(pair: Pair): Promise<StoredConversation | undefined>;
};

/** The user whose conversation a browser's message says that its user types in; undefined for any other message. */
export function typedTo(body: string | undefined): number | undefined {
  try {
    const { action, to } = JSON.parse(body ?? '') as { action?: unknown; to?: unknown };
    return action === 'typing' && typeof to === 'number' && Number.isSafeInteger(to) && to > 0 ? to : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows the other participant that the user is writing, where the two have a conversation that nobody has ended; nothing
 * is stored, and the sender never learns whether it was shown.
 */
export async function relayTyping({ userId, role }: Typist, to: number, needs: Needs): Promise<void> {
  if (!isChatRole(role)) return;
  const conversation = await needs.conversation(pairOfUsers(userId, to));
  if (!conversation?.lastNumber || conversation.firstBlocked || conversation.secondBlocked) return;
  await sendLive(to, [{ type: 'chat-typing', withUserId: userId }], needs);
}
