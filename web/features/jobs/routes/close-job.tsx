import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState, NoAccess } from '../../../ui/feedback/states.tsx';
import { CloseJobForm } from '../components/close-job-form.tsx';
import { ClosedNotice } from '../components/closed-notice.tsx';
import { JobFormSkeleton } from '../components/job-form-skeleton.tsx';
import { LoadedJob } from '../components/loaded-job.tsx';
import { closingCandidatesQuery } from '../queries/jobs.ts';

function Choosing({ job }: { job: Job }) {
  const { data, error, isPending, refetch } = useQuery(closingCandidatesQuery(job.id));
  if (isPending) {
    return (
      <Card flush>
        <SkeletonRows rows={3} withAvatar />
      </Card>
    );
  }
  if (!data)
    return (
      <ErrorState
        title="The candidates could not be loaded"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  return <CloseJobForm job={job} candidates={data} />;
}

function CloseJob({ job }: { job: Job }) {
  const { id: viewerId } = useAccount();
  // A job closed by this form is about to leave for the list; only a job that was closed before shows the message
  // below.
  const [wasClosed] = useState(job.status === 'closed');
  if (job.managerId !== viewerId)
    return <NoAccess what="action" backTo={paths.job(job.id)} backLabel="Back to the job" />;
  return (
    <FormLayout
      head={
        <PageHead
          title={`Close ${job.title}`}
          lead={wasClosed ? undefined : 'Record how it ended. You can reopen it later; awarded points stay awarded.'}
          back={{ to: paths.job(job.id), label: job.title }}
        />
      }
    >
      <PageTitle>{`Close ${job.title}`}</PageTitle>
      {wasClosed ? (
        <>
          {job.closed && <ClosedNotice closed={job.closed} points={job.points} />}
          <EmptyState
            icon={<CircleCheck aria-hidden />}
            title="This job is already closed"
            action={<ButtonLink to={paths.job(job.id)}>Back to the job</ButtonLink>}
          >
            To close it with a different candidate, reopen it first.
          </EmptyState>
        </>
      ) : (
        <Choosing job={job} />
      )}
    </FormLayout>
  );
}

/** `/jobs/view/{id}/close`: closes a job (JOB-07). */
export function Component() {
  return <LoadedJob skeleton={<JobFormSkeleton />}>{(job) => <CloseJob key={job.id} job={job} />}</LoadedJob>;
}
