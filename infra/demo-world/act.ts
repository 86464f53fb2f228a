import type { Actor } from '../../functions/platform/door/actor.ts';
import type { CallContext, Handler } from '../../functions/platform/door/handler.ts';
import { Reply } from '../../functions/platform/door/handler.ts';
import type { ResultOf, RouteDefinition } from '../../shared/contract/route.ts';

interface Given {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Performs an action as a user through the product's own handler: parsed by the contract, decided by the rule, saved by
 * the store.
 */
export async function act<R extends RouteDefinition, D>(
  handler: Handler<R, D>,
  actor: Actor | undefined,
  given: Given,
  dependencies: D,
): Promise<ResultOf<R>> {
  const { params, query, body } = handler.route.request;
  const call = {
    params: params?.parse(given.params ?? {}),
    query: query?.parse(given.query ?? {}),
    body: body?.parse(given.body),
    actor,
    cookies: {},
    sourceIp: '127.0.0.1',
    userAgent: 'demo world',
  } as unknown as CallContext<R>;
  const outcome = await handler.handle(call, dependencies);
  return outcome instanceof Reply ? outcome.result : outcome;
}
