import type { Circle, NearJob, NearPerson } from '../../../shared/model/people.ts';
import type { StoredJob } from '../../records/job.ts';

/** How many jobs and how many people a circle holds; enough to find by name, few enough for one response. */
export const mostNear = 100;

/** A stored job with what finding it needs. */
export function nearJob({ id, title, client, status }: Pick<StoredJob, 'id' | 'title' | 'client' | 'status'>): NearJob {
  return { id, title, companyName: client?.companyName ?? null, status };
}

/** The circle of a user: each job and person once, newest jobs first, without the user. */
export function circleOf(userId: number, found: { jobs: NearJob[]; people: NearPerson[] }): Circle {
  const jobs = [...new Map(found.jobs.map((job) => [job.id, job])).values()].sort((a, b) => b.id - a.id);
  const people = [...new Map(found.people.map((person) => [person.id, person])).values()].filter(
    ({ id }) => id !== userId,
  );
  return { jobs: jobs.slice(0, mostNear), people: people.slice(0, mostNear) };
}
