import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What was called of the API: the operation, and what it was given. */
export const sent: (readonly [operation: string, given: unknown])[] = [];
/** How the API responds to a call; by default with neither data nor rows. */
export const server: { respond: (operation: string) => unknown } = { respond: () => undefined };

/** An API that writes down what it is called with; for `vi.mock('…/web/api/api.ts', () => import('…/recorded-calls.ts'))`. */
export const api = new Proxy({} as Record<string, unknown>, {
  get: (_, feature) =>
    new Proxy({} as Record<string, unknown>, {
      get: (__, name) => async (given: unknown) => {
        const operation = `${String(feature)}.${String(name)}`;
        sent.push([operation, given]);
        return server.respond(operation) ?? { data: [], meta: { page: 1, perPage: 25, total: 0 } };
      },
    }),
});

interface Readable {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  initialPageParam?: unknown;
  getNextPageParam?: unknown;
}

/** How a query is known, what it asks the API (of a list: its second page), and what it returns. */
export async function readOf(query: Readable) {
  sent.length = 0;
  const { signal } = new AbortController();
  const read = query.queryFn as (context: object) => Promise<unknown>;
  const found = await read({ signal, pageParam: 2, client: new QueryClient(), queryKey: query.queryKey });
  const given = sent[0]?.[1] as { signal?: AbortSignal } | undefined;
  const { signal: passed, ...asked } = given ?? {};
  const next = query.getNextPageParam as ((page: object) => unknown) | undefined;
  return {
    key: query.queryKey.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part))).join(' / '),
    asked: [sent[0]?.[0], asked],
    // A call that nobody waits for any more is ended.
    isEndedEarly: passed === signal,
    ...(next && { pages: [query.initialPageParam, next({ meta: { page: 2, perPage: 10, total: 21 } })] }),
    found,
  };
}

/**
 * Runs the change of a hook with this value: what it asks the API, which queries it makes stale, by their keys, and what
 * it returns or why it failed.
 */
export async function changeOf<V>(useChange: () => { mutateAsync: (value: V) => Promise<unknown> }, value: V) {
  sent.length = 0;
  const client = new QueryClient();
  const stale: string[] = [];
  client.invalidateQueries = async (filters) => {
    const key = filters?.queryKey?.map(String).join(' / ') ?? 'everything';
    stale.push(filters?.exact ? `${key}, exactly` : key);
  };
  const changes: ((value: V) => Promise<unknown>)[] = [];
  const Probe = () => {
    changes.push(useChange().mutateAsync);
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Probe)));
  const found = await changes[0]?.(value).catch((error: unknown) => error);
  return { asked: [...sent], stale, found, client };
}
