import { useNavigate } from 'react-router-dom';
import { paths } from '../../../common/navigation/paths.ts';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { JobForm } from '../components/job-form.tsx';
import { blankJob, bodyOf } from '../model/job-fields.ts';
import { usePostJob } from '../queries/jobs.ts';

/** `/jobs/new` and `/manager/post-new-job`: an empty job form; saving returns to the list (JOB-03, JOB-04, JOB-51). */
export function PostJobPage() {
  const post = usePostJob();
  const navigate = useNavigate();
  return (
    <FormLayout
      head={
        <PageHead
          title="Post a job"
          lead="It is open as soon as you post it."
          back={{ to: paths.jobs(), label: 'Jobs' }}
        />
      }
    >
      <PageTitle>Post a job</PageTitle>
      <JobForm
        draftKey="new"
        start={blankJob}
        action="Post job"
        cancelTo={paths.jobs()}
        onSave={async (fields) => {
          const { data } = await post.mutateAsync(bodyOf(fields));
          await navigate(paths.jobs(), { state: { done: { id: data.id, title: data.title, what: 'posted' } } });
        }}
      />
    </FormLayout>
  );
}
