import type { Claim } from '../../../shared/model/claim.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { isKnown } from '../../records/claim.ts';
import type { ClaimsStore } from './claims.store.ts';
import { isConcerned } from './show-claim.ts';
import { shownClaim } from './shown-claims.steps.ts';

/**
 * The claim as this user sees it, if it concerns them: its recruiter, candidate or manager, or the super manager who
 * decides what is contested. For everybody else there is none (PLUS-04).
 */
export async function openClaim(
  claim: StoredClaim | undefined,
  reader: Pick<Reader, 'id' | 'role'>,
  claimsStore: Pick<ClaimsStore, 'isArbiter' | 'seenPeople'>,
): Promise<{ claim: StoredClaim; shown: Claim }> {
  if (!claim || (reader.id !== claim.candidate.id && !isKnown(claim))) throw noSuch('claim');
  const isArbiter = reader.role === 'super_manager' && (await claimsStore.isArbiter(reader.id, claim));
  if (!isConcerned(reader, claim) && !isArbiter) throw noSuch('claim');
  return { claim, shown: await shownClaim(claim, reader, claimsStore) };
}
