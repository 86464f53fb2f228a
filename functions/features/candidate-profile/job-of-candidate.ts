import type { CandidateAction } from '../../../shared/constants/candidate-profile.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { JobOfCandidate } from '../../../shared/model/candidate-profile.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { hasWithdrawn } from '../../../shared/rules/pipeline-status.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredJob } from '../../records/job.ts';
import type { ProfileAccess } from './may-see-profile.ts';

/** What is stored about a candidate and one job. */
export interface JobFacts {
  job: StoredJob;
  onJob: CandidateOnJob | undefined;
  application: StoredApplication | undefined;
  /** Whether the viewer helps its manager with it. */
  isHelped?: boolean;
  /** The viewer's own proposal or claim. */
  claim: StoredClaim | undefined;
}

/**
 * One job of a candidate as a user sees it, with what they may do there; undefined where they have nothing to do with
 * it: a recruiter’s are those on which they represent or propose the candidate, a manager’s their own jobs and those they
 * help with.
 */
export function jobOfCandidate(
  { job, onJob, application, isHelped = false, claim }: JobFacts,
  { viewer, may, at }: { viewer: { id: number; role: Role }; may: ProfileAccess['may']; at: string },
): JobOfCandidate | undefined {
  const isProposed = claim?.state === 'proposed' && claim.answerBy > at;
  const isTheirs = {
    candidate: false,
    recruiter: onJob?.recruiterId === viewer.id || isProposed,
    manager: (job.managerId === viewer.id || isHelped) && (onJob ?? application) !== undefined,
    super_manager: job.status !== 'draft' && (onJob ?? application) !== undefined,
  }[viewer.role];
  if (!isTheirs) return undefined;
  const state = stateOf({ onJob, application, isProposed });
  const possible: CandidateAction[] = [];
  if (job.status !== 'closed') {
    if (state === 'waiting' && job.status === openStatus) possible.push('apply', 'decline');
    if (state === 'onJob' && onJob?.status !== 'rejected')
      possible.push('decline', ...(isHelped ? [] : ['closeJob' as const]));
    if (isProposed || (claim?.state === 'standing' && onJob?.recruiterId === viewer.id)) possible.push('unassign');
  }
  const current = onJob?.statusChangedAt ?? application?.withdrawnAt ?? application?.appliedAt;
  return {
    id: job.id,
    job: { id: job.id, title: job.title },
    jobStatus: job.status,
    state,
    status: onJob?.status ?? null,
    ...(onJob?.hired && { hired: onJob.hired }),
    since: current ?? claim?.proposedAt ?? job.createdAt,
    applicationId: state === 'waiting' && viewer.role === 'manager' ? (application?.id ?? null) : null,
    actions: possible.filter(may),
  };
}

function stateOf({
  onJob,
  application,
  isProposed,
}: Pick<JobFacts, 'onJob' | 'application'> & { isProposed: boolean }): JobOfCandidate['state'] {
  if (onJob) return hasWithdrawn(onJob) ? 'withdrawn' : 'onJob';
  if (isProposed) return 'proposed';
  return application?.state === 'withdrawn' ? 'withdrawn' : 'waiting';
}
