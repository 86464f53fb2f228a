import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ChatStore } from './chat.store.ts';
import { giveAccess } from './give-access.steps.ts';

export const registerChatUserHandler = handler(
  contract.chat.registerChatUser,
  async ({ params, actor, session }, needs: { chatStore: ChatStore; clock: Clock }) =>
    giveAccess(params.id, { actor, session }, needs),
);

export const renewChatUserHandler = handler(
  contract.chat.renewChatUser,
  async ({ params, actor, session }, needs: { chatStore: ChatStore; clock: Clock }) =>
    giveAccess(params.id, { actor, session }, needs),
);
