import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { openStatus } from '../../../../shared/constants/job.ts';
import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { nextMove } from '../model/next-move.ts';
import { useMovingCandidates, type MovedCandidate } from '../queries/change-candidate-status.ts';
import { waitingCandidatesQuery } from '../queries/waiting-candidates.ts';
import { useAskedMove } from '../hooks/use-asked-move.tsx';
import { useLiveWaiting } from '../hooks/use-live-waiting.ts';
import { MovedNotice } from './moved-notice.tsx';
import { StatusMenu } from './status-menu.tsx';
import './waiting-for-me.css';

const firstShown = 5;

/**
 * The candidates who wait for this manager, longest first, each with the usual next move beside; the pill has the
 * others. Moves are made and undone in place.
 */
export function WaitingForMe() {
  const query = useQuery(waitingCandidatesQuery);
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<MovedCandidate | null>(null);
  const { pick, undo, isUndoing, failure, dialog } = useAskedMove({ onMoved: setMoved });
  const moving = useMovingCandidates();
  useLiveWaiting();
  const rows = query.data?.data ?? [];
  const total = query.data?.meta.total ?? 0;
  const shown = isOpen ? rows : rows.slice(0, firstShown);
  const onPick = (candidate: CandidateOnJob, to: PipelineStatus) => {
    setMoved(null);
    pick(candidate, to);
  };
  return (
    <Card title={<>Waiting for you {query.data && <CountBadge count={total} label="waiting" quiet />}</>} flush>
      {(failure || moved) && (
        <div className="for-me-news">
          {failure && <Notice kind="error">{failure}</Notice>}
          {moved && (
            <MovedNotice
              key={moved.version}
              onJob={moved}
              busy={isUndoing}
              onUndo={() => undo(moved, () => setMoved(null))}
            />
          )}
        </div>
      )}
      {query.isPending && (
        <div className="for-me-coming">
          <SkeletonRows rows={3} withAvatar />
        </div>
      )}
      {query.isError && !query.data && <LoadFailure title="Who waits for you could not be loaded" query={query} />}
      {query.data && rows.length === 0 && (
        <EmptyState icon={<CircleCheck aria-hidden />} title="No candidate waits for your decision">
          They appear here once they are submitted, and after each interview.
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className="for-me-list" aria-label="Candidates waiting for you">
          {shown.map((candidate) => (
            <Waiting
              key={`${candidate.jobId}-${candidate.candidateId}`}
              candidate={candidate}
              busy={moving.includes(candidate.candidateId)}
              onPick={(to) => onPick(candidate, to)}
            />
          ))}
        </ul>
      )}
      {shown.length < total && (
        <div className="for-me-more">
          {isOpen ? (
            <span className="faint">The {shown.length} who have waited longest</span>
          ) : (
            <Button kind="quiet" onClick={() => setOpen(true)}>
              Show all {total}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </Card>
  );
}

interface WaitingProps {
  candidate: CandidateOnJob;
  busy: boolean;
  onPick: (to: PipelineStatus) => void;
}

function Waiting({ candidate, busy, onPick }: WaitingProps) {
  const account = useAccount();
  const name = fullName(candidate.candidate);
  const next = nextMove(candidate.status);
  const { status, interviewAt, statusChangedAt } = candidate;
  return (
    <li aria-label={`${name}, ${candidate.job.title}`}>
      <Avatar name={name} src={avatarAddress(candidate.candidate.avatar)} size={32} />
      <div className="for-me-who">
        <strong>
          <Link kind="plain" to={paths.candidateOnJob(candidate.jobId, candidate.candidateId)}>
            {name}
          </Link>
        </strong>
        <span className="for-me-facts">
          <Link to={paths.job(candidate.jobId)}>{candidate.job.title}</Link>
          <span className="faint">
            {isInterviewStatus(status) && interviewAt ? 'Interview was ' : 'Since '}
            <RelativeTime at={isInterviewStatus(status) && interviewAt ? interviewAt : statusChangedAt} />
          </span>
          {candidate.isSilent && <StatePill meaning="amber">No decision yet</StatePill>}
        </span>
      </div>
      <StatusMenu candidate={candidate} jobStatus={openStatus} mover={account} busy={busy} onPick={onPick} />
      {next && (
        <Button size="small" className="for-me-action" busy={busy} onClick={() => onPick(next.to)}>
          {next.label}
        </Button>
      )}
    </li>
  );
}
