import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { ChatStore } from './chat.store.ts';
import { isThereFor } from '../../records/conversation.ts';
import { checkMayStart, pairOf } from './may-write.ts';
import { showChannel } from './show-channel.ts';

export const startChannelHandler = handler(
  contract.chat.startChannel,
  async (
    { body, actor },
    { chatStore, clock, keptUntil }: { chatStore: ChatStore; clock: Clock; keptUntil(at: string): number },
  ) => {
    const [me, other] = await Promise.all([chatStore.account(actor.id), chatStore.account(body.recipientId)]);
    const pair = pairOf(actor, other);
    // Someone hidden is not there, so that nobody learns who hides (PLUS-21).
    if (await chatStore.isHidden(actor, pair)) pairOf(actor, undefined);
    const known = await chatStore.conversation(pair);
    if (!known || known.lastNumber === 0) {
      const candidate = actor.role === 'candidate' ? me : other;
      checkMayStart(actor, await chatStore.tiesOf(pair, candidate?.email ?? ''));
    }
    const at = clock.now();
    const started =
      known && isThereFor(actor.id, known)
        ? known
        : await chatStore.start(pair, { startedBy: actor.id, at, ttl: keptUntil(at) });
    return showChannel(actor.id, started, [me, other]);
  },
);
