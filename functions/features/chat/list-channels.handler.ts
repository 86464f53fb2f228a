import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { otherOf } from '../../records/conversation.ts';
import { sideOfRole } from './may-write.ts';
import { showChannel } from './show-channel.ts';

export const listChannelsHandler = handler(
  contract.chat.listChannels,
  async ({ query, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const page = await chatStore.conversationsOf(actor.id, sideOfRole(actor.role), query.before);
    const [me, ...others] = await chatStore.accounts([
      actor.id,
      ...page.conversations.map((conversation) => otherOf(conversation, actor.id)),
    ]);
    const channels = page.conversations.map((conversation, place) =>
      showChannel(actor.id, conversation, [me, others[place]]),
    );
    return { channels, next: page.next };
  },
);
