import type { Job } from '../../../../shared/model/job.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { dayIn } from '../../../../shared/rules/zone-words.ts';
import { fullName } from '../../../common/people/person.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** How a job ended: when, who was hired, and the points awarded. */
export function ClosedNotice({ closed, points }: { closed: NonNullable<Job['closed']>; points: number }) {
  const { at, candidate, recruiter, startOn } = closed;
  return (
    <Notice>
      Closed <RelativeTime at={at} />
      {candidate ? `: ${fullName(candidate)} was hired${startOn ? ` and starts on ${dayIn(startOn)}` : ''}.` : '.'}
      {recruiter && ` ${fullName(recruiter)} earned ${formatCount(points)} points.`}
    </Notice>
  );
}
