import type { PersonReference } from '../../../../shared/model/person.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { dayIn } from '../../../../shared/rules/zone-words.ts';
import { fullName } from '../../../common/people/person.ts';

interface Closing {
  candidate: PersonReference | null;
  recruiter: PersonReference | null;
  /** Whether the manager contests that the recruiter earned the points. */
  isContested: boolean;
  points: number;
  /** The number of candidates on the job. */
  candidates: number;
  /** The hired candidate’s first day as YYYY-MM-DD; empty where it is not agreed. */
  startOn: string;
  mailsOthers: boolean;
  /** How many openings are left after the hire where the job stays open for them; null where it closes. */
  leftAfter: number | null;
}

/** The effects of closing the job, or of hiring for one of its openings, one sentence each, most important first (JOB-45). */
export function closingOutcome({
  candidate,
  recruiter,
  isContested,
  points,
  candidates,
  startOn,
  mailsOthers,
  leftAfter,
}: Closing): string[] {
  const others = candidates - (candidate ? 1 : 0);
  const earned = isContested
    ? (name: string) => `${formatCount(points)} points of ${name} wait until your contest is decided.`
    : (name: string) => `${name} earns ${formatCount(points)} points.`;
  const earning = recruiter && points > 0 ? earned(fullName(recruiter)) : 'No one earns points.';
  const told = [
    candidate
      ? `${fullName(candidate)} is hired, reads congratulations and ${startOn ? `their first day, ${dayIn(startOn)}` : 'that their first day is still to be agreed'}, by email too.`
      : 'No one is hired.',
    earning,
  ];
  if (leftAfter !== null)
    return [
      ...told,
      `The job stays open for ${countOf(leftAfter, 'more opening')}, and the other candidates stay where they are.`,
    ];
  return [
    ...told,
    ...(others > 0 ? [`${countOf(others, 'other candidate')} can no longer be moved.`] : []),
    `Everybody who was not chosen or still waits for an answer reads kindly how it ended${mailsOthers ? ', by email too' : ''}.`,
    'The job disappears from the public list immediately.',
  ];
}
