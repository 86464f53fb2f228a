import type { EventOf } from '../../../events/catalogue.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredJob } from '../../records/job.ts';
import { keys } from '../../table/keys.ts';
import { eventActor, eventOf } from '../../table/outbox.ts';
import { forgetJob, formerNames } from './forget-person.ts';

/** Statuses of jobs that erasure of their manager closes. */
export const openStatuses = ['signed', 'on_hold', 'draft'] as const satisfies readonly JobStatus[];
/** What the story says of a candidate who leaves. */
const withdrawnReason = 'Withdrew: the account was erased';

interface Circumstances {
  at: string;
  eventId: number;
}

// A candidate who was hired or rejected has nothing left to withdraw from.
const ended: ReadonlySet<string> = new Set(['rejected', 'hiring_onboarding']);

/**
 * Decides whether and how a leaving candidate is taken off a job: rejected, said to have withdrawn, and told by no
 * name. Undefined where nothing is open.
 */
export function withdraw(
  onJob: CandidateOnJob,
  jobStatus: JobStatus,
  person: StoredAccount,
  { at, eventId }: Circumstances,
): { after: CandidateOnJob; event: EventOf<'candidate-status-changed'> } | undefined {
  if (jobStatus === 'closed' || ended.has(onJob.status)) return undefined;
  const candidate = unknown(person);
  const after: CandidateOnJob = {
    ...onJob,
    candidate,
    status: 'rejected',
    lastChange: null,
    statusChangedAt: at,
    version: onJob.version + 1,
  };
  const event = eventOf('candidate-status-changed', {
    id: eventId,
    at,
    actor: eventActor({ ...person, ...candidate }),
    subject: keys.candidateOnJobSubject(onJob.jobId, onJob.candidateId),
    data: {
      jobId: onJob.jobId,
      jobTitle: onJob.job.title,
      managerId: onJob.managerId,
      recruiterId: onJob.recruiterId,
      candidate,
      from: onJob.status,
      to: 'rejected',
      reason: withdrawnReason,
      undo: false,
      undoneAt: null,
      version: after.version,
    },
  });
  return { after, event };
}

/**
 * Decides closing a leaving manager's job: without its texts, so that whoever hears of it hears neither title nor name.
 */
export function closeLeftJob(
  job: StoredJob,
  onJob: readonly CandidateOnJob[],
  person: StoredAccount,
  { at, eventId }: Circumstances,
): { after: StoredJob; event: EventOf<'job-closed'> } {
  const manager = unknown(person);
  const bare = forgetJob(job, { id: person.id, role: person.role, email: person.email, jobs: new Set([job.id]) });
  const after: StoredJob = {
    ...bare,
    manager,
    status: 'closed',
    closed: { at, candidate: null, recruiter: null },
    version: job.version + 1,
  };
  const event = eventOf('job-closed', {
    id: eventId,
    at,
    actor: eventActor({ ...person, ...manager }),
    subject: `JOB#${job.id}`,
    data: {
      jobId: job.id,
      title: after.title,
      points: job.points,
      from: job.status,
      manager,
      clientId: null,
      candidate: null,
      recruiter: null,
      others: onJob.map(({ candidateId, recruiterId }) => ({ candidateId, recruiterId })),
    },
  });
  return { after, event };
}

/** Decides what live connections hear of sessions that end with their account; undefined where nobody is signed in. */
export function sessionsEnd(
  { id, sessions = {} }: StoredAccount,
  { at, eventId }: Circumstances,
): EventOf<'sessions-ended'> | undefined {
  const sessionIds = Object.values(sessions);
  if (sessionIds.length === 0) return undefined;
  return eventOf('sessions-ended', {
    id: eventId,
    at,
    actor: { kind: 'system' },
    subject: `USER#${id}`,
    data: { userId: id, sessionIds, reason: 'everywhere' },
  });
}

function unknown({ id, role }: StoredAccount) {
  const { firstName, lastName } = formerNames(role);
  return { id, firstName, lastName, avatar: null };
}
