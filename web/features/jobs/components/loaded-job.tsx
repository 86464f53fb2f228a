import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { failureMessage, isNoAccess } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ErrorState, NoAccess } from '../../../ui/feedback/states.tsx';
import { jobQuery } from '../queries/jobs.ts';

interface LoadedJobProps {
  /** The placeholder while the job is loading. */
  skeleton: ReactNode;
  /** How the job is read; a super manager has an address of their own. */
  query?: (id: number) => ReturnType<typeof jobQuery>;
  children: (job: Job) => ReactNode;
}

/** Loads the job that the address names and renders it, or says why it is not shown. */
export function LoadedJob({ skeleton, query = jobQuery, children }: LoadedJobProps) {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const job = useQuery({ ...query(id), enabled: isId });
  if (!isId || isNoAccess(job.error)) return <NoAccess what="job" backTo={paths.jobs()} backLabel="Back to jobs" />;
  if (job.data) return children(job.data);
  if (job.isError)
    return (
      <ErrorState
        title="The job could not be loaded"
        message={failureMessage(job.error)}
        onRetry={() => void job.refetch()}
      />
    );
  return skeleton;
}
