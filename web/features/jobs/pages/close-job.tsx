import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Closing } from '../../../../shared/model/job.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
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

const leads = {
  one: 'Record how it ended. You can reopen it later; awarded points stay awarded.',
  several: 'Record who was hired for one of them, or close the job.',
};

function CloseJob({ job, candidates }: Closing) {
  // A job closed by this form is about to leave for the list; only a job that was closed before shows the message
  // below.
  const [wasClosed] = useState(job.status === 'closed');
  const openings = openingsWords(job);
  const title = openings && !wasClosed ? `Hire for ${job.title}` : `Close ${job.title}`;
  return (
    <FormLayout
      head={
        <PageHead
          title={title}
          lead={wasClosed ? undefined : openings ? `${openings}. ${leads.several}` : leads.one}
          back={{ to: paths.job(job.id), label: job.title }}
        />
      }
    >
      <PageTitle>{title}</PageTitle>
      {wasClosed ? (
        <>
          <ClosedNotice job={job} />
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
