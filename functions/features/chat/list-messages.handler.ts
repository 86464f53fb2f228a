import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { pairWith, visibleTo } from './may-write.ts';
import { pageAround } from './page-around.ts';
import { showMessage } from '../../records/conversation-state.ts';

export const listMessagesHandler = handler(
  contract.chat.listMessages,
  async ({ params, query, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const pair = pairWith(actor, params.id);
    const { lastNumber } = visibleTo(actor.id, await chatStore.conversation(pair));
    const { first, last } = pageAround(lastNumber, query);
    const messages = await chatStore.messages(pair, first, last);
    // Messages that have expired are no longer there, and nothing is older than they were.
    return { messages: messages.map(showMessage), hasOlder: first > 1 && messages[0]?.number === first };
  },
);
