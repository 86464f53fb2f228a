import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import './listing.css';

interface ListingProps<R> {
  title: string;
  query: UseQueryResult<{ data: R[]; meta: { total: number } }>;
  /** The address of the complete list. */
  all: { to: string; label: string };
  empty: { title: string; text: string };
  /** The usual number of rows, which sets the height while loading. */
  expected?: number;
  row: (row: R) => ReactNode;
  rowKey: (row: R) => number;
}

/** The first rows of a list with a link to all, in every state of the list. */
export function Listing<R>({ title, query, all, empty, expected = 3, row, rowKey }: ListingProps<R>) {
  const rows = query.data?.data ?? [];
  return (
    <Card
      title={title}
      flush
      aside={
        <Link to={all.to} kind="quiet" className="listing-all">
          {all.label}
        </Link>
      }
    >
      {query.isPending && (
        <div className="listing-coming">
          <SkeletonRows rows={expected} />
        </div>
      )}
      {query.isError && !query.data && <LoadFailure title="This list could not be loaded" query={query} />}
      {query.data && rows.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {rows.length > 0 && (
        <ul className="listing" aria-label={title}>
          {rows.map((one) => (
            <li key={rowKey(one)}>{row(one)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ListingRowProps {
  to: string;
  title: string;
  facts: readonly (string | null | undefined)[];
  /** At the end: a state, a count, a time. */
  children?: ReactNode;
}

/** One row: its title and facts link to its page; its end may link elsewhere. */
export function ListingRow({ to, title, facts, children }: ListingRowProps) {
  return (
    <>
      <Link to={to} kind="plain" className="listing-link">
        <span className="listing-title">{title}</span>
        <span className="listing-facts">
          <ShortFacts facts={facts.filter((fact): fact is string => Boolean(fact))} />
        </span>
      </Link>
      {children && <span className="listing-end">{children}</span>}
    </>
  );
}
