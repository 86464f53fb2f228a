import type { EventOf } from '../../events/catalogue.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { Actor } from '../door/actor.ts';
import { refuse } from '../door/refusal.ts';
import { referenceOf } from '../records/account.ts';
import type { StoredApplication } from '../records/application.ts';
import { keys } from '../table/keys.ts';
import { eventActor, eventOf } from '../table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** Decides accepting (CAND-28): the candidate is on the job as Contacted, put forward by this recruiter. */
export function acceptApplication(
  application: StoredApplication,
  circumstances: Circumstances,
): { onJob: CandidateOnJob; event: EventOf<'self-assignment-accepted'> } {
  mayAnswer(application, circumstances);
  const { actor, at, eventId } = circumstances;
  const { candidate, jobId, managerId } = application;
  const onJob: CandidateOnJob = {
    jobId,
    candidateId: candidate.id,
    managerId,
    recruiterId: actor.id,
    candidate,
    recruiter: referenceOf(actor),
    job: { id: jobId, title: application.jobTitle, points: application.jobPoints },
    status: 'contacted',
    statusChangedAt: at,
    version: 1,
    lastChange: null,
    createdAt: at,
    viewedAt: null,
  };
  const event = eventOf('self-assignment-accepted', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.candidateOnJobSubject(jobId, candidate.id),
    data: {
      applicationId: application.id,
      job: { id: jobId, title: application.jobTitle },
      managerId,
      recruiter: referenceOf(actor),
      candidate,
    },
  });
  return { onJob, event };
}

/** Decides declining (CAND-29). */
export function declineApplication(
  application: StoredApplication,
  circumstances: Circumstances,
): EventOf<'self-assignment-declined'> {
  mayAnswer(application, circumstances);
  const { actor, at, eventId } = circumstances;
  const { candidate, jobId, managerId } = application;
  return eventOf('self-assignment-declined', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.applicationSubject(application.id),
    data: {
      applicationId: application.id,
      job: { id: jobId, title: application.jobTitle },
      managerId,
      recruiter: referenceOf(actor),
      candidate,
    },
  });
}

// The write decides whether the recruiter works for the manager, and whether another recruiter was quicker.
function mayAnswer({ recruiterIds }: StoredApplication, { actor }: Circumstances): void {
  if (recruiterIds.length > 0 && !recruiterIds.includes(actor.id))
    throw refuse.forbidden('This job is for other recruiters');
}
