import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { sideOf } from '../../records/conversation.ts';
import { pairWith, visibleTo } from './may-write.ts';
import { channelStateFor } from '../../records/conversation-state.ts';

export const markReadHandler = handler(
  contract.chat.markRead,
  async ({ params, body, actor }, { chatStore, clock }: { chatStore: ChatStore; clock: Clock }) => {
    const pair = pairWith(actor, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const marked = await chatStore.markRead(pair, sideOf(pair, actor.id), { number: body.number, at: clock.now() });
    return channelStateFor(actor.id, visibleTo(actor.id, marked));
  },
);
