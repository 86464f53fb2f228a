import { useQuery } from '@tanstack/react-query';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { readSiteConfig } from '../../../api/site-config.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { useLivePoints } from '../hooks/use-live-points.ts';
import { pointsQuery } from '../queries/points.ts';

/** What a candidate earns, and has earned, by inviting others (PLUS-42). */
export function ReferralEarnings() {
  useLivePoints();
  const { data: points } = useQuery(pointsQuery);
  const { referralShare } = readSiteConfig();
  return (
    <p className="soft">
      When somebody you invited is hired, you earn {referralShare} % of the job’s points, or the share that the job
      names.
      {points && points.earned > 0 && (
        <>
          {' '}
          <Link to={paths.points()}>
            {countOf(points.earned, 'point')} earned, {formatCount(points.available)} available
          </Link>
        </>
      )}
    </p>
  );
}
