import type { EventOf } from '../../events/catalogue.ts';
import type { Recommendation } from '../../shared/model/invitation.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { refuse } from '../door/refusal.ts';
import type { StoredAccount } from './account.ts';
import { referenceOf } from './account.ts';
import { keys } from '../table/keys.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import type { Write } from '../table/write.ts';

/** A recommendation as stored. */
export interface StoredRecommendation extends Recommendation {
  senderId: number;
  sender: PersonReference;
}

/** Where a recommendation is stored, according to its link. */
export interface RecommendationPlace {
  senderId: number;
  recommendationId: number;
  jobId: number;
  jobTitle: string;
  email: string;
}

/**
 * The writes of accepting, for the transaction that knows the candidate: accepted once, only while the job is open, and
 * the job is among the candidate's favourites.
 */
export function acceptedRecommendation(
  { senderId, recommendationId, jobId, email }: RecommendationPlace,
  candidate: PersonReference,
  at: string,
): Write[] {
  return [
    {
      update: keys.recommendation(senderId, recommendationId),
      set: { status: 'accepted', candidate },
      when: { expression: '#status = :waiting', values: { waiting: 'waiting' } },
      refusal: refuse.gone('This recommendation was already answered or cancelled', 'token'),
    },
    { remove: keys.recommendedEmail(senderId, jobId, email) },
    {
      check: keys.jobGate(jobId),
      when: { expression: '#status = :signed', values: { signed: 'signed' } },
      refusal: refuse.gone('This job is no longer open', 'token'),
    },
    { put: { ...keys.favoriteJob(candidate.id, jobId), jobId, at } },
  ];
}

/** The event of accepting. */
export function recommendationAcceptedEvent(
  { id, job, senderId }: Pick<StoredRecommendation, 'id' | 'job' | 'senderId'>,
  candidate: Pick<StoredAccount, 'id' | 'role' | 'firstName' | 'lastName' | 'avatar'>,
  { at, eventId }: { at: string; eventId: number },
): EventOf<'recommendation-accepted'> {
  const data = { recommendationId: id, job, senderId, candidate: referenceOf(candidate) };
  return eventOf('recommendation-accepted', {
    id: eventId,
    at,
    actor: eventActor(candidate),
    subject: `RECOMMENDATION#${id}`,
    data,
  });
}
