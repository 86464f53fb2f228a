import type { EventOf } from '../../../events/catalogue.ts';
import type { SentApplication } from '../../../shared/model/job-question.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { goesTo } from '../../domain/jobs/goes-to.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredJob } from '../../records/job.ts';
import { isOpenJob, whyNotOpen } from '../../../shared/rules/open-job.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

/** The recruiter who brought a candidate to a job: by mail about it, by their public link, or by an invitation to HireHub. */
export interface Bringer {
  recruiterId: number;
  by: 'mail' | 'link' | 'invitation';
}

/**
 * Decides an application: the job must be open, and a candidate applies once. Who brought them to it is offered it first,
 * for a day.
 */
export function applyToJob(
  job: Pick<StoredJob, 'id' | 'title' | 'points' | 'status' | 'endAt' | 'managerId' | 'recruiters'>,
  {
    actor,
    at,
    id,
    eventId,
    recommendedBy,
    broughtBy,
    sent,
  }: {
    actor: Actor;
    at: string;
    id: number;
    eventId: number;
    recommendedBy?: number;
    broughtBy?: Bringer;
    /** What goes with the application. */
    sent?: SentApplication;
  },
): { application: StoredApplication; event: EventOf<'self-assignment-created'> } {
  if (!isOpenJob(job, at)) throw refuse.gone(whyNotOpen(job));
  const candidate = referenceOf(actor);
  const isOffered = broughtBy !== undefined && goesTo(job, broughtBy.recruiterId);
  const application: StoredApplication = {
    id,
    jobId: job.id,
    jobTitle: job.title,
    jobPoints: job.points,
    managerId: job.managerId,
    recruiterIds: job.recruiters,
    candidate,
    state: 'waiting',
    appliedAt: at,
    declines: [],
    withdrawnAt: null,
    source:
      recommendedBy !== undefined || broughtBy?.by === 'link' ? 'recommended' : actor.isInvited ? 'invited' : 'applied',
    ...(isOffered && {
      broughtBy: {
        recruiterId: broughtBy.recruiterId,
        firstUntil: new Date(Date.parse(at) + oneDay).toISOString(),
        ...(broughtBy.by !== 'mail' && { byLink: true as const }),
      },
    }),
    ...(sent && { sent }),
    version: 1,
  };
  const event = eventOf('self-assignment-created', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.applicationSubject(id),
    data: {
      applicationId: id,
      job: { id: job.id, title: job.title },
      managerId: job.managerId,
      recruiterIds: job.recruiters,
      candidate,
      ...(recommendedBy && { recommendedBy }),
    },
  });
  return { application, event };
}
