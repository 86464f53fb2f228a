import type { GuestJob } from '../../../shared/model/job.ts';
import { companyOf, placeOf } from '../../app/job-words.ts';

type Searched = Pick<GuestJob, 'title' | 'desc' | 'client' | 'city' | 'spheres'>;

function wordsOf(job: Searched): string {
  const place = job.city ? [job.city.name, job.city.state.name, job.city.state.abbr, job.city.country.name, job.city.zip] : [];
  return [job.title, job.desc, companyOf(job), placeOf(job), ...place, ...job.spheres.map(({ name }) => name)].join(' ').toLowerCase();
}

/** The jobs whose title, description, location or skills hold every word of the text (GUEST-17). */
export function matchJobs<J extends Searched>(jobs: readonly J[], text: string): J[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...jobs];
  return jobs.filter((job) => {
    const words = wordsOf(job);
    return wanted.every((word) => words.includes(word));
  });
}
