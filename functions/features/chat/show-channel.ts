import type { Channel, ChatMember } from '../../../shared/model/chat.ts';
import { isChatRole } from '../../../shared/rules/chat.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredConversation } from '../../records/conversation.ts';
import { channelStateFor } from '../../records/conversation-state.ts';

/** A conversation with its participants (CHAT-03, CHAT-04). */
export function showChannel(
  userId: number,
  conversation: StoredConversation,
  members: (StoredAccount | undefined)[],
): Channel {
  return { ...channelStateFor(userId, conversation), members: members.flatMap((member) => showMember(member)) };
}

function showMember(account: StoredAccount | undefined): ChatMember[] {
  if (!account || !isChatRole(account.role)) return [];
  const { id, firstName, lastName, avatar = null, role } = account;
  return [{ userId: id, nickname: `${firstName} ${lastName}`.trim(), profileUrl: avatar, role }];
}
