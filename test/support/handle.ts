import type { CallContext, Handler } from '../../functions/platform/door/handler.ts';
import { mayRefuse } from '../../functions/platform/door/error-responses.ts';
import { Reply } from '../../functions/platform/door/handler.ts';
import { Refusal } from '../../functions/platform/door/refusal.ts';
import type { ResultOf, RouteDefinition } from '../../shared/contract/route.ts';

/** What a handler gave: its result, and what it set beside it. */
export interface Handled<R extends RouteDefinition> {
  result: ResultOf<R>;
  headers: Record<string, string>;
  cookies: string[];
}

/**
 * Calls a handler as the door would: params, query and body are read by the contract, what the contract fills in may be
 * left out, nothing else about the caller is known by default, and a refusal that the route does not declare is a mistake.
 */
export async function handled<R extends RouteDefinition, D>(
  handler: Handler<R, D>,
  call: {
    [K in keyof CallContext<R>]?: K extends 'body'
      ? unknown
      : K extends 'query'
        ? Partial<CallContext<R>[K]>
        : CallContext<R>[K];
  },
  dependencies: D,
): Promise<Handled<R>> {
  const { params, query, body } = handler.route.request;
  const context = {
    cookies: {},
    sourceIp: '203.0.113.9',
    userAgent: 'test',
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
  return outcome instanceof Reply ? outcome : { result: outcome, headers: {}, cookies: [] };
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
