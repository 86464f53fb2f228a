import type { Account } from '../../../../shared/model/person.ts';
import { mayRegister } from '../../../../shared/rules/chat.ts';
import type { Channel } from '../../../../shared/model/chat.ts';
import { chatErrors } from './chat-login.ts';
import { startChannel } from '../queries/chat.ts';

const twoMembers = 2;

/**
 * The one-on-one conversation of two different users, begun if there is none (CHAT-18 to CHAT-21). Throws in plain words
 * without two of them (ERR-18), or for a user who takes no part in messages (ERR-19).
 */
export async function startConversation(
  { id, role }: Pick<Account, 'id' | 'role'>,
  recipientId: number | undefined,
  start: (recipientId: number) => Promise<Channel> = startChannel,
): Promise<Channel> {
  if (!id || !recipientId || id === recipientId) throw new Error(chatErrors.notTwo);
  if (!mayRegister(id, role)) throw new Error(chatErrors.notStarted);
  const channel = await start(recipientId);
  if (channel.members.length !== twoMembers) throw new Error(chatErrors.notTwo);
  return channel;
}
