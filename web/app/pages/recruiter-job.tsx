import { RecruiterJobPage as Page } from '../../features/recruiter-jobs/pages/recruiter-job.tsx';
import { TasksAbout } from '../../features/tasks/components/tasks-about.tsx';

/** `/jobs/view/{id}` of a recruiter: the job, with what they want to do about it. */
export function RecruiterJobPage() {
  return <Page below={(id) => <TasksAbout about={{ kind: 'job', id }} />} />;
}
