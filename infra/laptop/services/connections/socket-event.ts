import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What the gateway knows about one client, from before its handshake until after its end. */
export interface Connection {
  id: string;
  connectedAt: number;
  lastActiveAt: number;
  sourceIp: string;
  userAgent: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  /** The authorizer's context with its `principalId`. */
  authorizer?: Record<string, unknown>;
}

/** Names of the API in the events of its functions. */
export interface SocketApi {
  apiId: string;
  stage: string;
  domainName: string;
}

export type SocketEventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';

/** A request to a route's function or to the authorizer, in API Gateway's shape for WebSocket APIs. */
export interface SocketEvent {
  type?: 'REQUEST';
  methodArn?: string;
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
  queryStringParameters?: Record<string, string>;
  multiValueQueryStringParameters?: Record<string, string[]>;
  requestContext: Record<string, unknown>;
  body?: string;
  isBase64Encoded: boolean;
}

/**
 * The part that every event of a connection carries, the authorizer's context included.
 * @see
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-mapping-template-reference.html
 */
export function socketEvent(
  api: SocketApi,
  connection: Connection,
  routeKey: string,
  eventType: SocketEventType,
): SocketEvent {
  const now = Date.now();
  const requestId = randomUUID();
  return {
    requestContext: {
      routeKey,
      eventType,
      messageDirection: 'IN',
      requestId,
      extendedRequestId: requestId,
      requestTime: requestTime(new Date(now)),
      requestTimeEpoch: now,
      connectionId: connection.id,
      connectedAt: connection.connectedAt,
      identity: { sourceIp: connection.sourceIp, userAgent: connection.userAgent },
      ...api,
      ...(connection.authorizer ? { authorizer: connection.authorizer } : {}),
    },
    isBase64Encoded: false,
  };
}

/** The `$connect` event, with what the client sent in its handshake. */
export function connectEvent(api: SocketApi, connection: Connection): SocketEvent {
  const { headers, query } = connection;
  return {
    headers,
    multiValueHeaders: inLists(headers),
    ...(Object.keys(query).length > 0
      ? { queryStringParameters: query, multiValueQueryStringParameters: inLists(query) }
      : {}),
    ...socketEvent(api, connection, '$connect', 'CONNECT'),
  };
}

/** Headers with one text each, as the events carry them. */
export function singleHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')]));
}

function inLists(record: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, [value]]));
}

/** Common log format, for example `21/Nov/2026:05:12:11 +0000`. */
function requestTime(date: Date): string {
  const [, day, month, year, time] = /, (\d+) (\w+) (\d+) ([\d:]+)/.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
