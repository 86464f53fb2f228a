import type { EventOf } from '../../../events/catalogue.ts';
import type { Verifications } from '../../domain/verification/verified.ts';
import { awardPoints } from './award-points.ts';
import type { BountiesStore } from './bounties.store.ts';
import type { PointsStore } from './points.store.ts';

export type AwardNeeds = Pick<PointsStore, 'saveAward'> &
  Pick<BountiesStore, 'decidersFor'> &
  Pick<Verifications, 'isVerifiedManager'>;

/** Books what a closed job awards, once; it waits while its manager is not verified, or contests it. */
export async function awardHire(event: EventOf<'job-closed'>, store: AwardNeeds): Promise<void> {
  const { manager, contest } = event.data;
  const deciders = contest ? await store.decidersFor(manager.id) : [];
  const award = awardPoints(event, { deciders, isManagerVerified: await store.isVerifiedManager(manager.id) });
  if (award) await store.saveAward(award);
}
