import type { PersonReference } from '../../../../shared/model/person.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { fullName } from '../../../common/people/person.ts';

interface Closing {
  candidate: PersonReference | null;
  recruiter: PersonReference | null;
  points: number;
  /** The number of candidates on the job. */
  candidates: number;
}

/** The effects of closing the job, one sentence each, most important first (JOB-45). */
export function closingOutcome({ candidate, recruiter, points, candidates }: Closing): string[] {
  const others = candidates - (candidate ? 1 : 0);
  const earning =
    recruiter && points > 0 ? `${fullName(recruiter)} earns ${formatCount(points)} points.` : 'No one earns points.';
  return [
    candidate ? `${fullName(candidate)} is hired.` : 'No one is hired.',
    earning,
    ...(others > 0
      ? [`${others === 1 ? 'One other candidate' : `${others} other candidates`} can no longer be moved.`]
      : []),
    'The job disappears from the public list immediately.',
  ];
}
