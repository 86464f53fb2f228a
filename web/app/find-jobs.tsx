import { useLocation, useParams } from 'react-router-dom';
import { FindJobs } from '../features/guest/components/find-jobs.tsx';
import { useGuestJobActions } from './guest-job-actions.ts';
import { LaterJobMap } from './job-map.tsx';
import { paths } from './paths.ts';

/** `/find-jobs` and `/find-jobs/{campaign}`, also under `/guest/jobs`, for visitors who are not signed in (GUEST-01). */
export function Component() {
  const { campaign } = useParams();
  const isGuestPath = useLocation().pathname.startsWith(paths.guestJobs());
  const [allJobs, jobsOf] = isGuestPath ? [paths.guestJobs(), paths.guestJobsOf] : [paths.findJobs(), paths.findJobsOf];
  const actions = useGuestJobActions();
  return <FindJobs key={campaign ?? ''} campaign={campaign} allJobs={allJobs} jobsOf={jobsOf} actions={actions} JobMap={LaterJobMap} />;
}
