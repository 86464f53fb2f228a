import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { sideOf } from '../../records/conversation.ts';
import { pairWith, visibleTo } from './may-write.ts';
import { channelStateFor } from '../../records/conversation-state.ts';

export const blockChannelHandler = handler(
  contract.chat.blockChannel,
  async ({ params, body, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const pair = pairWith(actor, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const changed = await chatStore.block(pair, sideOf(pair, actor.id), body);
    return channelStateFor(actor.id, visibleTo(actor.id, changed));
  },
);
