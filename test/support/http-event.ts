import type { Context } from 'aws-lambda';
import type { HttpEvent } from '../../functions/platform/door/http-event.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';

export const originSecret = 'only-our-cdn-knows';

interface Request {
  routeKey: string;
  params?: Record<string, string>;
  query?: string;
  /** Sent unchanged when it is a text, else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The claims of the token it carries. */
  by?: Pick<Actor, 'uuid' | 'role'>;
  cookies?: string[];
}

/** A request as the HTTP API hands it to a function, through our CDN and with the claims of a verified token. */
export function anHttpEvent({
  routeKey,
  params = {},
  query = '',
  body,
  headers = {},
  by,
  cookies = [],
}: Request): HttpEvent {
  const [method, path] = routeKey.split(' ') as [string, string];
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const event = {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    cookies,
    headers: {
      'x-origin-secret': originSecret,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    pathParameters: params,
    requestContext: {
      requestId: 'a-request',
      http: { method, path, sourceIp: '203.0.113.9', protocol: 'HTTP/1.1', userAgent: 'test' },
      authorizer: by
        ? { jwt: { claims: { username: by.uuid, 'cognito:groups': `[${by.role}]` }, scopes: [] } }
        : undefined,
    },
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: false,
  };
  return event as unknown as HttpEvent;
}

/** What Lambda passes to a function beside the event. */
export const aContext = { getRemainingTimeInMillis: () => 30_000 } as Context;
