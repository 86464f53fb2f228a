import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SelfAssignment } from '../../../../shared/model/application.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { selfAssignmentKeys } from '../../../common/query-keys/self-assignments.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { OptionalReasonModal } from '../../../common/jobs/optional-reason-modal.tsx';
import { useUndoWindow } from '../../../common/jobs/use-undo-window.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { selfAssignmentsQuery, useSelfAssignmentDecision, useUndoDecline } from '../queries/self-assignments.ts';
import './self-assignments.css';

/** The outcome of the last decision. */
interface News {
  kind: 'done' | 'error';
  text: string;
  /** The application just declined, which can be taken back for ten minutes. */
  declined?: { id: number; at: string };
  /** The candidate who was just put forward, and where they are now. */
  open?: { label: string; to: string };
}

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
export function SelfAssignments({ candidateId, broughtBy }: SelfAssignmentsProps) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...selfAssignmentsQuery(candidateId),
    enabled: !broughtBy?.isReading,
    refetchOnWindowFocus: !broughtBy,
    refetchOnReconnect: !broughtBy,
  });
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState<News>();
  const box = useRef<HTMLDivElement>(null);
  const canUndo = useUndoWindow(news?.declined?.at);
  const undo = useUndoDecline({
    onUndone: () => setNews({ kind: 'done', text: 'The application waits for your decision again.' }),
    onFailed: (error) => setNews({ kind: 'error', text: failureMessage(error) }),
  });
  const rows = rowsOf(query.data);
  const total = totalOf(query.data);
  const shown = isOpen ? rows : rows.slice(0, firstShown);
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: selfAssignmentKeys.all });
    const stops = [onLiveMessage('application', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  const announce = (message: News) => {
    setNews(message);
    // The row and its buttons disappear, so the focus moves to what remains.
    box.current?.focus();
  };
  if (candidateId !== undefined && rows.length === 0 && !news) return null;
  return (
    <Card
      title={
        <>
          Waiting for your decision <CountBadge count={total} label="waiting" quiet />
        </>
      }
      flush
    >
      <div ref={box} tabIndex={-1}>
        {news && (
          <div className="waiting-news">
            <Notice
              kind={news.kind}
              action={
                news.open ? (
                  <ButtonLink size="small" to={news.open.to}>
                    {news.open.label}
                  </ButtonLink>
                ) : news.declined && canUndo ? (
                  <Button
                    size="small"
                    kind="quiet"
                    busy={undo.isPending}
                    onClick={() => undo.mutate(news.declined!.id)}
                  >
                    Undo
                  </Button>
                ) : undefined
              }
            >
              {news.text}
            </Notice>
          </div>
        )}
        {query.isPending && (
          <div className="waiting-list-coming">
            <SkeletonRows rows={firstShown} withAvatar />
          </div>
        )}
        {query.isError && !query.data && (
          <ErrorState
            title="The applications could not be loaded"
            message={failureMessage(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && rows.length === 0 && (
          <EmptyState title="No applications waiting">
            When a candidate applies to one of your managers’ jobs, you accept or decline here.
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <ul id="applications" className="waiting-list" aria-label="Applications">
              {shown.map((row) => (
                <Waiting key={row.id} row={row} announce={announce} />
              ))}
            </ul>
            {shown.length < rows.length && (
              <div className="waiting-more">
                <Button kind="quiet" onClick={() => setOpen(true)}>
                  Show all {total}
                </Button>
              </div>
            )}
            {isOpen && query.hasNextPage && <MoreOfList list={query} noun="applications" />}
          </>
        )}
      </div>
    </Card>
  );
}

function Waiting({
  row: { id, candidate, isViewed, job, appliedAt },
  announce,
}: {
  row: SelfAssignment;
  announce: (news: News) => void;
}) {
  const name = fullName(candidate);
  const { accept, decline } = useSelfAssignmentDecision({
    candidateId: candidate.id,
    onAccepted: ({ jobId, candidateId }) =>
      announce({
        kind: 'done',
        text: `You put ${name} forward for ${job.title}.`,
        open: { label: `Open ${candidate.firstName}`, to: paths.candidateOnJob(jobId, candidateId) },
      }),
    onDeclined: () =>
      announce({
        kind: 'done',
        text: `You declined ${name} for ${job.title}.`,
        declined: { id, at: new Date().toISOString() },
      }),
    onFailed: (error) => announce({ kind: 'error', text: `${name}, ${job.title}: ${failureMessage(error)}` }),
  });
  const [isAsking, setAsking] = useState(false);
  const isDecided = accept.isPending || decline.isPending;
  return (
    <li aria-label={`${name}, ${job.title}`}>
      <Avatar name={name} src={avatarAddress(candidate.avatar)} size={32} />
      <div className="waiting-who">
        <div className="cluster">
          <strong className="waiting-name">
            <Link kind="plain" to={paths.recruiterCandidate(candidate.id)}>
              {name}
            </Link>
          </strong>
          {!isViewed && <StatePill meaning="accent">New</StatePill>}
        </div>
        <div className="waiting-what">
          <Link to={paths.job(job.id)}>{job.title}</Link>
        </div>
        <div className="faint waiting-facts">
          Applied <RelativeTime at={appliedAt} /> · <span className="numeric">{countOf(job.points, 'point')}</span>
        </div>
      </div>
      <Button
        size="small"
        busy={accept.isPending}
        disabled={isDecided && !accept.isPending}
        onClick={() => accept.mutate(id)}
      >
        Accept
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={decline.isPending}
        disabled={isDecided && !decline.isPending}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      {isAsking && (
        <OptionalReasonModal
          title={`Decline ${name} for ${job.title}?`}
          lead="This is your answer alone: the application waits for the other recruiters and the hiring manager. Only the hiring manager reads your reason here. You can undo this for ten minutes."
          labels={{ confirm: 'Decline', keep: 'Keep waiting' }}
          busy={decline.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => decline.mutate({ id, reason }, { onSettled: () => setAsking(false) })}
        />
      )}
    </li>
  );
}
