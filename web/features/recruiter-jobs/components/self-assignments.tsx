import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { useNews } from '../../../common/lists/use-news.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { useUndoWindow } from '../../../common/jobs/use-undo-window.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useLiveSelfAssignments } from '../hooks/use-live-self-assignments.ts';
import { selfAssignmentsQuery, useUndoDecline } from '../queries/self-assignments.ts';
import { WaitingApplication, type Decision } from './waiting-application.tsx';
import './self-assignments.css';

// The jobs below stay visible.
const firstShown = 4;

interface SelfAssignmentsProps {
  /** Only this candidate's, on their page; nothing is shown while none waits. */
  candidateId?: number;
  /** What brings the first of them along, and whether it is being read now. */
  broughtBy?: { isReading: boolean };
}

/**
 * Applications waiting for this recruiter's decision; accepting one says where the candidate is now. New ones appear
 * live.
 */
export function SelfAssignments(props: SelfAssignmentsProps) {
  const query = useApplications(props);
  const { news, setNews, announce, box } = useNews<Decision>();
  const rows = rowsOf(query.data);
  useLiveSelfAssignments();
  if (props.candidateId !== undefined && rows.length === 0 && !news) return null;
  return (
    <Card
      title={
        <>
          Waiting for your decision <CountBadge count={totalOf(query.data)} label="waiting" quiet />
        </>
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {news && <DecisionNotice news={news} onNews={setNews} />}
        {query.isPending && (
          <div className="waiting-list-coming">
            <SkeletonRows rows={firstShown} withAvatar />
          </div>
        )}
        {query.isError && !query.data && <LoadFailure title="The applications could not be loaded" query={query} />}
        {query.data && rows.length === 0 && (
          <EmptyState title="No applications waiting">
            When a candidate applies to one of your managers’ jobs, you accept or decline here.
          </EmptyState>
        )}
        {rows.length > 0 && <WaitingList query={query} announce={announce} />}
      </div>
    </Card>
  );
}

function DecisionNotice({ news, onNews }: { news: Decision; onNews: (news: Decision) => void }) {
  const canUndo = useUndoWindow(news.declined?.at);
  const undo = useUndoDecline({
    onUndone: () => onNews({ kind: 'done', text: 'The application waits for your decision again.' }),
    onFailed: (error) => onNews({ kind: 'error', text: failureMessage(error) }),
  });
  return (
    <div className="waiting-news">
      <Notice
        kind={news.kind}
        action={
          news.open ? (
            <ButtonLink size="small" to={news.open.to}>
              {news.open.label}
            </ButtonLink>
          ) : news.declined && canUndo ? (
            <Button size="small" kind="quiet" busy={undo.isPending} onClick={() => undo.mutate(news.declined!.id)}>
              Undo
            </Button>
          ) : undefined
        }
      >
        {news.text}
      </Notice>
    </div>
  );
}

type Applications = ReturnType<typeof useApplications>;

function useApplications({ candidateId, broughtBy }: SelfAssignmentsProps) {
  return useInfiniteQuery({
    ...selfAssignmentsQuery(candidateId),
    enabled: !broughtBy?.isReading,
    refetchOnWindowFocus: !broughtBy,
    refetchOnReconnect: !broughtBy,
  });
}

function WaitingList({ query, announce }: { query: Applications; announce: (news: Decision) => void }) {
  const [isOpen, setOpen] = useState(false);
  const rows = rowsOf(query.data);
  const shown = isOpen ? rows : rows.slice(0, firstShown);
  return (
    <>
      <ul id="applications" className="waiting-list" aria-label="Applications">
        {shown.map((row) => (
          <WaitingApplication key={row.id} row={row} announce={announce} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className="waiting-more">
          <Button kind="quiet" onClick={() => setOpen(true)}>
            Show all {totalOf(query.data)}
          </Button>
        </div>
      )}
      {isOpen && query.hasNextPage && <MoreOfList list={query} noun="applications" />}
    </>
  );
}
