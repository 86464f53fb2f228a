import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Closing } from '../../../../shared/model/job.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { CloseJobForm } from '../components/close-job-form.tsx';
import { ClosedNotice } from '../components/closed-notice.tsx';
import { JobFormSkeleton } from '../components/job-form-skeleton.tsx';
import { LoadedJob } from '../components/loaded-job.tsx';
import { closingQuery } from '../queries/jobs.ts';

function CloseJob({ job, candidates }: Closing) {
  // A job closed by this form is about to leave for the list; only a job that was closed before shows the message
  // below.
  const [wasClosed] = useState(job.status === 'closed');
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
        <CloseJobForm job={job} candidates={candidates} />
      )}
    </FormLayout>
  );
}

/** `/jobs/view/{id}/close`: closes a job (JOB-07). */
export function CloseJobPage() {
  return (
    <LoadedJob query={closingQuery} skeleton={<JobFormSkeleton />}>
      {({ job, candidates }) => <CloseJob key={job.id} job={job} candidates={candidates} />}
    </LoadedJob>
  );
}
