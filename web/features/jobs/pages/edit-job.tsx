import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { JobFormSkeleton } from '../components/job-form-skeleton.tsx';
import { JobForm } from '../components/job-form.tsx';
import { LoadedJob } from '../components/loaded-job.tsx';
import { bodyOf, fieldsOf } from '../model/job-fields.ts';
import { jobQuery, useChangeJob } from '../queries/jobs.ts';

function EditJob({ job }: { job: Job }) {
  const change = useChangeJob(job.id);
  const navigate = useNavigate();
  const { id: viewerId } = useAccount();
  const [opened, setOpened] = useState(job);
  // What others save reaches the form, which asks about fields that differ. The user's own save does not.
  if (job.version !== opened.version && !change.isPending && !change.isSuccess) setOpened(job);
  const start = useMemo(() => fieldsOf(opened), [opened]);
  if (job.managerId !== viewerId)
    return <NoAccess what="job form" backTo={paths.job(job.id)} backLabel="Back to the job" />;
  return (
    <FormLayout head={<PageHead title={`Edit ${job.title}`} back={{ to: paths.job(job.id), label: job.title }} />}>
      <PageTitle>{`Edit ${job.title}`}</PageTitle>
      {job.status === 'closed' && <Notice>This job is closed. Its points were awarded and cannot change.</Notice>}
      <JobForm
        draftKey={`edit-${job.id}`}
        start={start}
        clientName={opened.client?.companyName}
        version={opened.version}
        action="Save changes"
        cancelTo={paths.job(job.id)}
        onSave={async (fields) => {
          await change.mutateAsync({ ...bodyOf(fields), version: opened.version });
          await navigate(paths.job(job.id));
        }}
      />
    </FormLayout>
  );
}

/** `/jobs/{id}`: the form of a job; saving opens the job (JOB-02, JOB-49, JOB-50). */
export function EditJobPage() {
  return (
    <LoadedJob query={jobQuery} skeleton={<JobFormSkeleton />}>
      {(job) => <EditJob key={job.id} job={job} />}
    </LoadedJob>
  );
}
