import { ApiError, errorFromResponse } from './api-error.ts';
import { encodeQuery, fillPath } from './encode-query.ts';
import { underKey } from './idempotency-keys.ts';
import { routes as openRoutes } from './open-routes.ts';
import { openTransport } from './open-transport.ts';
import type { RouteEntry } from './route-table.ts';
import { endSession, readSession, renewToken } from './session.ts';
import type { Incoming, Outgoing } from './transport.ts';

/** What one call may contain besides the parts in the contract. */
export interface CallOptions {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

let sessionLost = () => {};

/** Sets the handler for a session that cannot be renewed: the app leaves for `/` (AUTH-60). */
export function onSessionLost(leave: () => void): void {
  sessionLost = leave;
}

async function overSession(outgoing: Outgoing): Promise<Incoming> {
  const { sessionTransport } = await import('./session-transport.ts');
  return sessionTransport(outgoing);
}

let refreshing: Promise<boolean> | undefined;

/**
 * Renews the access token with the refresh cookie; concurrent calls share one request. Returns false if the session is
 * over; a temporary server error fails only the call.
 */
export function refreshSession(): Promise<boolean> {
  refreshing ??= openTransport({ method: 'POST', address: '/api/auth/refresh', body: {} })
    .then((response) => {
      if (response.status === 401) return false;
      const token = response.header('jwt');
      if (!token) throw errorFromResponse(response.status, response.body, response.header('retry-after'));
      // A user who signed out meanwhile stays signed out.
      if (!readSession().token) return false;
      renewToken(token);
      return true;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** Without a token no request is sent and no notice appears: the call ends as if aborted (PERM-43, DEC-48). */
function needToken(): void {
  if (!readSession().token) throw new DOMException('Nobody is signed in', 'AbortError');
}

async function exchange(outgoing: Outgoing, open: boolean): Promise<Incoming> {
  if (open) return openTransport(outgoing);
  needToken();
  const before = readSession().token;
  const response = await overSession(outgoing);
  if (response.status !== 401) return response;
  needToken();
  const isRenewed = readSession().token !== before || (await refreshSession());
  needToken();
  const again = isRenewed ? await overSession(outgoing) : response;
  if (again.status === 401) {
    endSession({ keepStorage: true });
    sessionLost();
  }
  return again;
}

let send: typeof exchange = exchange;

/** Sends every call another way from now on; tests of pages respond so, without a server. */
export function sendBy(other: typeof exchange): void {
  send = other;
}

async function sessionRoute(feature: string, operation: string): Promise<RouteEntry> {
  const { routes } = await import('./session-routes.ts');
  const route = routes[feature]?.[operation];
  if (!route) throw new Error(`The contract has no ${feature}.${operation}`);
  return route;
}

/**
 * Calls one operation: encodes it, sends it, renews the session once on 401, and turns every refusal into an ApiError
 * (ERR-13, ERR-14).
 */
export async function call(
  feature: string,
  operation: string,
  { params, query, body, signal }: CallOptions = {},
): Promise<unknown> {
  const open = openRoutes[feature]?.[operation];
  const [method, path, creates] = open ?? (await sessionRoute(feature, operation));
  const search = query ? encodeQuery(query) : '';
  const address = `${fillPath(path, params)}${search ? `?${search}` : ''}`;
  const sent = (headers?: Record<string, string>) =>
    send({ method, address, body, signal, ...(headers ? { headers } : {}) }, open !== undefined);
  const response = await (creates ? underKey([operation, address, body], sent) : sent());
  if (response.status < 200 || response.status >= 300)
    throw errorFromResponse(response.status, response.body, response.header('retry-after'));
  if (response.body === undefined && response.status !== 204) throw new ApiError(response.status, '');
  const jwt = response.header('jwt');
  return jwt ? { ...(response.body as object), jwt } : response.body;
}
