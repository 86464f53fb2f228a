import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SendingNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Recommendations } from '../../domain/invitations/recommendations.ts';
import { mayRecommend, recommendJob } from './recommend-job.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs extends SendingNeeds {
  recommendations: Recommendations;
  recommendationsStore: RecommendationsStore;
}

export const recommendJobHandler = handler(
  contract.recommendations.recommendJob,
  async ({ body, actor }, { recommendations, recommendationsStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    const { job, worksForManager } = await recommendationsStore.jobFor(actor, body.jobId);
    mayRecommend(job, { actor, worksForManager, at });
    await mailAllowance.take(actor, body.emails.length, at);
    const outcomes: { email: string; available: boolean }[] = [];
    // One after the other: simultaneous transactions that check the same job refuse each other.
    for (const email of body.emails) {
      const recommended = recommendJob(job, email, clock.newId(), { actor, at, eventId: clock.newId() });
      outcomes.push({
        email,
        // Every account gets the mail, so that nobody learns here which role an address has.
        available: await recommendations.saveNew(recommended, actor, job.managerId),
      });
    }
    return outcomes;
  },
);
