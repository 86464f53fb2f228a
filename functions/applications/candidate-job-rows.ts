import { isInterviewStatus } from '../../shared/constants/pipeline.ts';
import type { Application } from '../../shared/model/application.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { StoredApplication } from '../records/application.ts';
import type { StoredJob } from '../records/job.ts';

interface Standing {
  applications: StoredApplication[];
  places: CandidateOnJob[];
  favorites: { jobId: number; at: string }[];
}

/** The date of the interview that lies ahead of the candidate in this place; null without one. */
export function interviewOf(place: CandidateOnJob | undefined): string | null {
  return (place && isInterviewStatus(place.status) && place.interviewAt) || null;
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
      interviewAt: interviewOf(place),
      isFavorite: !!favorite,
      appliedAt: application?.appliedAt ?? place?.createdAt ?? favorite?.at ?? job.createdAt,
    };
  });
}
