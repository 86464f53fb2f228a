import type { LiveUpdate } from '../../../shared/model/live-update.ts';
import { log } from '../../platform/door/log.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import type { Pair } from '../../records/conversation.ts';
import { otherOf } from '../../records/conversation.ts';
import { channelStateFor, showMessage } from '../../records/conversation-state.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { isItem, pairOfConversation } from '../../platform/table/read-keys.ts';
import { sendLive } from './send-live.steps.ts';

type Needs = Parameters<typeof sendLive>[2];

/**
 * Pushes new messages, marks and removed conversations to both participants, in order. Best effort: browsers fill gaps
 * by number.
 */
export async function pushMessages(changes: ItemChange[], needs: Needs): Promise<void> {
  const byUser = new Map<number, LiveUpdate[]>();
  for (const change of changes)
    for (const [userId, update] of updatesOf(change)) byUser.set(userId, [...(byUser.get(userId) ?? []), update]);
  await inGroups([...byUser], async ([userId, updates]) => {
    try {
      await sendLive(userId, updates, needs);
    } catch (error) {
      log.warn('message not pushed', { userId, error: error as Error });
    }
  });
}

function updatesOf({ kind, item, key }: ItemChange): [number, LiveUpdate][] {
  const pair = pairOfConversation(key?.pk ?? item?.pk);
  if (!pair) return [];
  if (kind === 'REMOVE')
    return isItem.conversation(key ?? {})
      ? toBoth(pair, (userId) => ({ type: 'chat-channel-deleted', withUserId: otherOf(pair, userId) }))
      : [];
  if (!item) return [];
  if (isItem.chatMessage(item)) {
    const message = showMessage(item);
    return toBoth(pair, (userId) => ({ type: 'chat-message', withUserId: otherOf(pair, userId), message }));
  }
  // A message is pushed from its own item, so what it changes in the conversation is not pushed a second time.
  return isItem.conversation(item) && item.changed === 'mark'
    ? toBoth(pair, (userId) => ({ type: 'chat-channel', channel: channelStateFor(userId, item) }))
    : [];
}

function toBoth({ firstId, secondId }: Pair, update: (userId: number) => LiveUpdate): [number, LiveUpdate][] {
  return [firstId, secondId].map((userId) => [userId, update(userId)]);
}
