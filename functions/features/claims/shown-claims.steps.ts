import type { Claim } from '../../../shared/model/claim.ts';
import { unnamed } from '../../domain/people/unknown-people.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { ClaimsStore } from './claims.store.ts';
import { showClaim } from './show-claim.ts';

type Viewer = Pick<Reader, 'id' | 'role'>;
type Needs = Pick<ClaimsStore, 'shownAmong' | 'unknownAmong'>;

/**
 * Claims as this user sees them: without the names of candidates who hide from them, and of a proposal without the surname
 * of a candidate whom they may not know before an answer.
 */
export async function shownClaims(
  claims: readonly StoredClaim[],
  viewer: Viewer,
  { shownAmong, unknownAmong }: Needs,
): Promise<Claim[]> {
  const idsOf = (some: readonly StoredClaim[]) => some.map(({ candidate }) => candidate.id);
  const [shown, unknown] = await Promise.all([
    shownAmong(viewer, idsOf(claims)),
    unknownAmong(viewer, idsOf(claims.filter(({ confirmedAt }) => confirmedAt === null))),
  ]);
  return claims.map((claim) => {
    const one = showClaim(claim, viewer, shown.has(claim.candidate.id));
    const isUnknown = claim.confirmedAt === null && unknown.has(claim.candidate.id);
    return one.candidate && isUnknown ? { ...one, candidate: unnamed(one.candidate) } : one;
  });
}

/** The same for one claim. */
export async function shownClaim(claim: StoredClaim, ...given: [Viewer, Needs]): Promise<Claim> {
  const [shown] = await shownClaims([claim], ...given);
  return shown!;
}
