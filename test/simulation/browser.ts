import { idempotencyHeader } from '../../shared/constants/idempotency.ts';
import { anHttpEvent } from '../support/http-event.ts';
import type { Cloud } from './cloud.ts';
import type { Functions, HttpResponse } from './functions.ts';
import { type Person, session } from './people.ts';

/** What a call says besides who makes it. */
export interface Given {
  params?: Record<string, number>;
  body?: object;
}

/** What somebody asked for, and what they learnt of it: no status where every reply was lost. */
export interface Asked {
  by: Person;
  operation: string;
  given: Given;
  status: number | undefined;
  data: unknown;
  /** When they had learnt it, or gave up. */
  until: number;
}

const mostTries = 4;

/**
 * Calls an operation as a browser does: where no reply comes, or the server failed, once more after a while, a creating
 * call under the same key.
 */
export async function ask(
  { cloud, functions }: { cloud: Cloud; functions: Functions },
  { by, operation, given, key }: { by: Person; operation: string; given: Given; key: string },
): Promise<Asked> {
  const route = functions.routes.get(operation);
  if (!route) throw new Error(`There is no operation ${operation}`);
  const asked: Asked = { by, operation, given, status: undefined, data: undefined, until: Infinity };
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const event = anHttpEvent({
      routeKey: `${route.method} ${route.path}`,
      params: Object.fromEntries(Object.entries(given.params ?? {}).map(([name, value]) => [name, String(value)])),
      ...(given.body && { body: given.body }),
      headers: route.creates ? { [idempotencyHeader.toLowerCase()]: key } : {},
      by,
    });
    Object.assign(event.requestContext.authorizer?.jwt?.claims ?? {}, { origin_jti: session });
    const outcome = await cloud.invoke(`${by.name} ${operation}`, () => functions.respond(operation, event));
    const response: HttpResponse | undefined = outcome.is === 'done' ? outcome.value : undefined;
    cloud.scheduler.note(`${by.name} hears ${response?.statusCode ?? 'nothing'} of ${operation}`);
    if (outcome.struckBy.length === 0 && (!response || response.statusCode === 500))
      cloud.oddities.push({ what: `${operation} failed: ${functions.lastError()}` });
    if (response && response.statusCode < 500) {
      const body = JSON.parse(response.body) as { data?: unknown };
      const until = cloud.scheduler.now;
      return Object.assign(asked, { status: response.statusCode, data: body.data ?? body, until });
    }
    await new Promise<void>((resolve) => void cloud.later(resolve, 1000 * 2 ** tries));
  }
  return asked;
}
