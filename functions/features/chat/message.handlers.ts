import { messagesPerMinute } from '../../../shared/constants/chat.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { showMessage, channelStateFor } from '../../records/conversation-state.ts';
import { pairOfUsers, sideOf } from '../../records/conversation.ts';
import type { ChatStore } from './chat.store.ts';
import { checkMayWrite, checkPace, visibleTo } from './may-write.ts';
import { checkTies } from './check-ties.steps.ts';
import { pageAround } from './page-around.ts';

export const listMessagesHandler = handler(
  contract.chat.listMessages,
  async ({ params, query, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const pair = pairOfUsers(actor.id, params.id);
    const { lastNumber } = visibleTo(actor.id, await chatStore.conversation(pair));
    const { first, last } = pageAround(lastNumber, query);
    const messages = await chatStore.messages(pair, first, last);
    // Messages that have expired are no longer there, and nothing is older than they were.
    return { messages: messages.map(showMessage), hasOlder: first > 1 && messages[0]?.number === first };
  },
);

export const sendMessageHandler = handler(
  contract.chat.sendMessage,
  async (
    { params, body, actor, refuse },
    { chatStore, clock, keptUntil }: { chatStore: ChatStore; clock: Clock; keptUntil(at: string): number },
  ) => {
    const pair = pairOfUsers(actor.id, params.id);
    const { conversation, other } = await chatStore.conversationAndAccount(pair, params.id);
    const known = visibleTo(actor.id, conversation);
    await checkTies(actor, other, chatStore);
    const job = body.jobId && other ? await chatStore.jobToName([actor, other], body.jobId) : undefined;
    if (body.jobId !== undefined && !job) throw refuse.invalid('jobId', 'This job cannot be named here');
    const at = clock.now();
    const place = known.lastNumber + 1 - messagesPerMinute;
    if (place > 0) checkPace((await chatStore.messages(pair, place, place))[0], at);
    const message = {
      ...pair,
      senderId: actor.id,
      clientId: body.clientId,
      text: body.data,
      ...(job ? { job } : {}),
      at,
      ttl: keptUntil(at),
    };
    return showMessage(await chatStore.send(message, known, (current) => checkMayWrite(actor.id, current, other)));
  },
);

export const markReadHandler = handler(
  contract.chat.markRead,
  async ({ params, body, actor }, { chatStore, clock }: { chatStore: ChatStore; clock: Clock }) => {
    const pair = pairOfUsers(actor.id, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const marked = await chatStore.markRead(pair, sideOf(pair, actor.id), { number: body.number, at: clock.now() });
    return channelStateFor(actor.id, visibleTo(actor.id, marked));
  },
);

export const readUnreadHandler = handler(
  contract.chat.readUnread,
  async ({ actor }, { chatStore }: { chatStore: ChatStore }) => {
    const channels = (await chatStore.allConversationsOf(actor.id))
      .map((conversation) => channelStateFor(actor.id, conversation))
      .filter(({ unreadMessageCount }) => unreadMessageCount > 0);
    return {
      channels,
      unreadChannelCount: channels.length,
      unreadMessageCount: channels.reduce((sum, { unreadMessageCount }) => sum + unreadMessageCount, 0),
    };
  },
);
