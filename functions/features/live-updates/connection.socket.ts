import middy from '@middy/core';
import type { APIGatewayProxyWebsocketEventV2, Context } from 'aws-lambda';
import type { LiveUpdate } from '../../../shared/model/live-update.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { apiGatewayConnections } from '../../platform/outside/live-updates/api-gateway.ts';
import { accountsIn } from '../../records/account.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { openConnection } from './open-connection.steps.ts';
import { relayTyping, typedTo } from './relay-typing.steps.ts';

type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  requestContext: { authorizer?: { userId?: string; sessionId?: string; role?: string } };
};

let post: ReturnType<typeof apiGatewayConnections> | undefined;

/**
 * Stores and removes connections, and shows the other participant of a conversation that its user is writing. Any other
 * message from a browser is answered with the unread count: the browser checks whether the connection lives and whether
 * it missed something (NOTIF-59).
 */
export const handler = middy<SocketEvent, object, Error, Context>().handler(async ({ requestContext, body }) => {
  const connection = {
    userId: Number(requestContext.authorizer?.userId),
    connectionId: requestContext.connectionId,
    sessionId: Number(requestContext.authorizer?.sessionId),
  };
  if (!Number.isSafeInteger(connection.userId) || connection.userId <= 0) return { statusCode: 401 };
  const store = liveUpdatesStore(theTable());
  if (requestContext.routeKey === '$connect') {
    const stays = await openConnection(connection, {
      liveUpdatesStore: store,
      account: accountsIn(theTable()).account,
      now: clock.now,
    });
    return { statusCode: stays ? 200 : 401 };
  }
  if (requestContext.routeKey === '$disconnect') await store.removeConnection(connection);
  else {
    const to = typedTo(body);
    if (to !== undefined) {
      const needs = {
        liveUpdatesStore: store,
        conversation: store.conversation,
        post: (post ??= apiGatewayConnections()),
      };
      const { userId } = connection;
      await relayTyping({ userId, role: requestContext.authorizer?.role }, to, { ...needs, now: clock.now });
      return { statusCode: 200 };
    }
    return {
      statusCode: 200,
      body: JSON.stringify({
        type: 'unread-count',
        count: await store.unreadCount(connection.userId, clock.now()),
      } satisfies LiveUpdate),
    };
  }
  return { statusCode: 200 };
});
