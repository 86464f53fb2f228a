import { socketEvent } from './socket-event.ts';
import type { Connection, SocketApi, SocketEvent } from './socket-event.ts';

export interface SocketRoute {
  target: string;
  /** Whether the function's body is sent back to the client (a route response in the template). */
  returnsResponse?: boolean;
}

/** Where messages go. */
export interface SocketRouting {
  /**
   * Route key (`$connect`, `$disconnect`, `$default` or a value of the selection expression) to what `invoke` is given.
   */
  routes: Record<string, SocketRoute>;
  /** Runs a route's function; rejects when it failed. */
  invoke: (target: string, event: SocketEvent) => Promise<unknown>;
  /** `$request.body.action` by default. */
  routeSelectionExpression?: string;
}

interface Frame {
  data: Buffer;
  isBinary: boolean;
}

interface MessageContext {
  api: SocketApi;
  connection: Connection;
  options: SocketRouting;
}

/** Runs the route that a client's message selects; returns what is sent back to that client, if anything. */
export async function answerMessage(
  { data, isBinary }: Frame,
  { api, connection, options }: MessageContext,
): Promise<string | undefined> {
  const { routeKey, route } = selectedRoute(data, options);
  const event = socketEvent(api, connection, routeKey, 'MESSAGE');
  const { requestId } = event.requestContext;
  if (!route) return JSON.stringify({ message: 'Forbidden', connectionId: connection.id, requestId });
  Object.assign(event.requestContext, { messageId: requestId });
  try {
    const body = isBinary ? data.toString('base64') : data.toString();
    const answer = await options.invoke(route.target, { ...event, body, isBase64Encoded: isBinary });
    return route.returnsResponse ? (answer as { body?: string } | null)?.body : undefined;
  } catch {
    return JSON.stringify({ message: 'Internal server error', connectionId: connection.id, requestId });
  }
}

/**
 * The route for a message: the value at the selection expression, else `$default`.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-develop-routes.html
 */
function selectedRoute(data: Buffer, options: SocketRouting): { routeKey: string; route?: SocketRoute } {
  const path = (options.routeSelectionExpression ?? '$request.body.action')
    .replace(/^\$\{?request\.body\./, '')
    .replace(/\}$/, '');
  const key = valueAt(data.toString(), path.split('.'));
  const custom =
    typeof key === 'string' && !key.startsWith('$') && Object.hasOwn(options.routes, key) ? key : undefined;
  const routeKey = custom ?? '$default';
  return { routeKey, route: options.routes[routeKey] };
}

function valueAt(text: string, path: string[]): unknown {
  try {
    return path.reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      JSON.parse(text),
    );
  } catch {
    return undefined;
  }
}
