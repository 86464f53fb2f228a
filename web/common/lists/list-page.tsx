import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/rules/money.ts';
import { rowsOf, totalOf } from '../../api/paging.ts';
import { LoadFailure } from '../forms/load-failure.tsx';
import { Card } from '../../ui/layouts/card.tsx';
import { ListLayout } from '../../ui/layouts/layouts.tsx';
import { PageHead } from '../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { ListCsv, type ListFile } from './list-file.tsx';
import { MoreOfList, type PagedList } from './more-of-list.tsx';

interface ListPageProps<R> {
  title: string;
  /** The plural of what is listed: 'jobs'. */
  noun: string;
  list: PagedList<R>;
  /** The list as a file, with the filters and the order that it has now. */
  file: ListFile;
  lead?: string;
  actions?: ReactNode;
  filters?: ReactNode;
  /** Shown between the head and the rows in every state. */
  above?: ReactNode;
  withAvatar?: boolean;
  empty: ReactNode;
  children: (rows: R[]) => ReactNode;
}

/** A list page in each of its states: loading, failed, empty, or with rows and further loading. */
export function ListPage<R extends { id: number }>({
  title,
  noun,
  list,
  file,
  lead,
  actions,
  filters,
  above,
  withAvatar,
  empty,
  children,
}: ListPageProps<R>) {
  const rows = rowsOf(list.data);
  return (
    <ListLayout
      head={
        <PageHead
          title={title}
          count={list.data && formatCount(totalOf(list.data))}
          lead={lead}
          actions={
            <>
              {actions}
              {rows.length > 0 && <ListCsv title={title} file={file} total={totalOf(list.data)} />}
            </>
          }
        />
      }
      filters={filters}
    >
      <PageTitle>{title}</PageTitle>
      {above}
      {list.isPending && (
        <Card flush>
          <SkeletonRows withAvatar={withAvatar} />
        </Card>
      )}
      {list.isError && !list.data && <LoadFailure title={`The ${noun} could not be loaded`} query={list} />}
      {list.data && rows.length === 0 && empty}
      {rows.length > 0 && (
        <>
          {children(rows)}
          <MoreOfList list={list} noun={noun} />
        </>
      )}
    </ListLayout>
  );
}
