import { useParams } from 'react-router-dom';
import { PublicJob } from '../features/guest/components/public-job.tsx';
import { useGuestJobActions } from './guest-job-actions.ts';
import { paths } from './paths.ts';

/** `/find-jobs/view/{id}`: one public job with all its facts (GUEST-03). */
export function Component() {
  const jobId = Number(useParams().id);
  return <PublicJob key={jobId} jobId={jobId} actions={useGuestJobActions()} allJobs={paths.findJobs()} />;
}
