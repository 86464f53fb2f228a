import type { UseQueryResult } from '@tanstack/react-query';
import { formatCount } from '../../../../shared/rules/money.ts';
import { Stat } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import './listing.css';

interface CountProps {
  label: string;
  query: Pick<UseQueryResult, 'isError'>;
  count: number | undefined;
  /** The address of the counted list. */
  to?: string;
}

/** A number on the dashboard; a dash if it could not be loaded, never a false zero. */
export function Count({ label, query, count, to }: CountProps) {
  if (count === undefined)
    return (
      <Stat
        label={label}
        value={query.isError ? <span title="Could not be loaded">–</span> : <Skeleton width="40px" height="20px" />}
      />
    );
  const text = formatCount(count);
  return (
    <Stat
      label={label}
      value={
        to ? (
          <Link to={to} kind="plain" className="stat-link" aria-label={`${text}, ${label}`}>
            {text}
          </Link>
        ) : (
          text
        )
      }
    />
  );
}
