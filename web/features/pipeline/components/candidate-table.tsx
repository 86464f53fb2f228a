import { useQuery } from '@tanstack/react-query';
import { Kanban, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import { type JobStatus, openStatus } from '../../../../shared/constants/job.ts';
import { isInterviewStatus, type PipelineStatus, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { byNearestToHire } from '../../../../shared/rules/nearest-to-hire.ts';
import { ListCsv, shownFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { PersonName } from '../../../common/people/person-name.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatExact, isoDay } from '../../../ui/text/dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { boardQuery } from '../queries/board.ts';
import { useMovingCandidates } from '../queries/change-candidate-status.ts';
import { useAskedMove } from '../hooks/use-asked-move.tsx';
import { useLiveBoard } from '../hooks/use-live-board.ts';
import { usePicking } from '../../../common/people/use-picking.ts';
import { BulkBar } from './bulk-bar.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { SilenceNotice } from './silence-notice.tsx';
import { StatusMenu } from './status-menu.tsx';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { boardColumns } from '../model/board-columns.ts';
import './status-counts.css';

const fileColumns: readonly FileColumn<CandidateOnJob>[] = [
  { header: 'Candidate', text: ({ candidate }) => fullName(candidate) },
  { header: 'Status', text: placeLabel },
  { header: 'Recruiter', text: ({ recruiter }) => (recruiter ? fullName(recruiter) : null) },
  { header: 'Since', text: ({ statusChangedAt }) => isoDay(statusChangedAt) },
];

/** The candidates on the job, nearest to a hire first (JOB-08); the pill of each moves them. */
export function CandidateTable({ jobId, emptyAction }: { jobId: number; emptyAction?: React.ReactNode }) {
  const { data, error, isPending, refetch } = useQuery(boardQuery(jobId));
  const candidates = useMemo(() => data?.candidates.toSorted(byNearestToHire) ?? [], [data]);
  useLiveBoard(jobId);
  if (isPending) {
    return (
      <Card flush>
        <SkeletonRows rows={4} withAvatar />
      </Card>
    );
  }
  if (!data) return <LoadFailure title="The candidates could not be loaded" query={{ error, refetch }} />;
  if (candidates.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden />} title="No candidates on this job yet" action={emptyAction}>
        Recruiters put candidates forward, and applicants join once a recruiter or you take them forward.
      </EmptyState>
    );
  }
  return (
    <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
      <div className="cluster" style={{ justifyContent: 'space-between' }}>
        <span className="soft">{countOf(candidates.length, 'candidate')}, nearest to a hire first</span>
        <span className="cluster">
          <ButtonLink to={paths.jobCandidates(jobId)} size="small" icon={<Kanban aria-hidden />}>
            Open the board
          </ButtonLink>
          <ListCsv
            title={`Candidates on ${data.job.title}`}
            file={shownFile(candidates, fileColumns)}
            total={candidates.length}
          />
        </span>
      </div>
      <StatusCounts candidates={candidates} />
      <SilenceNotice silent={candidates.filter(({ isSilent }) => isSilent)} />
      <MovableRows jobId={jobId} jobStatus={data.job.status} candidates={candidates} />
    </div>
  );
}

interface MovableRowsProps {
  jobId: number;
  jobStatus: JobStatus;
  candidates: readonly CandidateOnJob[];
}

function MovableRows({ jobId, jobStatus, candidates }: MovableRowsProps) {
  const [movedId, setMovedId] = useState<number | null>(null);
  const { pick, undo, isUndoing, failure, dialog } = useAskedMove({
    onMoved: ({ candidateId }) => setMovedId(candidateId),
  });
  const picking = usePicking();
  const moved = candidates.find(({ candidateId }) => candidateId === movedId);
  const columns = useColumns(jobStatus, (candidate, status) => {
    setMovedId(null);
    pick(candidate, status);
  });
  return (
    <>
      <BulkBar job={{ id: jobId, status: jobStatus }} candidates={candidates} picking={picking} />
      {failure && <Notice kind="error">{failure}</Notice>}
      {moved && (
        <MovedNotice key={moved.version} onJob={{ ...moved, jobStatus }} busy={isUndoing} onUndo={() => undo(moved)} />
      )}
      <Table
        caption="Candidates on this job"
        rows={candidates}
        rowKey={({ candidateId }) => candidateId}
        rowHref={({ candidateId }) => paths.candidateOnJob(jobId, candidateId)}
        {...(jobStatus === openStatus && {
          picked: picking.picked,
          onPick: (key, isPicked) => picking.pick(Number(key), isPicked),
        })}
        columns={columns}
      />
      {dialog}
    </>
  );
}

type PickStatus = (candidate: CandidateOnJob, status: PipelineStatus) => void;

function useColumns(jobStatus: JobStatus, onPick: PickStatus): Column<CandidateOnJob>[] {
  const account = useAccount();
  const moving = useMovingCandidates();
  return [
    {
      key: 'candidate',
      header: 'Candidate',
      cell: ({ candidate, recruiter }) => (
        <PersonName person={candidate} under={recruiter && `by ${fullName(recruiter)}`} />
      ),
    },
    {
      key: 'status',
      header: 'Status',
      width: 'min(240px, 42vw)',
      cell: (candidate) => (
        <StatusMenu
          candidate={candidate}
          jobStatus={jobStatus}
          mover={account}
          busy={moving.includes(candidate.candidateId)}
          onPick={(status) => onPick(candidate, status)}
        />
      ),
    },
    { key: 'since', header: 'Since', width: '148px', hideBelow: 768, cell: (row) => <Since row={row} /> },
  ];
}

function Since({ row: { status, statusChangedAt, interviewAt, isSilent } }: { row: CandidateOnJob }) {
  if (isSilent)
    return (
      <StatePill meaning="amber">
        <RelativeTime at={statusChangedAt} />
      </StatePill>
    );
  const interview = isInterviewStatus(status) && interviewAt ? `Interview on ${formatExact(interviewAt)}` : undefined;
  return (
    <span title={interview}>
      <RelativeTime at={statusChangedAt} />
    </span>
  );
}

/** How many candidates of the job are in each status, in the order of the pipeline; statuses with nobody are left out. */
function StatusCounts({ candidates }: { candidates: readonly CandidateOnJob[] }) {
  return (
    <ul className="status-counts" aria-label="Candidates by status">
      {boardColumns(candidates)
        .filter(({ cards }) => cards.length > 0)
        .map(({ status, cards }) => (
          <li key={status}>
            <StatePill meaning={statusMeaning[status]}>
              {pipelineStatusLabels[status]} <span className="numeric">{cards.length}</span>
            </StatePill>
          </li>
        ))}
    </ul>
  );
}
