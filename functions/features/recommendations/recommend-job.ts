import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { mayDecline, sentAgain } from '../../records/mailed-invitation.ts';
import type { Recommended, StoredRecommendation } from '../../records/recommendation.ts';
import { recommendationKind } from '../../records/recommendation.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredJob } from '../../records/job.ts';
import { linkExpiry } from '../../records/mailed-token.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/**
 * Refuses users who may not recommend a job (JOB-82): only its manager or a recruiter who works for them, and only
 * while it is open.
 */
export function mayRecommend(
  job: Pick<StoredJob, 'managerId' | 'status' | 'endAt'>,
  { actor, worksForManager, at }: { actor: Actor; worksForManager: boolean; at: string },
): void {
  if (actor.role === 'manager' && job.managerId !== actor.id)
    throw refuse.forbidden('This job belongs to another manager');
  if (actor.role === 'recruiter' && !worksForManager) throw refuse.forbidden('You do not work for this job’s manager');
  if (!isOpenJob(job, at)) throw refuse.conflict('Only an open job can be recommended');
}

/** Decides a recommendation; its link is valid for two weeks. */
export function recommendJob(
  job: Pick<StoredJob, 'id' | 'title'>,
  email: string,
  id: number,
  circumstances: Circumstances,
): Recommended {
  const { actor, at } = circumstances;
  const invitation: StoredRecommendation = {
    id,
    email,
    job: { id: job.id, title: job.title },
    senderId: actor.id,
    sender: referenceOf(actor),
    status: 'waiting',
    recommendedAt: at,
    expiresAt: linkExpiry('recommendation', at),
    candidate: null,
  };
  return { invitation, event: recommendedEvent(invitation, circumstances) };
}

/** Decides sending a waiting recommendation again, with a fresh link. */
export function resendRecommendation(recommendation: StoredRecommendation, circumstances: Circumstances): Recommended {
  return sentAgain(recommendationKind, recommendation, recommendedEvent(recommendation, circumstances));
}

/** Decides that the holder of the link declines. */
export function declineRecommendation(
  recommendation: StoredRecommendation,
  { at, eventId }: { at: string; eventId: number },
): EventOf<'recommendation-declined'> {
  mayDecline(recommendationKind, recommendation);
  const { id, job, senderId } = recommendation;
  return eventOf('recommendation-declined', {
    id: eventId,
    at,
    actor: { kind: 'system' },
    subject: keys.recommendationSubject(id),
    data: { recommendationId: id, jobId: job.id, senderId },
  });
}

function recommendedEvent(
  { id, job, sender }: StoredRecommendation,
  { actor, at, eventId }: Circumstances,
): EventOf<'job-recommended'> {
  return eventOf('job-recommended', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.recommendationSubject(id),
    data: { recommendationId: id, job, sender },
  });
}
