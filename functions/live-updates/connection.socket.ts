import middy from '@middy/core';
import type { APIGatewayProxyWebsocketEventV2, Context } from 'aws-lambda';
import { clock, theTable } from '../door/dependencies.ts';
import { liveUpdatesStore } from './live-updates.store.ts';

type SocketEvent = APIGatewayProxyWebsocketEventV2 & { requestContext: { authorizer?: { userId?: string; sessionId?: string } } };

/** Remembers and forgets connections; a browser may say `ping` to keep its connection from idling. */
export const handler = middy<SocketEvent, object, Error, Context>().handler(async ({ requestContext }) => {
  const connection = { userId: Number(requestContext.authorizer?.userId), connectionId: requestContext.connectionId, sessionId: Number(requestContext.authorizer?.sessionId) };
  if (!Number.isSafeInteger(connection.userId) || connection.userId <= 0) return { statusCode: 401 };
  const store = liveUpdatesStore(theTable());
  if (requestContext.routeKey === '$connect') await store.saveConnection(connection, clock.now());
  else if (requestContext.routeKey === '$disconnect') await store.removeConnection(connection);
  else return { statusCode: 200, body: JSON.stringify({ type: 'pong' }) };
  return { statusCode: 200 };
});
