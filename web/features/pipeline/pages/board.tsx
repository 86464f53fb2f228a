import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { jobStatusLabels, openStatus } from '../../../../shared/constants/job.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { moveRefusal } from '../../../../shared/rules/pipeline-status.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { BoardLayout } from '../../../ui/layouts/layouts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { BoardCounts } from '../components/board-counts.tsx';
import { BoardFilters, useBoardFilter } from '../components/board-filters.tsx';
import { BoardHelp } from '../components/board-help.tsx';
import { BulkBar } from '../components/bulk-bar.tsx';
import { BoardColumns } from '../components/board-columns.tsx';
import { BoardSkeleton } from '../components/board-skeleton.tsx';
import { MovedNotice } from '../components/moved-notice.tsx';
import { boardQuery, type Board } from '../queries/board.ts';
import { useSeenInOtherTabs } from '../queries/seen-in-tabs.ts';
import { useMovingCandidates } from '../queries/change-candidate-status.ts';
import { useAskedMove } from '../hooks/use-asked-move.tsx';
import { useLiveBoard } from '../hooks/use-live-board.ts';
import { usePicking } from '../../../common/people/use-picking.ts';
import { filteredBoard, type BoardFilter, type BoardKind } from '../model/board-filter.ts';

/** So many cards are seen without looking for them. */
const glance = 5;

const kindWords: Record<BoardKind, string> = {
  new: 'new to you',
  manager: 'waiting for the manager',
  interview_undated: 'whose interview has no date',
  interview_ahead: 'whose interview is to come',
};

/**
 * `/jobs/{id}/candidates`: every candidate on the job by status, or those who wait for what the address names. The
 * manager moves them; for super managers the board is read-only (JOB-08, PIPE-01).
 */
export function BoardPage() {
  const jobId = Number(useParams().jobId);
  const query = useQuery(boardQuery(jobId));
  useSeenInOtherTabs(jobId);
  useLiveBoard(jobId);
  if (isNoAccess(query.error)) return <NoAccess what="board" backTo={paths.jobs()} backLabel="Back to jobs" />;
  if (query.isPending) return <BoardSkeleton />;
  if (!query.data) return <LoadFailure title="The board could not be loaded" query={query} />;
  return <LoadedBoard board={query.data} now={new Date(query.dataUpdatedAt).toISOString()} />;
}

function LoadedBoard({ board, now }: { board: Board; now: string }) {
  const { job, candidates: everyone } = board;
  const account = useAccount();
  const [filter, setFilter] = useBoardFilter();
  const picking = usePicking();
  const [movedId, setMovedId] = useState<number | null>(null);
  const { pick, undo, isUndoing, failure, dialog } = useAskedMove({
    onMoved: ({ candidateId }) => setMovedId(candidateId),
  });
  const moving = useMovingCandidates();
  const candidates = filteredBoard(everyone, filter, { account, now });
  const moved = everyone.find(({ candidateId }) => candidateId === movedId);
  const canMove = account.role === 'manager';
  return (
    <BoardLayout
      head={<BoardHead board={board} shown={candidates.length} filter={filter} />}
      filters={
        <>
          {(everyone.length > glance || isNarrowed(filter)) && <BoardFilters filter={filter} onChange={setFilter} />}
          {candidates.length > 0 && <BoardCounts candidates={candidates} />}
          <BulkBar job={job} candidates={candidates} picking={picking} />
          <div className="board-news">
            {failure && <Notice kind="error">{failure}</Notice>}
            {moved && (
              <MovedNotice
                key={moved.version}
                onJob={{ ...moved, jobStatus: job.status }}
                busy={isUndoing}
                onUndo={() => undo(moved)}
              />
            )}
          </div>
        </>
      }
    >
      <PageTitle>{`Candidates, ${job.title}`}</PageTitle>
      {everyone.length === 0 && <EmptyBoard jobId={job.id} />}
      {everyone.length > 0 && (
        <BoardColumns
          candidates={candidates}
          moving={moving}
          canMove={canMove}
          refusalOf={(candidate, to) => moveRefusal({ ...candidate, jobStatus: job.status }, to, account)?.message}
          onMove={(candidate, to) => {
            setMovedId(null);
            pick(candidate, to);
          }}
          picking={canMove && job.status === openStatus ? picking : undefined}
        />
      )}
      {dialog}
    </BoardLayout>
  );
}

const isNarrowed = ({ text, kind }: BoardFilter) => text !== '' || kind !== undefined;

interface BoardHeadProps {
  board: Board;
  /** How many candidates are shown. */
  shown: number;
  filter: BoardFilter;
}

function BoardHead({ board: { job, candidates, manager }, shown, filter }: BoardHeadProps) {
  const canMove = useAccount().role === 'manager';
  const openings = openingsWords(job);
  const lead = !canMove ? (
    `Only ${fullName(manager)} and the recruiters of the job move candidates here.`
  ) : job.status === openStatus ? (
    <BoardHelp />
  ) : (
    `The job is ${jobStatusLabels[job.status].toLowerCase()}, so candidates cannot be moved.`
  );
  return (
    <PageHead
      title={job.title}
      state={job.status !== openStatus && <StatePill>{jobStatusLabels[job.status]}</StatePill>}
      {...(canMove && { back: { to: paths.job(job.id), label: 'Job' } })}
      lead={
        <>
          {isNarrowed(filter) ? (
            <>
              {countOf(shown, 'candidate')} of {candidates.length}
              {filter.kind && `, ${kindWords[filter.kind]}`}. <Link to={paths.jobCandidates(job.id)}>Show all</Link>.
            </>
          ) : (
            <>{countOf(shown, 'candidate')}.</>
          )}{' '}
          {openings && `Openings: ${openings}. `}
          {shown > 0 && lead}
        </>
      }
    />
  );
}

function EmptyBoard({ jobId }: { jobId: number }) {
  const canMove = useAccount().role === 'manager';
  return (
    <EmptyState
      icon={<Users aria-hidden />}
      title="No candidates on this job yet"
      action={canMove && <ButtonLink to={paths.job(jobId)}>Open the job to recommend it</ButtonLink>}
    >
      Recruiters put candidates forward, and applicants join once a recruiter or the hiring manager takes them forward.
    </EmptyState>
  );
}
