import { useEffect } from 'react';
import { openStatus } from '../../../../shared/constants/job.ts';
import { forgetIntendedJob, intendedJob } from '../../../common/visitor/intended-job.ts';

interface OwnJob {
  job: { id: number; status: string };
  application: object | null;
}

/** Makes the application that a guest asked for by logging in to apply, once and only on that job's page (GUEST-31). */
export function useIntendedApplication(own: OwnJob | undefined, apply: (jobId: number) => void): void {
  useEffect(() => {
    const intended = own && intendedJob();
    if (!intended || intended.jobId !== own.job.id) return;
    forgetIntendedJob();
    if (intended.applies && !own.application && own.job.status === openStatus) apply(own.job.id);
  }, [own, apply]);
}
