import type { MiddlewareObj } from '@middy/core';
import type * as z from 'zod';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { sessionFromClaims } from './actor.ts';
import { callerOf } from './authenticate.ts';
import { HttpProblem } from './error-responses.ts';
import type { HttpEvent } from './http-event.ts';
import { nestedForm } from './nested-form.ts';
import { plainMessage } from './plain-message.ts';
import { parseQueryString } from './query-string.ts';
import type { FieldError } from './refusal.ts';
import { Refusal } from './refusal.ts';

const defaultMaxBodyBytes = 64 * 1024;
const maxQueryLength = 8 * 1024;

/**
 * Parses params, query and body with the route's schemas. Refuses unknown keys, wrong content types and bodies beyond
 * the limit, naming the field.
 */
export function parseRequest(routeOf: (event: HttpEvent) => RouteDefinition | undefined): MiddlewareObj<HttpEvent> {
  return {
    before: ({ event }) => {
      const route = routeOf(event);
      if (!route) return;
      const { params, query, body } = route.request;
      event.call = {
        params: params && read(params, event.pathParameters ?? {}),
        query: query && read(query, queryOf(event)),
        body: body && read(body, bodyOf(event, route, body)),
        actor: callerOf(event),
        session: sessionFromClaims(event.requestContext.authorizer?.jwt?.claims),
        accessToken: callerOf(event) ? (event.headers.authorization ?? '').replace(/^Bearer /i, '') : '',
        cookies: cookiesOf(event),
        sourceIp: sourceIpOf(event),
        userAgent: (event.headers['user-agent'] ?? '').slice(0, 300),
      };
    },
  };
}

/**
 * The caller's address as our distribution's function passes it; calls past the distribution are refused earlier
 * (only-from-cdn.ts).
 */
function sourceIpOf({ headers, requestContext }: HttpEvent): string {
  return headers['x-viewer-address'] || requestContext.http.sourceIp;
}

function read(schema: z.ZodType, given: unknown): unknown {
  const result = schema.safeParse(given, { error: plainMessage });
  if (result.success) return result.data;
  const errors = withoutRepeats(result.error.issues.slice(0, 20).flatMap(fieldErrors));
  throw new Refusal('invalid', errors[0]!.message, { errors });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ key: path ? `${path}.${key}` : key, message: 'Unknown field' }));
  return [{ key: path || 'body', message: issue.message }];
}

// An id too large for a number is neither whole nor within the limit, which is the same sentence twice.
function withoutRepeats(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(
    ({ key, message }, place) => errors.findIndex((one) => one.key === key && one.message === message) === place,
  );
}

function queryOf(event: HttpEvent): unknown {
  const raw = event.rawQueryString ?? '';
  if (raw.length > maxQueryLength) throw new HttpProblem(414, 'The address is too long', 'query');
  const parsed = parseQueryString(raw);
  if (!parsed) throw new HttpProblem(400, 'The query is malformed', 'query');
  return parsed;
}

function bodyOf(event: HttpEvent, route: RouteDefinition, schema: z.ZodType): unknown {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');
  if (text === '') return schema.safeParse(undefined).success ? undefined : {};
  const limit = route.maxBodyBytes ?? defaultMaxBodyBytes;
  if (Buffer.byteLength(text) > limit) throw new HttpProblem(413, `The body is larger than ${limit / 1024} KB`, 'body');
  const type = event.headers['content-type'] ?? '';
  if (route.multipart && /^multipart\/form-data\b/i.test(type)) {
    const form = nestedForm(text, type);
    if (!form) throw new HttpProblem(400, 'The body is not a form with nested keys', 'body');
    return form;
  }
  if (!/^application\/json\b/i.test(type))
    throw new HttpProblem(415, 'Send the body as application/json', 'content-type');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'The body is not valid JSON', 'body');
  }
}

function cookiesOf(event: HttpEvent): Record<string, string> {
  const pairs = (event.cookies ?? []).map((cookie) => {
    const at = cookie.indexOf('=');
    return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
