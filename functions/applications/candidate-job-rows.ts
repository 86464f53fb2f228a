import type { Application } from '../../shared/model/application.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { StoredApplication } from '../records/application.ts';
import type { StoredJob } from '../records/job.ts';

interface Standing {
  applications: StoredApplication[];
  places: CandidateOnJob[];
  favorites: { jobId: number; at: string }[];
}

/** The jobs of a scope, newest first. */
export function jobIdsIn(
  scope: 'applied' | 'assigned' | 'favorite',
  { applications, favorites }: Omit<Standing, 'places'>,
): number[] {
  if (scope === 'applied') return applications.map((one) => one.jobId);
  if (scope === 'assigned') return applications.filter((one) => one.state === 'accepted').map((one) => one.jobId);
  return favorites.map((one) => one.jobId);
}

/** A candidate's rows: each job with the candidate's own status on it. */
export function candidateJobRows(jobs: StoredJob[], { applications, places, favorites }: Standing): Application[] {
  return jobs.map((job) => {
    const application = applications.find((one) => one.jobId === job.id);
    const place = places.find((one) => one.jobId === job.id);
    const favorite = favorites.find((one) => one.jobId === job.id);
    return {
      id: application?.id ?? job.id,
      job,
      jobStatus: job.status,
      state: place ? 'accepted' : (application?.state ?? null),
      status: place?.status ?? null,
      isFavorite: !!favorite,
      appliedAt: application?.appliedAt ?? place?.createdAt ?? favorite?.at ?? job.createdAt,
    };
  });
}
