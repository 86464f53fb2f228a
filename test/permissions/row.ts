import type { Role } from '../../shared/constants/roles.ts';
import type { Relation, Thing } from './world.ts';

/** What a caller gets: a status, or of a list whether the thing is in it. */
export type Verdict = number | 'shown' | 'hidden';
export interface Row extends Partial<Record<Role, Verdict | Partial<Record<Relation, Verdict>>>> {
  about: Thing;
  body?: unknown;
  query?: string;
  /** The third party that the route calls beyond the table and that no test provides: 500 or 503 counts as allowed. */
  outside?: string;
}

export const ok = 200;
/** Nobody else can even learn that such a thing exists. */
export const ownersOnly = { own: ok, unrelated: 404, missing: 404 };
export const ownList = { own: 'shown', unrelated: 'hidden' } as const;
export const everyone = <V extends Row[Role]>(verdict: V) => ({
  candidate: verdict,
  recruiter: verdict,
  manager: verdict,
  super_manager: verdict,
});
export const page = 'page=1&perPage=50';
