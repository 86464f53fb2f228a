import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { fromEdge } from '../../../shared/constants/edge.ts';
import type { ListMeta, RouteDefinition } from '../../../shared/contract/route.ts';
import { readerFromClaims } from './actor.ts';
import type { AccountReader } from './authenticate.ts';
import { authenticate } from './authenticate.ts';
import type { AnyHandler } from './handler.ts';
import { Reply } from './handler.ts';
import { compress } from './compress.ts';
import { documentResponse } from './document-response.ts';
import { errorResponses, HttpProblem } from './error-responses.ts';
import type { HttpEvent } from './http-event.ts';
import { loggedRun } from './logged-run.ts';
import type { OnceOnlyNeeds } from './once-only.ts';
import { onceOnly } from './once-only.ts';
import { onlyFromCdn } from './only-from-cdn.ts';
import { onlyFromOurPages } from './only-from-our-pages.ts';
import { parseRequest } from './parse-request.ts';
import { refuse } from './refusal.ts';
import { withinBudget } from './within-budget.ts';

type HttpResponse = APIGatewayProxyStructuredResultV2;

interface Chain<D> {
  handlers: readonly AnyHandler<D>[];
  /** Returns what the handlers need; called once, at the first call. */
  dependencies: () => D;
  onceOnlyNeeds: () => OnceOnlyNeeds;
  /** The refusal of a call to no operation of this feature. */
  elsewhere?: (event: HttpEvent) => HttpProblem;
}

/**
 * The chain behind every HTTP operation: only through our CDN, with cookies only from our pages, within the caller's
 * budgets, check their role and stored account, parse, handle (creating calls once for each key), strip the response by
 * its schema, turn refusals into the error envelope, compress what is public.
 */
export function httpChain<D extends object>({
  handlers,
  dependencies,
  onceOnlyNeeds,
  elsewhere = () => noSuchAddress(),
}: Chain<D>) {
  const byKey = new Map<string, AnyHandler<D>>();
  for (const handler of handlers) {
    byKey.set(`${handler.route.method} ${handler.route.path}`, handler);
    if (handler.route.document) byKey.set(`HEAD ${handler.route.path}`, handler);
  }
  const routeOf = (event: HttpEvent) => byKey.get(event.routeKey)?.route;

  const chain = middy<HttpEvent, HttpResponse, Error, Context>()
    .use(compress(routeOf))
    .use(errorResponses(routeOf))
    .use(onlyFromCdn())
    .use(onlyFromOurPages(routeOf))
    .use(withinBudget(routeOf))
    .use(authenticate(routeOf, () => (dependencies() as { accounts?: AccountReader }).accounts))
    .use(parseRequest(routeOf))
    .handler(async (event) => {
      const handler = byKey.get(event.routeKey);
      if (!handler || !event.call) throw elsewhere(event);
      const { route } = handler;
      return onceOnly(event, route, onceOnlyNeeds, async () => {
        const outcome = await handler.handle({ ...event.call, refuse } as never, dependencies());
        const reply = outcome instanceof Reply ? outcome : new Reply(outcome, {});
        return route.document ? documentResponse(route, reply, event.headers['if-none-match']) : envelope(route, reply);
      });
    });
  return (event: HttpEvent, context: Context): Promise<HttpResponse> => {
    const { requestId } = event.requestContext;
    return loggedRun(
      { correlation: requestId, id: requestId, what: event.routeKey },
      () => chain(event, context),
      ({ statusCode }) => ({
        status: statusCode,
        userId: readerFromClaims(event.requestContext.authorizer?.jwt?.claims)?.id,
      }),
    );
  };
}

/** The refusal of an address that no operation has. */
export function noSuchAddress(): HttpProblem {
  return new HttpProblem(404, 'There is no such address', 'path');
}

function envelope(route: RouteDefinition, reply: Reply<unknown>): HttpResponse {
  const body = route.list
    ? listBody(route, reply.result as { data: unknown[]; meta: ListMeta })
    : { data: route.response.parse(reply.result) };
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(route.atEdge ? fromEdge : { 'cache-control': 'no-store' }),
      ...reply.headers,
    },
    body: JSON.stringify(body),
    ...(reply.cookies.length ? { cookies: reply.cookies } : {}),
  };
}

function listBody({ response, meta: more }: RouteDefinition, { data, meta }: { data: unknown[]; meta: ListMeta }) {
  const { total, page, perPage } = meta;
  return { data: data.map((row) => response.parse(row)), meta: { total, page, perPage, ...more?.parse(meta) } };
}
