import type { CallContext, Handler } from '../../functions/platform/door/handler.ts';
import { mayRefuse } from '../../functions/platform/door/error-responses.ts';
import { Reply } from '../../functions/platform/door/handler.ts';
import { Refusal, refuse } from '../../functions/platform/door/refusal.ts';
import type { ListMeta, ResponseOf, RouteDefinition } from '../../shared/contract/route.ts';

/** What a handler gave: its result as it leaves the server, and what it set beside it. */
export interface Handled<R extends RouteDefinition> {
  result: R extends { list: true } ? ResponseOf<R> : ResponseOf<R>['data'];
  headers: Record<string, string>;
  cookies: string[];
}

/** What a handler is called with. */
type Call<R extends RouteDefinition> = {
  [K in keyof CallContext<R>]?: K extends 'body'
    ? unknown
    : K extends 'query'
      ? Partial<CallContext<R>[K]>
      : CallContext<R>[K];
};

/**
 * Calls a handler as the door would: params, query and body are read by the contract, what the contract fills in may be
 * left out, nothing else about the caller is known by default, the result is what its schema lets out, and one that it
 * refuses, like a refusal that the route does not declare, is a mistake.
 */
export async function handled<R extends RouteDefinition, D>(
  handler: Handler<R, D>,
  call: Call<R>,
  dependencies: D,
): Promise<Handled<R>> {
  const { params, query, body } = handler.route.request;
  const context = {
    cookies: {},
    sourceIp: '203.0.113.9',
    userAgent: 'test',
    accessToken: call.actor ? `access-${(call.actor as { uuid: string }).uuid}` : '',
    refuse,
    ...call,
    params: params?.parse(call.params ?? {}),
    query: query?.parse(call.query ?? {}),
    body: body?.parse(call.body),
  } as unknown as CallContext<R>;
  const outcome = await handler.handle(context, dependencies).catch((error: unknown) => {
    if (error instanceof Refusal && !mayRefuse(handler.route, error))
      throw new Error(`${handler.route.method} ${handler.route.path} does not declare ${error.kind}`, { cause: error });
    throw error;
  });
  const reply = outcome instanceof Reply ? outcome : { result: outcome, headers: {}, cookies: [] };
  return { ...reply, result: whatLeaves(handler.route, reply.result) as Handled<R>['result'] };
}

/** The result alone. */
export async function resultOf<R extends RouteDefinition, D>(handler: Handler<R, D>, call: Call<R>, dependencies: D) {
  return (await handled(handler, call, dependencies)).result;
}

function whatLeaves({ document, list, response, meta }: RouteDefinition, result: unknown): unknown {
  if (document) return result;
  if (!list) return response.parse(result);
  const listed = result as { data: unknown[]; meta: ListMeta };
  const { total, page, perPage } = listed.meta;
  return {
    data: listed.data.map((row) => response.parse(row)),
    meta: { total, page, perPage, ...meta?.parse(listed.meta) },
  };
}

/** The refusal that a promise ends in; throws when it does not. */
export async function refusalOf(promise: Promise<unknown>): Promise<{
  kind: string;
  message: string;
  errors: readonly { key: string; message: string }[];
  retryAfter: number | undefined;
}> {
  const outcome = await promise.then(
    (value) => new Error(`was not refused: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  const { name, kind, message, errors, retryAfter } = outcome as Awaited<ReturnType<typeof refusalOf>> & {
    name: string;
  };
  if (name !== 'Refusal') throw outcome;
  return { kind, message, errors, retryAfter };
}

/** What a rule says when it refuses; undefined when it does not. */
export function messageOf(decide: () => unknown): string | undefined {
  try {
    decide();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
