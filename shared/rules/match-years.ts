import type { JobFacts } from '../model/job.ts';
import { experienceOf } from './job-words.ts';
import type { Judged } from './match-fit.ts';
import { countOf } from './money.ts';

/** The years of experience that a job asks for. */
export type AskedYears = Pick<JobFacts, 'experienceYears' | 'mostExperienceYears'>;

/** From this share of the years that are asked for, somebody nearly has them. */
const nearly = 0.75;

/**
 * How somebody's whole years of work fit those that a job asks for, in words; null where they are not known. More years
 * than a job asks for fit in part.
 */
export function yearsReason(asked: AskedYears, has: number | null): Judged {
  const [least, most] = [asked.experienceYears, asked.mostExperienceYears ?? Infinity];
  if (least == null) return { fit: 'unknown', words: 'The job names no years of experience' };
  if (least === 0 && most === Infinity) return { fit: 'full', words: 'No experience needed', asksNothing: true };
  if (has === null) return { fit: 'unknown', words: 'The years of work are not known' };
  const words = `${countOf(has, 'year')} of work`;
  if (has >= least && has <= most) return { fit: 'full', words };
  const wish = most === 0 ? 'none' : inSentence(experienceOf(asked));
  return { fit: has >= least * nearly ? 'part' : 'none', words: `${words}; the job asks for ${wish}` };
}

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
