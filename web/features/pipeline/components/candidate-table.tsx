import { useQuery } from '@tanstack/react-query';
import { Kanban, Users } from 'lucide-react';
import { useMemo } from 'react';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { fullName } from '../../../common/people/person.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { byNearestToHire } from '../nearest-to-hire.ts';
import { jobCandidatesQuery } from '../queries/jobs.ts';
import { PersonName } from './person-name.tsx';

const columns: Column<CandidateOnJob>[] = [
  { key: 'candidate', header: 'Candidate', cell: ({ candidate }) => <PersonName person={candidate} /> },
  {
    key: 'status',
    header: 'Status',
    width: '216px',
    cell: ({ status }) => <StatePill meaning={statusMeaning[status]}>{pipelineStatusLabels[status]}</StatePill>,
  },
  {
    key: 'recruiter',
    header: 'Recruiter',
    width: '23%',
    hideBelow: 768,
    cell: ({ recruiter }) => (recruiter ? fullName(recruiter) : '–'),
  },
  {
    key: 'since',
    header: 'Since',
    width: '128px',
    hideBelow: 1280,
    cell: ({ statusChangedAt }) => <RelativeTime at={statusChangedAt} />,
  },
];

/** The candidates on the job, nearest to a hire first (JOB-08). They are moved on the board. */
export function JobCandidates({ jobId, boardPath }: { jobId: number; boardPath: string }) {
  const { data, error, isPending, refetch } = useQuery(jobCandidatesQuery(jobId));
  const candidates = useMemo(() => data?.candidates.toSorted(byNearestToHire) ?? [], [data]);
  if (isPending) {
    return (
      <Card flush>
        <SkeletonRows rows={4} withAvatar />
      </Card>
    );
  }
  if (error && !data)
    return (
      <ErrorState
        title="The candidates could not be loaded"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (candidates.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden />} title="No candidates on this job yet">
        Recruiters put candidates forward, and applicants join once a recruiter accepts them.
      </EmptyState>
    );
  }
  return (
    <div className="stack" style={{ '--gap': 'var(--space-3)' } as React.CSSProperties}>
      <div className="cluster" style={{ justifyContent: 'space-between' }}>
        <span className="soft">{countOf(candidates.length, 'candidate')}, nearest to a hire first</span>
        <ButtonLink to={boardPath} icon={<Kanban aria-hidden />}>
          Open the board
        </ButtonLink>
      </div>
      <Table
        caption="Candidates on this job"
        columns={columns}
        rows={candidates}
        rowKey={({ candidateId }) => candidateId}
        rowHref={({ candidateId }) => paths.candidateOnJob(jobId, candidateId)}
      />
    </div>
  );
}
