import { useEffect } from 'react';
import { openStatus } from '../../../../shared/constants/job.ts';
import { forgetIntendedJob, intendedJob } from '../../../common/visitor/intended-job.ts';

interface OwnJob {
  job: { id: number; status: string; questions?: readonly unknown[] | undefined };
  application: object | null;
}

/**
 * Makes the application that a guest asked for by logging in to apply, once and only on that job's page (GUEST-31); where
 * the job asks something, `ask` comes first (PLUS-55).
 */
export function useIntendedApplication(
  own: OwnJob | undefined,
  { apply, ask }: { apply: (wanted: { jobId: number }) => void; ask: () => void },
): void {
  useEffect(() => {
    const intended = own && intendedJob();
    if (!intended || intended.jobId !== own.job.id) return;
    forgetIntendedJob();
    if (!intended.applies || own.application || own.job.status !== openStatus) return;
    if (own.job.questions?.length) ask();
    else apply({ jobId: own.job.id });
  }, [own, apply, ask]);
}
