import { messagesPerMinute } from '../../../shared/constants/chat.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ChatStore } from './chat.store.ts';
import { checkMayWrite, checkPace, pairWith, visibleTo } from './may-write.ts';
import { showMessage } from '../../records/conversation-state.ts';

export const sendMessageHandler = handler(
  contract.chat.sendMessage,
  async (
    { params, body, actor },
    { chatStore, clock, keptUntil }: { chatStore: ChatStore; clock: Clock; keptUntil(at: string): number },
  ) => {
    const pair = pairWith(actor, params.id);
    const { conversation, other } = await chatStore.conversationAndAccount(pair, params.id);
    const known = visibleTo(actor.id, conversation);
    const job = body.jobId === undefined ? undefined : await chatStore.jobToName(pair, body.jobId);
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
