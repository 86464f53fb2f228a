import { afterEach, beforeEach, onTestFinished, vi, type Mock } from 'vitest';
import { parseQueryString } from '../../../functions/platform/door/query-string.ts';
import { statusOf } from '../../../functions/platform/door/refusal.ts';
import { contract, type Contract } from '../../../shared/contract/contract.ts';
import type { RequestOf, RouteDefinition } from '../../../shared/contract/route.ts';
import { ApiError } from '../../../web/api/api-error.ts';
import { sendBy } from '../../../web/api/call.ts';
import type { Incoming, Outgoing } from '../../../web/api/transport.ts';
import { recordOf } from '../../support/record-of.ts';

type Routes = { [F in keyof Contract]: Contract[F] }[keyof Contract];
type Names<R> = R extends unknown ? keyof R : never;
type RouteNamed<O extends string, R = Routes> = R extends Record<O, infer One extends RouteDefinition> ? One : never;

/** What a call of a page said, read by the contract; without what the contract fills in. */
export type Asked<R extends RouteDefinition> = {
  [K in 'params' | 'query' | 'body' as R['request'][K] extends object ? K : never]: RequestOf<R>[K];
} & { readonly signal?: AbortSignal };

const spies: Record<string, Mock> = {};

/** Everything that the page asked in this test, in order. */
export const requests: [operation: string, asked: unknown][] = [];

/**
 * The API of a test, a spy for each operation of the contract: `fakeApi.readJob.mockImplementation(({ params }) => …)`.
 * The spy is given params, query and body as the contract reads them. It returns `{ data, meta }`, of which everything
 * that does not matter may be left out, or throws an ApiError. A request that the contract refuses, a response of another
 * shape or of another record than was asked for, and a call for which the test says nothing fail the test.
 */
export const fakeApi = new Proxy(spies, {
  get: (known, name: string) => (known[name] ??= vi.fn()),
}) as unknown as { readonly [O in Names<Routes> & string]: Mock<(asked: Asked<RouteNamed<O>>) => unknown> };

interface Known {
  name: string;
  route: RouteDefinition;
  pattern: RegExp;
}
const known: Known[] = Object.values<Record<string, RouteDefinition>>(contract).flatMap((routes) =>
  Object.entries(routes).map(([name, route]) => ({
    name,
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  })),
);

const failures: string[] = [];
let test = new AbortController();

beforeEach(() => {
  sendBy(respond);
  for (const spy of Object.values(spies)) spy.mockReset();
  requests.length = 0;
  failures.length = 0;
  const calls = new AbortController();
  test = calls;
  // What is still under way ends with its test, once nothing is drawn any more.
  onTestFinished(() => calls.abort());
});
afterEach(() => {
  const found = failures.splice(0);
  if (found.length > 0) throw new Error(`The page and the contract differ:\n${[...new Set(found)].join('\n')}`);
});

async function respond(outgoing: Outgoing): Promise<Incoming> {
  const [path = '', search = ''] = outgoing.address.split('?');
  const found = known.find(({ route, pattern }) => route.method === outgoing.method && pattern.test(path));
  if (!found) return failed(`${outgoing.method} ${path} is not in the contract`);
  const { name, route, pattern } = found;
  const asked = read(name, route, {
    params: decoded(pattern.exec(path)?.groups),
    query: parseQueryString(search),
    body: outgoing.body,
  });
  requests.push([name, asked]);
  // Seen by those who ask for it alone: most tests compare what was asked.
  Object.defineProperty(asked, 'signal', { value: outgoing.signal });
  const spy = fakeApi[name as 'readJob'] as Mock<(asked: unknown) => unknown>;
  try {
    const given = await unlessAborted(spy(asked), outgoing.signal);
    if (given === undefined)
      return failed(`${name} is called, and the test does not say what it returns: ${JSON.stringify(asked)}`);
    return incoming(200, bodyOf(name, route, asked, given));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    const { status, message, errors, retryAfterSeconds } = error;
    if (!mayRefuse(route, status)) failures.push(`${name} cannot refuse with ${status}`);
    return incoming(status, { message, errors }, retryAfterSeconds);
  }
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]));

const incoming = (status: number, body: unknown, retryAfter?: number): Incoming => ({
  status,
  body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown),
  header: (name) => (name === 'retry-after' && retryAfter ? String(retryAfter) : undefined),
});

function failed(why: string): Incoming {
  failures.push(why);
  return incoming(500, { message: why, errors: [] });
}

function read(
  name: string,
  route: RouteDefinition,
  sent: Record<'params' | 'query' | 'body', unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    (['params', 'query', 'body'] as const).flatMap((part): [string, unknown][] => {
      const schema = route.request[part];
      if (!schema || (sent[part] === undefined && part !== 'body')) return [];
      const parsed = schema.safeParse(sent[part] === undefined ? undefined : JSON.parse(JSON.stringify(sent[part])));
      if (!parsed.success) {
        failures.push(
          `${name} refuses its ${part}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
        );
        return [[part, sent[part]]];
      }
      const said = part === 'body' ? sent.body : onlySaid(sent[part], parsed.data);
      return part === 'query' && Object.keys(said as object).length === 0 ? [] : [[part, said]];
    }),
  );
}

/** What the contract read of a query, without the members that it filled in. */
function onlySaid(sent: unknown, parsed: unknown): unknown {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return parsed;
  const said = sent as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([key, value]) => (key in said ? [[key, onlySaid(said[key], value)]] : [])),
  );
}

function bodyOf(name: string, route: RouteDefinition, asked: Record<string, unknown>, given: unknown): unknown {
  const { data, meta } = given as { data: unknown; meta?: object };
  try {
    if (!route.list) return { data: sameAsAsked(name, asked, recordOf(route.response, data as never)) };
    const rows = (data as unknown[]).map((row) => recordOf(route.response, row as never));
    const { page = 1, perPage = 25 } = (asked['query'] ?? {}) as { page?: number; perPage?: number };
    const {
      total,
      page: shown,
      perPage: most,
      ...more
    } = { total: rows.length, page, perPage, ...meta } as Record<string, unknown>;
    return {
      data: rows,
      meta: { total, page: shown, perPage: most, ...(route.meta ? recordOf(route.meta, more) : more) },
    };
  } catch (error) {
    failures.push(`${name} cannot return this: ${(error as Error).message}`);
    return { data, meta };
  }
}

/** A record with another id than the path names is the response to another question. */
function sameAsAsked(name: string, asked: Record<string, unknown>, data: unknown): unknown {
  const [id, found] = [(asked['params'] as { id?: unknown } | undefined)?.id, (data as { id?: unknown } | null)?.id];
  if (id !== undefined && found !== undefined && id !== found && name.startsWith('read'))
    failures.push(`${name} is asked for ${String(id)}, and the test returns ${String(found)}`);
  return data;
}

/** Besides its own refusals: those of the door, and failures of the server. */
function mayRefuse({ errors }: RouteDefinition, status: number): boolean {
  return (
    [400, 401, 403, 413, 422, 429].includes(status) || status >= 500 || errors.some((kind) => statusOf[kind] === status)
  );
}

/** A call that is given up ends at once. */
function unlessAborted(outcome: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    for (const end of [signal, test.signal])
      end?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')), { once: true });
    Promise.resolve(outcome).then(resolve, reject);
  });
}
