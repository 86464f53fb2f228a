import type { AnyEvent } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { type JobStatus, openStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { openingsOf } from '../../../shared/rules/openings.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { closedJob, filledOpening } from '../../records/closing.ts';
import { type Hire, hiredCandidate } from '../../records/hired-candidate.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

/** Who changes a job, when, and the id of the event of it. */
export interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}
export interface JobChange {
  job: Job;
  event: AnyEvent;
  /** The candidate who is hired with it. */
  hire?: Hire;
}

interface Hiring {
  /** Whom the manager expects to be paid; the payee is derived, so that another one is refused. */
  recruiterId?: number | null | undefined;
  startOn?: string | null | undefined;
  /** Why the manager says that the payee is owed nothing; somebody else decides. */
  contest?: string | undefined;
}
interface ClosingChoice extends Hiring {
  candidateId?: number | null | undefined;
  mailsOthers?: boolean | undefined;
}

/** Decides hold or resume, one toggle (JOB-44): open jobs are put on hold, held ones reopen; others are refused. */
export function holdJob(job: Job, circumstances: Circumstances): JobChange {
  if (job.status === openStatus) return statusChange(job, 'on_hold', circumstances);
  if (job.status === 'on_hold') return statusChange(job, openStatus, circumstances);
  throw refuse.conflict('Only an open job can be put on hold, and only a job on hold resumed');
}

/** Decides reopening a closed job (JOB-56). Points that were awarded stay awarded. */
export function reopenJob(job: Job, circumstances: Circumstances): JobChange {
  if (job.status !== 'closed') throw refuse.conflict('Only a closed job can be reopened');
  const { openings, filled } = openingsOf(job);
  // Who reopens a job that is filled looks for one more.
  const sought = filled > 0 ? { filled, openings: Math.max(openings, filled + 1) } : {};
  return statusChange({ ...job, ...sought, closed: null }, openStatus, circumstances);
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
  const hired = choice.candidateId ? chosenOf(onJob, choice.candidateId) : undefined;
  const end = { ...endOf(hired, choice), mailsOthers: choice.mailsOthers ?? false };
  const circumstances = { actor: eventActor(actor), at, eventId };
  const closed = closedJob(job, onJob, end, circumstances);
  return hired ? { ...closed, hire: hireOf(job, hired, end, circumstances) } : closed;
}

/**
 * Decides filling one of several openings, by which the job stays open (PLUS-50): with a candidate on the job who is not
 * hired there yet. The last opening is filled by closing the job.
 */
export function fillOpening(
  job: Job,
  onJob: CandidateOnJob[],
  choice: Hiring & { candidateId: number },
  { actor, at, eventId }: Circumstances,
): JobChange {
  if (job.status !== openStatus) throw refuse.conflict('Only for an open job somebody can be hired');
  if (openingsOf(job).left < 2) throw refuse.conflict('This is the last opening; close the job with who is hired');
  const hired = chosenOf(onJob, choice.candidateId);
  if (hired.hired) throw refuse.invalid('candidateId', 'This candidate is already hired for the job');
  const end = { ...endOf(hired, choice), candidate: hired.candidate };
  const circumstances = { actor: eventActor(actor), at, eventId };
  const hire = hireOf(job, hired, { ...end, staysOpen: true }, circumstances);
  return { ...filledOpening(job, onJob, end, circumstances), hire };
}

function chosenOf(onJob: CandidateOnJob[], candidateId: number): CandidateOnJob {
  const hired = onJob.find((one) => one.candidateId === candidateId);
  if (!hired) throw notOnThisJob();
  if (hired.status === 'rejected') throw wasRejected();
  return hired;
}

function endOf(hired: CandidateOnJob | undefined, { recruiterId, startOn = null, contest }: Hiring) {
  if (recruiterId && recruiterId !== hired?.recruiterId)
    throw refuse.invalid('recruiterId', 'This recruiter did not put the candidate forward');
  // Without the candidate's word nothing is owed, unless the manager names who worked on the application.
  const isOwed = !hired?.awaitsCandidate || recruiterId === hired.recruiterId;
  const recruiter = (isOwed && hired?.recruiter) || null;
  if (contest && !recruiter) throw refuse.invalid('contest', 'Nobody earns points here, so there is no contest');
  return { candidate: hired?.candidate ?? null, recruiter, startOn, contest };
}

function hireOf(
  { manager }: Job,
  hired: CandidateOnJob,
  { startOn, staysOpen = false }: { startOn: string | null; staysOpen?: boolean },
  { actor, at, eventId }: { actor: EventActor; at: string; eventId: number },
): Hire {
  // The id comes after that of the event which closes or fills, and that of its award.
  return hiredCandidate(hired, { manager, startOn, staysOpen }, { actor, at, id: eventId + 2 });
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
