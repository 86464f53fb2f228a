import type { EventOf } from '../../events/catalogue.ts';
import type { Recommendation } from '../../shared/model/invitation.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { closedOrHeld } from '../../shared/rules/open-job.ts';
import { refuse } from '../platform/door/refusal.ts';
import type { StoredAccount } from './account.ts';
import { referenceOf } from './account.ts';
import { favoriteJobWrite } from './favorite-job.ts';
import { keys } from '../platform/table/keys.ts';
import { openJobCheck } from './job-gate.ts';
import type { TargetOf } from './mailed-token.ts';
import { eventActor, eventOf } from '../platform/table/outbox.ts';
import type { Write } from '../platform/table/write.ts';
import type { InvitationKind, InvitationPlace, SentInvitation } from './mailed-invitation.ts';
import { acceptedWrites } from './mailed-invitation.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A recommendation of a job as stored. */
export interface StoredRecommendation extends Recommendation {
  senderId: number;
  sender: PersonReference;
}
export type Recommended = SentInvitation<StoredRecommendation>;
/** Where a recommendation is stored, according to its link. */
export type RecommendationPlace = TargetOf<'recommendation'>;

/** Recommendations of jobs: invitations to one job, also to addresses that have an account. */
export const recommendationKind: InvitationKind<
  StoredRecommendation,
  'recommendation',
  InvitationPlace & { jobId: number }
> = {
  noun: 'recommendation',
  link: 'recommendation',
  open: 'waiting',
  takenBack: 'cancelled',
  place: ({ senderId, id, email, job }) => ({ senderId, id, email, jobId: job.id }),
  placeBehind: ({ senderId, recommendationId, email, jobId }) => ({ senderId, id: recommendationId, email, jobId }),
  key: keys.recommendation,
  claim: ({ senderId, jobId, email }) => keys.recommendedEmail(senderId, jobId, email),
  sentBy: keys.recommendations,
  guards: ({ job }) => [openJobCheck(job.id, refuse.conflict('Only an open job can be recommended'))],
  refusals: {
    notOpen: 'This recommendation was already answered or cancelled',
    changedMeanwhile: 'This recommendation has changed meanwhile',
  },
};

/**
 * The writes of accepting, for the transaction that knows the candidate: accepted once, only while the job is open, and
 * the job is among the candidate's favourites, with who recommended it.
 */
export function acceptedRecommendation(place: RecommendationPlace, candidate: PersonReference, at: string): Write[] {
  const { jobId, senderId } = place;
  return [
    ...acceptedWrites(recommendationKind, place, { candidate }),
    openJobCheck(jobId, refuse.gone(closedOrHeld, 'token')),
    favoriteJobWrite(candidate.id, { jobId, at, recommendedBy: senderId }),
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
    subject: keys.recommendationSubject(id),
    data,
  });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  recommendation: {
    holds: 'to which addresses a user recommended jobs; those of the recipients are found by address',
    own: (userId) => keys.recommendations(userId),
    exported: { file: 'recommendations' },
    erasure: remove,
  },
  recommendationSubject: { leadsTo: 'event' },
  recommendations: { leadsTo: 'recommendation' },
  recommendedEmail: {
    holds: 'the address of an open recommendation',
    found: 'in the sender’s partition, and by address',
    exported: { file: 'recommendations' },
    erasure: remove,
  },
} satisfies PersonalData;
