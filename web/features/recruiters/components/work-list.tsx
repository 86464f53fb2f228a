import type { ReactNode } from 'react';
import { rowsOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList, type PagedList } from '../../../common/lists/more-of-list.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import './work-list.css';

interface WorkListProps<R> {
  title: string;
  /** The plural of what is listed: 'jobs'. */
  noun: string;
  list: PagedList<R>;
  aside?: ReactNode;
  emptyTitle: string;
  empty: string;
  row: (row: R) => ReactNode;
}

/** One list of a person's profile, in a card of its own, in every state. */
export function WorkList<R extends { id: number }>({
  title,
  noun,
  list,
  aside,
  emptyTitle,
  empty,
  row,
}: WorkListProps<R>) {
  const rows = rowsOf(list.data);
  return (
    <Card title={title} aside={aside} flush={rows.length > 0}>
      {list.isPending && <SkeletonText lines={2} />}
      {list.isError && !list.data && <LoadFailure title={`The ${noun} could not be loaded`} query={list} />}
      {list.data && rows.length === 0 && <EmptyState title={emptyTitle}>{empty}</EmptyState>}
      {rows.length > 0 && (
        <ul className="work-list" aria-label={title}>
          {rows.map((one) => (
            <li key={one.id}>{row(one)}</li>
          ))}
        </ul>
      )}
      {list.hasNextPage && <MoreOfList list={list} noun={noun} />}
    </Card>
  );
}
