import type { MiddlewareObj } from '@middy/core';
import type { Role } from '../../../shared/constants/roles.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import type { Actor, Reader } from './actor.ts';
import { readerFromClaims, sessionFromClaims } from './actor.ts';
import type { HttpEvent } from './http-event.ts';
import { refuse } from './refusal.ts';

/** Returns a user's stored account, as far as permissions need it; undefined when the session has ended. */
export interface AccountReader {
  actor(userId: number, session: string): Promise<Actor | undefined>;
}

const callers = new WeakMap<HttpEvent, Reader | Actor>();

/** The caller that `authenticate` found for this event; undefined on public routes. */
export function callerOf(event: HttpEvent): Reader | Actor | undefined {
  return callers.get(event);
}

/**
 * Checks the caller's role against the route. Calls that change something are decided by the stored account, not by the
 * token alone: a disabled or demoted user, or one whose session has ended, is refused immediately, whatever lifetime
 * the token has left.
 */
export function authenticate(
  routeOf: (event: HttpEvent) => RouteDefinition | undefined,
  accounts: () => AccountReader | undefined,
): MiddlewareObj<HttpEvent> {
  return {
    before: async ({ event }) => {
      const route = routeOf(event);
      if (!route || route.roles === 'anyone') return;
      const claims = event.requestContext.authorizer?.jwt?.claims;
      const reader = readerFromClaims(claims);
      if (!reader) throw refuse.unauthenticated();
      const role = admittedAs(reader.role, route.roles);
      callers.set(
        event,
        route.method === 'GET'
          ? { ...reader, role }
          : await storedActor({ reader, session: sessionFromClaims(claims) }, route, accounts()),
      );
    },
  };
}

async function storedActor(
  { reader, session }: { reader: Reader; session: string },
  route: RouteDefinition,
  accounts: AccountReader | undefined,
): Promise<Actor> {
  if (!accounts)
    throw new Error(`${route.path} changes something, so its feature must provide the dependency 'accounts'`);
  const actor = await accounts.actor(reader.id, session);
  if (!actor || actor.status !== 'active') throw refuse.unauthenticated();
  return { ...actor, role: admittedAs(actor.role, route.roles) };
}

/**
 * The role in which somebody calls a route, which decides what they own there. Super managers are managers too and keep
 * what they had (PLUS-53): what is a manager's alone they call as the manager that they are, with no more rights on it.
 */
function admittedAs(role: Role, admitted: RouteDefinition['roles']): Role {
  if (admitted.includes(role)) return role;
  if (role === 'super_manager' && admitted.includes('manager')) return 'manager';
  throw refuse.forbidden();
}
