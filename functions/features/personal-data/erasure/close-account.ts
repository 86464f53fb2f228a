import type { EventOf } from '../../../../events/catalogue.ts';
import { type JobStatus, openStatus } from '../../../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { StatusChange } from '../../../records/candidate-on-job.ts';
import { movedCandidate } from '../../../records/moved-candidate.ts';
import type { StoredJob } from '../../../records/job.ts';
import { closedJob } from '../../../records/closing.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { forgetJob, formerNames } from './forget-person.ts';
import { keys } from '../../../platform/table/keys.ts';

/** Statuses of jobs that erasure of their manager closes. */
export const openStatuses = [openStatus, 'on_hold', 'draft'] as const satisfies readonly JobStatus[];
/** The reason in the story of a candidate who leaves. */
const withdrawnReason = 'Withdrew: the account was erased';

interface Circumstances {
  at: string;
  eventId: number;
}

// A candidate who was hired or rejected has nothing left to withdraw from.
const ended: ReadonlySet<string> = new Set(['rejected', 'hiring_onboarding']);

/**
 * Decides whether and how a leaving candidate is taken off a job: rejected, said to have withdrawn, and without a
 * name. Undefined where nothing is open.
 */
export function withdraw(
  onJob: CandidateOnJob,
  jobStatus: JobStatus,
  person: StoredAccount,
  { at, eventId }: Circumstances,
): StatusChange | undefined {
  if (jobStatus === 'closed' || ended.has(onJob.status)) return undefined;
  const candidate = unknown(person);
  return movedCandidate(
    { ...onJob, candidate },
    { status: 'rejected', lastChange: null, reason: withdrawnReason, interviewAt: null, undoneAt: null },
    { actor: eventActor({ ...person, ...candidate }), at, id: eventId },
  );
}

/**
 * Decides closing a leaving manager's job: without its texts, so that its notifications contain neither title nor name.
 */
export function closeLeftJob(
  job: StoredJob,
  onJob: readonly CandidateOnJob[],
  person: StoredAccount,
  { at, eventId }: Circumstances,
): { job: StoredJob; event: EventOf<'job-closed'> } {
  const manager = unknown(person);
  const bare = forgetJob(job, { id: person.id, role: person.role, email: person.email, jobs: new Set([job.id]) });
  return closedJob(
    { ...bare, manager },
    onJob,
    { candidate: null, recruiter: null },
    { actor: eventActor({ ...person, ...manager }), at, eventId },
  );
}

/**
 * Decides the message to live connections about sessions that end with their account; undefined where nobody is signed
 * in.
 */
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
    subject: keys.userSubject(id),
    data: { userId: id, sessionIds, reason: 'everywhere' },
  });
}

function unknown({ id, role }: StoredAccount) {
  const { firstName, lastName } = formerNames(role);
  return { id, firstName, lastName, avatar: null };
}
