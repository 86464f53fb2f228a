import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Stat } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { pointsQuery } from '../queries/points.ts';

/** The points balance as a number on the dashboard, with the total ever earned. */
export function PointsStat() {
  const { data, isError } = useQuery(pointsQuery);
  if (!data) return <Stat label="Points" value={isError ? '–' : <Skeleton width="56px" height="20px" />} />;
  return (
    <Stat
      label="Points"
      value={
        <Link to={paths.points()} kind="plain" aria-label={`${formatCount(data.balance)}, Points`}>
          {formatCount(data.balance)}
        </Link>
      }
      change={`${formatCount(data.earned)} earned in total`}
      meaning="violet"
    />
  );
}
