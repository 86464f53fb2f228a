import { useQuery } from '@tanstack/react-query';
import { spanIn } from '../../../../shared/rules/zone-words.ts';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { interviewsQuery } from '../queries/calendar.ts';
import { useLiveCalendar } from '../hooks/use-live-calendar.ts';
import { useNow } from '../hooks/use-now.ts';
import './room.css';

const mostShown = 4;

/** The next interviews of candidates whom the recruiter put forward, in the recruiter's zone; nothing while there are none. */
export function ComingInterviews() {
  useLiveCalendar();
  const account = useAccount();
  const zone = zoneOf(account);
  const now = useNow();
  const { data = [] } = useQuery(interviewsQuery);
  const coming = data.filter(({ end }) => Date.parse(end) > now);
  if (coming.length === 0) return null;
  return (
    <Card title="Next interviews of your candidates">
      <ul className="room-list">
        {coming.slice(0, mostShown).map(({ id, candidate, manager, job, start, end }) => (
          <li key={id}>
            {job ? (
              <Link to={paths.candidateOnJob(job.id, candidate.id)}>{fullName(candidate)}</Link>
            ) : (
              <span>{fullName(candidate)}</span>
            )}
            <span className="room-when room-lines">
              {[`with ${fullName(manager)}`, job?.title].filter(Boolean).join(', ')}
              <br />
              {spanIn({ start, end }, zone)}
            </span>
          </li>
        ))}
      </ul>
      {coming.length > mostShown && <p className="soft">And {coming.length - mostShown} later.</p>}
    </Card>
  );
}
