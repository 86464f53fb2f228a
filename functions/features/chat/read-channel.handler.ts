import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { pairWith, visibleTo } from './may-write.ts';
import { showChannel } from './show-channel.ts';

export const readChannelHandler = handler(
  contract.chat.readChannel,
  async ({ params, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const conversation = visibleTo(actor.id, await chatStore.conversation(pairWith(actor, params.id)));
    return showChannel(actor.id, conversation, await chatStore.accounts([actor.id, params.id]));
  },
);
