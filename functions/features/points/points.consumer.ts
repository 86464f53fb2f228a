import { verificationsIn } from '../../domain/verification/verified.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { environment } from '../../platform/environment.ts';
import { awaitedAwardsStore } from './awaited-awards.store.ts';
import { awardHire } from './award-hire.steps.ts';
import { bountiesStore } from './bounties.store.ts';
import { releaseVerified } from './release-bounties.steps.ts';
import { pointsStore } from './points.store.ts';

const stores = () => {
  const table = theTable();
  const [{ saveAward, inviterOf }, { decidersFor }, { isVerifiedManager }] = [
    pointsStore(table),
    bountiesStore(table),
    verificationsIn(table),
  ];
  const referralShare = () => environment('awards').REFERRAL_SHARE;
  const monthlyCap = () => environment('awards').MONTHLY_POINTS_CAP;
  return {
    saveAward,
    inviterOf,
    referralShare,
    monthlyCap,
    decidersFor,
    isVerifiedManager,
    ...awaitedAwardsStore(table),
  };
};

export const handler = eventConsumer('points', stores, {
  'job-closed': awardHire,
  'opening-filled': awardHire,
  'verification-changed': async ({ data: { user, isVerified } }, awaitedAwards) => {
    if (isVerified) await releaseVerified(user.id, { awaitedAwards, clock });
  },
});
