import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { Recommendations } from '../../records/recommendation.ts';

export const listRecommendationsHandler = handler(
  contract.recommendations.listRecommendations,
  async ({ query, actor }, { recommendations }: { recommendations: Recommendations }) => {
    const sent = await recommendations.sentBy(actor.id);
    return pageOf(
      sent.filter(({ job, status }) => job.id === query.jobId && status !== 'cancelled'),
      query,
    );
  },
);
