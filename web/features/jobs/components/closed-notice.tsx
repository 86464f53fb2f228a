import type { Job } from '../../../../shared/model/job.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import { dayIn } from '../../../../shared/rules/zone-words.ts';
import { fullName } from '../../../common/people/person.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** How a job ended: when, who was hired, and the points awarded. */
export function ClosedNotice({ job }: { job: Pick<Job, 'closed' | 'points' | 'openings' | 'filled'> }) {
  const { closed, points } = job;
  if (!closed) return null;
  const { at, candidate, recruiter, startOn } = closed;
  const openings = openingsWords(job);
  return (
    <Notice>
      Closed <RelativeTime at={at} />
      {candidate ? `: ${fullName(candidate)} was hired${startOn ? ` and starts on ${dayIn(startOn)}` : ''}.` : '.'}
      {openings && ` ${openings}.`}
      {recruiter && ` ${fullName(recruiter)} earned ${formatCount(points)} points.`}
    </Notice>
  );
}
