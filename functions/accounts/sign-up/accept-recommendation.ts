import type { RecommendationPlace } from '../../records/recommendation.ts';
import { recommendationAcceptedEvent } from '../../records/recommendation.ts';
import type { NewAccount } from './open-account.ts';
import { accountOf } from './open-account.ts';

interface Circumstances {
  id: number;
  uuid: string;
  at: string;
  eventId: number;
}

/**
 * Decides the account of somebody who accepts a recommended job without having one: a candidate, active at once,
 * because the mail proved the address.
 */
export function acceptRecommendation(
  names: { firstName: string; lastName: string },
  { recommendationId, senderId, jobId, email, jobTitle }: RecommendationPlace,
  { id, uuid, at, eventId }: Circumstances,
): NewAccount {
  const account = accountOf({ ...names, email, role: 'candidate' }, { id, uuid, at, status: 'active' });
  const event = recommendationAcceptedEvent(
    { id: recommendationId, job: { id: jobId, title: jobTitle }, senderId },
    account,
    { at, eventId },
  );
  return { account, favoriteJobs: [], event };
}
