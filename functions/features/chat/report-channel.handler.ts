import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { ChatStore } from './chat.store.ts';
import { sideOf } from '../../records/conversation.ts';
import { pairWith, visibleTo } from './may-write.ts';
import { channelStateFor } from '../../records/conversation-state.ts';

export const reportChannelHandler = handler(
  contract.chat.reportChannel,
  async ({ params, body, actor }, { chatStore, clock }: { chatStore: ChatStore; clock: Clock }) => {
    const pair = pairWith(actor, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const report = eventOf('conversation-reported', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.conversationSubject(pair),
      data: { ...pair, reportedById: actor.id, reason: body.reason },
    });
    const changed = await chatStore.block(pair, sideOf(pair, actor.id), { isBlocked: true, report });
    return channelStateFor(actor.id, visibleTo(actor.id, changed));
  },
);
