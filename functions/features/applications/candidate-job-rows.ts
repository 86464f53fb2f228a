import { openStatus } from '../../../shared/constants/job.ts';
import { mostMarked } from '../../../shared/constants/limits.ts';
import { isInterviewStatus, pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { Application, CandidateJobScope } from '../../../shared/model/application.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { openingsOf } from '../../../shared/rules/openings.ts';
import { hasWithdrawn } from '../../../shared/rules/pipeline-status.ts';
import type { HiddenOn } from '../../domain/people/hidden-from.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import type { StoredJob } from '../../records/job.ts';

interface Standing {
  applications: StoredApplication[];
  places: CandidateOnJob[];
  favorites: { jobId: number; at: string }[];
  /** On which of the jobs they are hidden from who hires. */
  hidden?: HiddenOn;
}

/** The date of the interview that lies ahead of the candidate in this place; null without one. */
export function interviewOf(place: CandidateOnJob | undefined): string | null {
  return (place && isInterviewStatus(place.status) && place.interviewAt) || null;
}

/**
 * The statuses behind the candidate on the way to the present one, in order; what a move back took back is not among
 * them. Undefined before the first move.
 */
export function wayOf({ status, passed }: StoredCandidateOnJob): PipelineStatus[] | undefined {
  let way: number[] = [];
  for (const [place] of passed ?? []) way = [...way.filter((one) => one < place), place];
  const here = pipelineStatuses.indexOf(status);
  return passed && way.filter((one) => one < here).flatMap((place) => pipelineStatuses[place] ?? []);
}

/** The jobs of a scope, newest first. */
export function jobIdsIn(
  scope: Exclude<CandidateJobScope, 'recommended'>,
  { applications, favorites }: Pick<Standing, 'applications' | 'favorites'>,
): number[] {
  if (scope === 'applied') return applications.map((one) => one.jobId);
  if (scope === 'assigned') return applications.filter((one) => one.state === 'accepted').map((one) => one.jobId);
  return favorites.map((one) => one.jobId);
}

/** The newest jobs on which the candidate is or waits, by their own application or a recruiter's. */
export function appliedTo(applications: readonly Pick<StoredApplication, 'jobId' | 'state'>[]): number[] {
  return applications.flatMap(({ jobId, state }) => (state === 'withdrawn' ? [] : jobId)).slice(0, mostMarked);
}

/** From whom the candidate hides on a job, as far as they are hidden there. */
export const hiddenFromOn = ({ id }: Pick<StoredJob, 'id'>, hidden?: HiddenOn): Pick<Application, 'hiddenFrom'> =>
  hidden?.has(id) ? { hiddenFrom: hidden.get(id) ?? null } : {};

/** A candidate's rows: each job with the candidate's own status on it. */
export function candidateJobRows(
  jobs: StoredJob[],
  { applications, places, favorites, hidden }: Standing,
): Application[] {
  return jobs.map((job) => {
    const application = applications.find((one) => one.jobId === job.id);
    const place = places.find((one) => one.jobId === job.id);
    const favorite = favorites.find((one) => one.jobId === job.id);
    return {
      id: application?.id ?? job.id,
      job,
      jobStatus: job.status,
      interviewAt: interviewOf(place),
      isFavorite: !!favorite,
      ...hiddenFromOn(job, hidden),
      appliedAt: application?.appliedAt ?? place?.createdAt ?? favorite?.at ?? job.createdAt,
      ...(whereabouts(application, place, job) ?? { state: null, status: null, since: job.createdAt, recruiter: null }),
    };
  });
}

/** Whether the candidate may read the job of a row: one that is held is for those who are in it, not for who marked it. */
export function mayReadJob({ jobStatus, state, status }: Application): boolean {
  return jobStatus === openStatus || jobStatus === 'closed' || state !== null || status !== null;
}

/**
 * Whether a row belongs to the time since `begin` (milliseconds): it changed then, or still runs. Favourites belong to when
 * they were marked, which is when the row was, without an application.
 */
export function isOfTime(
  { state, status, since, appliedAt, jobStatus }: Application,
  scope: Exclude<CandidateJobScope, 'recommended'>,
  begin: number,
): boolean {
  const isRunning = jobStatus !== 'closed' && status !== 'rejected' && (state === 'waiting' || state === 'accepted');
  const changed = state === null ? appliedAt : since;
  return Date.parse(changed) >= begin || (scope !== 'favorite' && isRunning);
}

/** One row from what was read of the job and the candidate's side of it. */
export function ownRow(
  job: StoredJob,
  own: { application: StoredApplication; isFavorite: boolean; onJob: CandidateOnJob | undefined },
): Application {
  const { application, isFavorite, onJob } = own;
  const found = whereabouts(application, onJob, job) ?? {
    state: null,
    status: null,
    since: job.createdAt,
    recruiter: null,
  };
  return {
    id: application.id,
    job,
    jobStatus: job.status,
    interviewAt: interviewOf(onJob),
    isFavorite,
    appliedAt: application.appliedAt,
    ...found,
  };
}

type Whereabouts = Pick<Application, 'state' | 'status' | 'since' | 'recruiter' | 'hired' | 'ended'>;

/**
 * Where an application is, and since when; undefined without one. A candidate who has left a job has no status there.
 * Where the job was closed, it is how it ended for those who were still on it.
 */
export function whereabouts(
  application: StoredApplication | undefined,
  onJob: CandidateOnJob | undefined,
  job: Pick<StoredJob, 'closed' | 'openings' | 'filled'>,
): Whereabouts | undefined {
  const found = ownPlace(application, onJob);
  const hired = onJob?.hired ?? hiredBefore(onJob, job);
  if (found && hired) return { ...found, since: hired.at, hired };
  if (!found || !job.closed || found.state === 'withdrawn' || found.status === 'rejected') return found;
  return { ...found, since: job.closed.at, ended: openingsOf(job).filled > 0 ? 'filled' : 'unfilled' };
}

// Jobs that closed before hires were kept with the candidate still say whom they were closed with.
function hiredBefore(onJob: CandidateOnJob | undefined, { closed }: Pick<StoredJob, 'closed'>) {
  return onJob && closed?.candidate?.id === onJob.candidateId ? { at: closed.at, startOn: null } : undefined;
}

function ownPlace(
  application: StoredApplication | undefined,
  onJob: CandidateOnJob | undefined,
): Pick<Application, 'state' | 'status' | 'since' | 'recruiter'> | undefined {
  if (onJob) {
    const { status, statusChangedAt: since, recruiter } = onJob;
    return hasWithdrawn(onJob)
      ? { state: 'withdrawn', status: null, since, recruiter }
      : { state: 'accepted', status, since, recruiter };
  }
  if (!application) return undefined;
  const { state, appliedAt, withdrawnAt } = application;
  return { state, status: null, since: withdrawnAt ?? appliedAt, recruiter: null };
}
