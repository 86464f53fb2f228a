import { useParams } from 'react-router-dom';
import type { SentGuestJobPage } from '../../../shared/model/job.ts';
import { PublicJob } from '../../features/guest/components/public-job.tsx';
import { useGuestJobActions } from './guest-job-actions.ts';
import { guestJobQuery } from '../../common/jobs/guest-job.ts';
import { paths } from '../../common/navigation/paths.ts';
import { useEmbeddedData } from '../served-page.ts';

/** `/find-jobs/view/{id}`: one public job with all its facts (GUEST-03). */
export function PublicJobPage() {
  const jobId = Number(useParams().id);
  useEmbeddedData<SentGuestJobPage>('job', (cache, job) => cache.setQueryData(guestJobQuery(job.id).queryKey, job));
  return <PublicJob key={jobId} jobId={jobId} actions={useGuestJobActions()} allJobs={paths.findJobs()} />;
}
