import type { ReactNode } from 'react';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { MoreOfList, type PagedList } from '../../../common/lists/more-of-list.tsx';
import { useNews, type Announce } from '../../../common/lists/use-news.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { useLiveInvitations } from '../hooks/use-live-invitations.ts';
import './join-invitations.css';

interface WhatIsAskedProps<Row> {
  title: string;
  noun: string;
  list: PagedList<Row>;
  row: (row: Row, announce: Announce) => ReactNode;
}

/** What managers ask of the recruiter, to be decided in place; nothing while nothing is asked. New rows appear live. */
export function WhatIsAsked<Row extends { id: number }>({ title, noun, list, row }: WhatIsAskedProps<Row>) {
  const { news, announce, box } = useNews();
  useLiveInvitations();
  const rows = rowsOf(list.data);
  const failure = list.data ? null : list.error;
  if (rows.length === 0 && !news && !failure) return null;
  return (
    <Card
      title={
        <>
          {title} <CountBadge count={totalOf(list.data)} label="open" quiet />
        </>
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {news && (
          <div className="join-news">
            <Notice kind={news.kind}>{news.text}</Notice>
          </div>
        )}
        {failure && (
          <ErrorState
            title={`The ${noun} could not be loaded`}
            message={failureMessage(failure)}
            onRetry={() => void list.refetch()}
          />
        )}
        {rows.length > 0 && (
          <ul className="join-list" aria-label={title}>
            {rows.map((one) => row(one, announce))}
          </ul>
        )}
        {list.hasNextPage && <MoreOfList list={list} noun={noun} />}
      </div>
    </Card>
  );
}
