import { useQuery } from '@tanstack/react-query';
import { oneDay } from '../../../../shared/constants/time.ts';
import { spanIn } from '../../../../shared/rules/zone-words.ts';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { readRange, todayIn } from '../model/shown-range.ts';
import { calendarQuery, interviewsQuery } from '../queries/calendar.ts';
import { useLiveCalendar } from '../hooks/use-live-calendar.ts';
import { useNow } from '../hooks/use-now.ts';
import './coming-interviews.css';

const mostShown = 4;

interface Meeting {
  id: number;
  start: string;
  end: string;
  /** Whom it is with, and the page about it. */
  name: string;
  to: string | undefined;
  about: string;
}

/** The nearest meetings of a list in the reader's zone, and how many come later; nothing while there are none. */
function Meetings({ title, coming }: { title: string; coming: readonly Meeting[] }) {
  const zone = zoneOf(useAccount());
  if (coming.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="coming-list">
        {coming.slice(0, mostShown).map(({ id, name, to, about, start, end }) => (
          <li key={id}>
            {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
            <span className="soft">{about}</span>
            <span className="coming-when">{spanIn({ start, end }, zone)}</span>
          </li>
        ))}
      </ul>
      {coming.length > mostShown && <p className="soft">And {coming.length - mostShown} later.</p>}
    </Card>
  );
}

/** The next interviews of candidates whom the recruiter put forward. */
export function ComingInterviews() {
  useLiveCalendar();
  const now = useNow();
  const { data = [] } = useQuery(interviewsQuery);
  const coming = data
    .filter(({ end }) => Date.parse(end) > now)
    .map(({ id, start, end, candidate, manager, job }) => ({
      id,
      start,
      end,
      name: fullName(candidate),
      to: job ? paths.candidateOnJob(job.id, candidate.id) : undefined,
      about: [`with ${fullName(manager)}`, job?.title].filter(Boolean).join(', '),
    }));
  return <Meetings title="Next interviews of your candidates" coming={coming} />;
}

/** The manager's own interviews of the next seven days. */
export function InterviewsThisWeek() {
  useLiveCalendar();
  const zone = zoneOf(useAccount());
  const now = useNow();
  const { from, to } = readRange(todayIn(zone, now), zone);
  const { data = [] } = useQuery(calendarQuery(from, to));
  const coming = data
    .filter(
      ({ kind, start, end }) => kind === 'meeting' && Date.parse(end) > now && Date.parse(start) < now + 7 * oneDay,
    )
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ id, start, end, other, job, title }) => ({
      id,
      start,
      end,
      name: other ? fullName(other) : title,
      to: paths.meeting(id, start),
      about: job?.title ?? '',
    }));
  return <Meetings title="Interviews in the next seven days" coming={coming} />;
}
