import type { Verifications } from '../../domain/verification/verified.ts';
import type { HireEvent } from '../../records/closing.ts';
import { awardPoints } from './award-points.ts';
import { awardReferral } from './award-referral.ts';
import type { BountiesStore } from './bounties.store.ts';
import type { PointsStore } from './points.store.ts';

export interface AwardNeeds
  extends
    Pick<PointsStore, 'saveAward' | 'inviterOf'>,
    Pick<BountiesStore, 'decidersFor'>,
    Pick<Verifications, 'isVerifiedManager'> {
  /** The percentage of a job's points for the candidate who invited the hired person, where the job does not say so. */
  referralShare: () => number;
  /** How many points the hires of a manager earn others in a month before an operator looks at the rest. */
  monthlyCap: () => number;
}

/**
 * Books what a hire awards to the recruiter and to the candidate who invited the hired person, each once; it waits
 * while the manager is not verified or contests who earned it, and past the cap of the manager's month.
 */
export async function awardHire(event: HireEvent, store: AwardNeeds): Promise<void> {
  const { manager, contest, candidate } = event.data;
  if (!candidate) return;
  const [isManagerVerified, deciders, inviterId] = await Promise.all([
    store.isVerifiedManager(manager.id),
    contest ? store.decidersFor(manager.id) : [],
    store.inviterOf(candidate.id),
  ]);
  const referral = { inviterId, share: store.referralShare(), isManagerVerified };
  const awards = [awardPoints(event, { deciders, isManagerVerified }), awardReferral(event, referral)];
  for (const award of awards) if (award) await store.saveAward(award, store.monthlyCap());
}
