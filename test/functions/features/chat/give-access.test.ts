import { describe, expect, it } from 'vitest';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import {
  registerChatUserHandler,
  renewChatUserHandler,
} from '../../../../functions/features/chat/chat-user.handlers.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

describe('Access to messages', () => {
  const table = withLocalTable(tableIn);

  it.each([
    ['POST', registerChatUserHandler],
    ['PUT', renewChatUserHandler],
  ] as const)(
    'is an `accessToken` that opens one connection as its user, whose `uuid` it stands for, by %s (API-41, API-42, CHAT-07)',
    async (method, either) => {
      const handler = either as typeof registerChatUserHandler;
      expect(handler.route).toMatchObject({ method, path: '/api/chat/users/{id}' });
      let drawn = 0;
      const clock = { ...aClock(), newToken: () => `token ${handler.route.method} ${(drawn += 1)}` };
      const needs = { chatStore: chatStore(table), clock };
      const actor = anActor('candidate', { id: 7301 });
      const { id, uuid } = actor;
      const call = { actor, session: 'a session' };
      const { accessToken } = await resultOf(handler, { ...call, params: { id: actor.id } }, needs);
      const { useTicket } = liveUpdatesStore(table);
      expect(await useTicket(accessToken, clock.now())).toMatchObject({ id, uuid, role: 'candidate' });
      expect(await useTicket(accessToken, clock.now())).toBeUndefined();
      expect((await refusalOf(handled(handler, { ...call, params: { id: 7302 } }, needs))).kind).toBe('notFound');
    },
  );
});
