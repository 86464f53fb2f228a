import type { AnyEvent } from '../../../events/catalogue.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { closedJob } from '../../records/closing.ts';
import { type Hire, hiredCandidate } from '../../records/hired-candidate.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}
export interface JobChange {
  job: Job;
  event: AnyEvent;
  /** The candidate with whom it was closed. */
  hire?: Hire;
}

interface ClosingChoice {
  candidateId?: number | null | undefined;
  /** Whom the manager expects to be paid; the payee is derived, so that another one is refused. */
  recruiterId?: number | null | undefined;
  startOn?: string | null | undefined;
  mailsOthers?: boolean | undefined;
  /** Why the manager says that the payee is owed nothing; somebody else decides. */
  contest?: string | undefined;
}

/** Decides hold or resume, one toggle (JOB-44): open jobs are put on hold, held ones reopen; others are refused. */
export function holdJob(job: Job, circumstances: Circumstances): JobChange {
  if (job.status === 'signed') return statusChange(job, 'on_hold', circumstances);
  if (job.status === 'on_hold') return statusChange(job, 'signed', circumstances);
  throw refuse.conflict('Only an open job can be put on hold, and only a job on hold resumed');
}

/** Decides reopening a closed job (JOB-56). Points that were awarded stay awarded. */
export function reopenJob(job: Job, circumstances: Circumstances): JobChange {
  if (job.status !== 'closed') throw refuse.conflict('Only a closed job can be reopened');
  return statusChange({ ...job, closed: null }, 'signed', circumstances);
}

/** The refusal of a candidate who is not on the job, or hides from its manager. */
export const notOnThisJob = () => refuse.invalid('candidateId', 'This candidate is not on the job');

const wasRejected = () =>
  refuse.invalid('candidateId', 'This candidate was rejected or withdrew; choose somebody else');

/**
 * Decides closing (JOB-45, PLUS-41): a job closes once; a chosen candidate must be on it, who is hired with that. The
 * recruiter who put that candidate forward earns the points, whether the manager names them or not; a manager can only
 * contest it.
 */
export function closeJob(
  job: Job,
  onJob: CandidateOnJob[],
  choice: ClosingChoice,
  { actor, at, eventId }: Circumstances,
): JobChange {
  if (job.status === 'closed') throw refuse.conflict('This job is already closed');
  const hired = choice.candidateId ? onJob.find((one) => one.candidateId === choice.candidateId) : undefined;
  if (choice.candidateId && !hired) throw notOnThisJob();
  if (hired?.status === 'rejected') throw wasRejected();
  if (choice.recruiterId && choice.recruiterId !== hired?.recruiterId)
    throw refuse.invalid('recruiterId', 'This recruiter did not put the candidate forward');
  const recruiter = hired?.recruiter ?? null;
  if (choice.contest && !recruiter) throw refuse.invalid('contest', 'Nobody earns points here, so there is no contest');
  const [startOn, by] = [choice.startOn ?? null, eventActor(actor)];
  const end = {
    candidate: hired?.candidate ?? null,
    recruiter,
    startOn,
    mailsOthers: choice.mailsOthers ?? false,
    contest: choice.contest,
  };
  const closed = closedJob(job, onJob, end, { actor: by, at, eventId });
  if (!hired) return closed;
  // The id comes after the closing event's and that of its award.
  const hire = hiredCandidate(hired, { manager: job.manager, startOn }, { actor: by, at, id: eventId + 2 });
  return { ...closed, hire };
}

function statusChange(job: Job, to: JobStatus, { actor, at, eventId }: Circumstances): JobChange {
  const event = eventOf('job-status-changed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.jobSubject(job.id),
    data: { jobId: job.id, title: job.title, managerId: job.managerId, clientId: job.clientId, from: job.status, to },
  });
  return { job: { ...job, status: to, version: job.version + 1 }, event };
}
