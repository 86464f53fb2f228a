import type { RefusalKind, RouteDefinition } from '../../../shared/contract/route.ts';
import { statusOf } from '../../platform/door/refusal.ts';
import type { Schema } from './schema-of.ts';

/** The one shape of every error. API Gateway's own responses, such as 401, have the message alone. */
export const errorSchema: Schema = {
  type: 'object',
  description:
    'Every error has this shape. Responses of the gateway itself (a missing token, a throttled or oversized call) come without `errors`.',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    requestId: { type: 'string', description: 'Names the call in our log; tell it to support.' },
    errors: {
      type: 'array',
      description: 'The fields to blame; empty when it is the whole request.',
      items: {
        type: 'object',
        required: ['key', 'message'],
        properties: { key: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const descriptions: Record<number, string> = {
  400: 'The body is not valid JSON, or the query is malformed.',
  401: 'The token is missing, expired or of an ended session.',
  403: 'The caller may not do this, or the call did not come through the site.',
  404: 'There is no such thing, or none that the caller may know of.',
  405: 'The address has other methods; `Allow` lists them.',
  409: 'The present state does not allow it; with `Retry-After`, a call under the same `Idempotency-Key` is under way.',
  410: 'It has ended.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is not sent as application/json.',
  422: 'A field is missing, unknown or not valid; `errors` names it.',
  429: 'Too many calls; `Retry-After` says when to try again.',
  500: 'Our mistake.',
  503: 'Too busy at this moment, or too slow; try again.',
};

const waiting = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } };
const headersOf: Record<number, Schema> = {
  401: { 'WWW-Authenticate': { description: 'Sent by the gateway.', schema: { type: 'string' } } },
  409: waiting,
  429: waiting,
  503: waiting,
};

/** The responses that `errorsOf` refers to, by name. */
export const errorResponses: Schema = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    nameOf(Number(status)),
    {
      description,
      ...(headersOf[Number(status)] ? { headers: headersOf[Number(status)] } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
);

/** Every status other than success that a call of the operation may end with. */
export function errorsOf({ errors, request, roles, document, creates }: RouteDefinition): Record<number, Schema> {
  const declared = errors.map((kind: RefusalKind) => statusOf[kind]);
  const { params, query, body } = request;
  const statuses = [
    ...declared,
    // The door's own, and what gateway and firewall say of any call.
    ...(body ? [400, 413, 415] : []),
    ...(query ? [400, 414] : []),
    ...(roles === 'anyone' ? [] : [401]),
    // A value with a slash is another address.
    ...(params ? [404] : []),
    ...(params || query || body || creates ? [422] : []),
    // Repeated under one key while the first is under way.
    ...(creates ? [409] : []),
    403,
    429,
    500,
    503,
  ];
  const described = [...new Set(statuses)].toSorted((a, b) => a - b);
  return Object.fromEntries(described.map((status) => [status, responseOf(status, document)]));
}

/** Documents for people have pages for the states that a visitor may meet; everything else is an error as usual. */
function responseOf(status: number, document: string | undefined): Schema {
  const reference = { $ref: `#/components/responses/${nameOf(status)}` };
  if (!document?.startsWith('text/html') || ![404, 410, 503].includes(status)) return reference;
  return {
    description: descriptions[status],
    content: {
      'text/html': { schema: { type: 'string' } },
      'application/json': { schema: { $ref: '#/components/schemas/Error' } },
    },
  };
}

function nameOf(status: number): string {
  return `Error${status}`;
}
