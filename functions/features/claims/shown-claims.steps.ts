import type { Claim } from '../../../shared/model/claim.ts';
import { unnamed } from '../../domain/people/unnamed.ts';
import { markVerified } from '../../domain/verification/verified.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { ClaimsStore } from './claims.store.ts';
import { showClaim } from './show-claim.ts';

type Viewer = Pick<Reader, 'id' | 'role'>;
type Needs = Pick<ClaimsStore, 'seenPeople'>;

/**
 * Claims as this user sees them: without the names of candidates who hide from them, and of a proposal without the surname
 * of a candidate whom they may not know before an answer.
 */
export async function shownClaims(
  claims: readonly StoredClaim[],
  viewer: Viewer,
  { seenPeople }: Needs,
): Promise<Claim[]> {
  const idsOf = (some: readonly StoredClaim[]) => some.map(({ candidate }) => candidate.id);
  const proposed = claims.filter(({ confirmedAt }) => confirmedAt === null);
  const { shown, unknown } = await seenPeople(viewer, idsOf(claims), idsOf(proposed));
  return claims.map((claim) => {
    const one = showClaim(claim, viewer, shown.has(claim.candidate.id));
    const isUnknown = claim.confirmedAt === null && unknown.has(claim.candidate.id);
    return one.candidate && isUnknown ? { ...one, candidate: unnamed(one.candidate) } : one;
  });
}

/** Claims with whether their recruiters are verified, for the candidate who decides about them. */
export async function withVerification(
  claims: readonly Claim[],
  { verifiedRecruiters }: Pick<ClaimsStore, 'verifiedRecruiters'>,
): Promise<Claim[]> {
  const verified = await verifiedRecruiters(claims.map(({ recruiter }) => recruiter.id));
  return markVerified(claims, verified, ({ recruiter }) => recruiter.id);
}

/** A claim as its candidate sees it, who reads before they choose for how long that is. */
export function forChoice(claim: StoredClaim, claimDays: number): Claim {
  return claim.state === 'proposed' ? { ...claim, standsDays: claimDays } : claim;
}

/** One claim as this user sees it. */
export async function shownClaim(claim: StoredClaim, ...given: [Viewer, Needs]): Promise<Claim> {
  const [shown] = await shownClaims([claim], ...given);
  return shown!;
}
