import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { JobFormSkeleton } from '../components/job-form-skeleton.tsx';
import { JobForm } from '../components/job-form.tsx';
import { LoadedJob } from '../components/loaded-job.tsx';
import { bodyOf, fieldsOf } from '../model/job-fields.ts';
import { jobQuery, usePostJob } from '../queries/jobs.ts';

function CloneJob({ job }: { job: Job }) {
  const post = usePostJob();
  const navigate = useNavigate();
  const { id: viewerId } = useAccount();
  // A manager cannot select another manager's client and recruiters.
  const start = useMemo(
    () => (job.managerId === viewerId ? fieldsOf(job) : { ...fieldsOf(job), clientId: '', recruiters: [] }),
    [job, viewerId],
  );
  return (
    <FormLayout
      head={
        <PageHead
          title={`Copy ${job.title}`}
          lead="A new job that starts as a copy of this one."
          back={{ to: paths.job(job.id), label: job.title }}
        />
      }
    >
      <PageTitle>{`Copy ${job.title}`}</PageTitle>
      <JobForm
        draftKey={`clone-${job.id}`}
        start={start}
        clientName={job.client?.companyName}
        action="Post copy"
        cancelTo={paths.job(job.id)}
        onSave={async (fields) => {
          const { data } = await post.mutateAsync({ ...bodyOf(fields), isCloned: true });
          await navigate(`${paths.jobs()}?ownership=all&page=1`, {
            state: { done: { id: data.id, title: data.title, what: 'posted' } },
          });
        }}
      />
    </FormLayout>
  );
}

/** `/jobs/clone/{id}`: the form filled in from another job; saving opens the list of all jobs (JOB-05, JOB-55). */
export function CloneJobPage() {
  return (
    <LoadedJob query={jobQuery} skeleton={<JobFormSkeleton />}>
      {(job) => <CloneJob key={job.id} job={job} />}
    </LoadedJob>
  );
}
