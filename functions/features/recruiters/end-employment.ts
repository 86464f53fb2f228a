import type { EventOf } from '../../../events/catalogue.ts';
import type { OpenWork } from '../../../shared/model/recruiter.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import { jobWithRecruiters } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** Decides taking a recruiter off a job; without anybody named it is for all of the manager's recruiters again. */
export function takeOffJob(
  job: Job,
  recruiterId: number,
  { actor, at, eventId }: Circumstances,
): { job: Job; event: EventOf<'job-changed'> } {
  const recruiters = job.recruiters.filter((id) => id !== recruiterId);
  return jobWithRecruiters(job, recruiters, { actor: eventActor(actor), at, eventId });
}

/**
 * Decides the end of a recruiter's work for a manager, who has seen how many candidates are still in process; another
 * number is refused, so that nobody ends what they have not been shown (RECR-56).
 */
export function endEmployment(
  recruiterId: number,
  { jobs, candidates }: OpenWork,
  seenCandidates: number,
  { actor, at, eventId }: Circumstances,
): EventOf<'recruiter-removed'> {
  if (candidates.length !== seenCandidates)
    throw refuse.conflict('This recruiter’s open work has changed meanwhile; look at it again');
  return eventOf('recruiter-removed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.userSubject(recruiterId),
    data: {
      manager: referenceOf(actor),
      recruiterId,
      jobIds: jobs.map(({ id }) => id),
      candidates: candidates.length,
    },
  });
}
