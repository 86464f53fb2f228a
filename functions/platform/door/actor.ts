import type { Role } from '../../../shared/constants/roles.ts';
import { roles } from '../../../shared/constants/roles.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { idOfUuid } from '../../../shared/rules/ids.ts';

/** The caller according to the token; enough for reading the caller's own data. */
export interface Reader {
  id: number;
  uuid: string;
  role: Role;
}

/** The caller according to the table at this moment; every mutating call receives one. */
export interface Actor extends Reader {
  firstName: string;
  lastName: string;
  email: string;
  avatar: string | null;
  status: 'unconfirmed' | 'active' | 'disabled';
  isInternal: boolean;
  hasManagers: boolean;
  /** Whether a candidate's account began with an invitation by mail. */
  isInvited?: boolean;
  /** The session of the call; absent on public routes. */
  sessionId?: number;
}

/** Undefined on public routes, the token's reader on GET routes, the stored account on routes that change something. */
export type ActorOf<R extends RouteDefinition> = R['roles'] extends 'anyone'
  ? undefined
  : R['method'] extends 'GET'
    ? Reader
    : Actor;

/**
 * Reads the caller from the claims that the JWT authorizer has verified; undefined when they are not one of our users'.
 */
export function readerFromClaims(claims: Record<string, unknown> | undefined): Reader | undefined {
  const uuid = typeof claims?.username === 'string' ? claims.username : '';
  const id = idOfUuid(uuid);
  const groups = groupsOf(claims?.['cognito:groups']);
  // A super manager keeps the manager group, so the stronger role comes first in `roles`.
  const role = roles.find((candidate) => groups.includes(candidate));
  return id !== undefined && role ? { id, uuid, role } : undefined;
}

/**
 * The identity provider's name of the session that a token belongs to: the same for every token renewed from one
 * sign-in.
 */
export function sessionFromClaims(claims: Record<string, unknown> | undefined): string {
  return typeof claims?.origin_jti === 'string' ? claims.origin_jti : '';
}

// The HTTP API renders a claim that is a list as the text "[a b]".
function groupsOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.map(String);
  return typeof claim === 'string' ? claim.replace(/^\[|\]$/g, '').split(/[\s,]/) : [];
}
