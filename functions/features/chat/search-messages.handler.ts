import { messagesPerPage } from '../../../shared/constants/chat.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { visibleTo } from './may-write.ts';
import { pairOfUsers } from '../../records/conversation.ts';
import { containsWords } from './search-messages.ts';
import { showMessage } from '../../records/conversation-state.ts';

export const searchMessagesHandler = handler(
  contract.chat.searchMessages,
  async ({ params, query, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const pair = pairOfUsers(actor.id, params.id);
    const { lastNumber } = visibleTo(actor.id, await chatStore.conversation(pair));
    const { messages, isBeginning } = await chatStore.messagesBefore(pair, query.before ?? lastNumber + 1);
    const found = messages.filter((message) => containsWords(message, query.query));
    const shown = found.slice(0, messagesPerPage);
    const last = found.length > shown.length ? shown.at(-1) : messages.at(-1);
    const isOver = !last || (found.length === shown.length && isBeginning);
    return {
      messages: shown.map(showMessage),
      next: isOver ? null : last.number,
      searchedBackTo: last?.at ?? null,
    };
  },
);
