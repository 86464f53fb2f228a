import { useEffect } from 'react';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { JobQuestion } from '../../../../shared/model/job-question.ts';
import { mustBeAnswered } from '../../../../shared/rules/question-answer.ts';
import { forgetIntendedJob, intendedJob } from '../../../common/visitor/intended-job.ts';

interface OwnJob {
  job: { id: number; status: string; questions?: readonly JobQuestion[] | undefined };
  application: object | null;
}

/**
 * Makes the application that a guest asked for by logging in to apply, once and only on that job's page (GUEST-31); where
 * the job asks something, `ask` comes first. That of a sign-up was made by the server, unless the job must be answered
 * (PLUS-55).
 */
export function useIntendedApplication(
  own: OwnJob | undefined,
  { apply, ask }: { apply: (wanted: { jobId: number }) => void; ask: () => void },
): void {
  useEffect(() => {
    const intended = own && intendedJob();
    if (!intended || intended.jobId !== own.job.id) return;
    forgetIntendedJob();
    const { application, job } = own;
    if (application || job.status !== openStatus) return;
    if (intended.applies ? job.questions?.length : mustBeAnswered(job.questions)) ask();
    else if (intended.applies) apply({ jobId: job.id });
  }, [own, apply, ask]);
}
