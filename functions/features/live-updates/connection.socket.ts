import middy from '@middy/core';
import type { APIGatewayProxyWebsocketEventV2, Context } from 'aws-lambda';
import { budgets } from '../../../shared/constants/limits.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { spending } from '../../platform/door/spend.ts';
import { apiGatewayConnections, closeConnection } from '../../platform/outside/live-updates/api-gateway.ts';
import { accountsIn } from '../../records/account.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { openConnection } from './open-connection.steps.ts';
import { receiveFrame } from './receive-frame.steps.ts';

type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  requestContext: { authorizer?: { userId?: string; sessionId?: string; role?: string } };
};

const spend = spending(budgets.frames);
let connections:
  { post: ReturnType<typeof apiGatewayConnections>; close: ReturnType<typeof closeConnection> } | undefined;

/** Stores and removes connections, and receives what browsers send through them. */
export const handler = middy<SocketEvent, object, Error, Context>().handler(async ({ requestContext, body }) => {
  const connection = {
    userId: Number(requestContext.authorizer?.userId),
    connectionId: requestContext.connectionId,
    sessionId: Number(requestContext.authorizer?.sessionId),
  };
  if (!Number.isSafeInteger(connection.userId) || connection.userId <= 0) return { statusCode: 401 };
  const store = liveUpdatesStore(theTable());
  if (requestContext.routeKey === '$disconnect') {
    await store.removeConnection(connection);
    return { statusCode: 200 };
  }
  connections ??= { post: apiGatewayConnections(), close: closeConnection() };
  const needs = { liveUpdatesStore: store, now: clock.now, ...connections };
  if (requestContext.routeKey === '$connect') {
    const stays = await openConnection(connection, { ...needs, account: accountsIn(theTable()).account });
    return { statusCode: stays ? 200 : 401 };
  }
  const message = { role: requestContext.authorizer?.role, body };
  return receiveFrame(connection, message, { ...needs, spend, conversation: store.conversation });
});
