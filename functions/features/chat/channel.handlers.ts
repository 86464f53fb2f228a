import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { channelStateFor } from '../../records/conversation-state.ts';
import { isThereFor, otherOf, pairOfUsers, sideOf } from '../../records/conversation.ts';
import { whyOverNow } from './check-ties.steps.ts';
import type { ChatStore } from './chat.store.ts';
import { visibleTo } from './may-write.ts';
import { openTo } from './open-to.steps.ts';
import { showChannel } from './show-channel.ts';

export const listChannelsHandler = handler(
  contract.chat.listChannels,
  async ({ query, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const page = await chatStore.conversationsOf(actor.id, query.before);
    const [me, ...others] = await chatStore.accountsFor(actor, [
      actor.id,
      ...page.conversations.map((conversation) => otherOf(conversation, actor.id)),
    ]);
    const channels = page.conversations.map((conversation, place) =>
      showChannel(actor.id, conversation, [me, others[place]]),
    );
    return { channels, next: page.next };
  },
);

export const readChannelHandler = handler(
  contract.chat.readChannel,
  async ({ params, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const conversation = visibleTo(actor.id, await chatStore.conversation(pairOfUsers(actor.id, params.id)));
    const [[me, other], found] = await Promise.all([
      chatStore.accountsFor(actor, [actor.id, params.id]),
      chatStore.account(params.id),
    ]);
    const whyClosed = await whyOverNow(me, found, chatStore);
    return { ...showChannel(actor.id, conversation, [me, other]), whyClosed };
  },
);

export const startChannelHandler = handler(
  contract.chat.startChannel,
  async (
    { body, actor },
    { chatStore, clock, keptUntil }: { chatStore: ChatStore; clock: Clock; keptUntil(at: string): number },
  ) => {
    const [me, found] = await Promise.all([chatStore.account(actor.id), chatStore.account(body.recipientId)]);
    const { other, pair, known } = await openTo(actor, found, chatStore);
    const at = clock.now();
    const started =
      known && isThereFor(actor.id, known)
        ? known
        : await chatStore.start(pair, { startedBy: actor.id, at, ttl: keptUntil(at) });
    return showChannel(actor.id, started, [me, other]);
  },
);

export const blockChannelHandler = handler(
  contract.chat.blockChannel,
  async ({ params, body, actor }, { chatStore }: { chatStore: ChatStore }) => {
    const pair = pairOfUsers(actor.id, params.id);
    visibleTo(actor.id, await chatStore.conversation(pair));
    const changed = await chatStore.block(pair, sideOf(pair, actor.id), body);
    return channelStateFor(actor.id, visibleTo(actor.id, changed));
  },
);

export const reportChannelHandler = handler(
  contract.chat.reportChannel,
  async ({ params, body, actor }, { chatStore, clock }: { chatStore: ChatStore; clock: Clock }) => {
    const pair = pairOfUsers(actor.id, params.id);
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
