import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { NoAccess } from '../../../ui/feedback/states.tsx';

interface LoadedJobProps<J, K extends QueryKey> {
  /** The placeholder while the job is loading. */
  skeleton: ReactNode;
  /** How the job is read, with what belongs to it on the page. */
  query: (id: number) => UseQueryOptions<J, Error, J, K>;
  children: (job: J) => ReactNode;
}

/** Loads the job that the address names and renders it, or says why it is not shown. */
export function LoadedJob<J, K extends QueryKey>({ skeleton, query, children }: LoadedJobProps<J, K>) {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const job = useQuery({ ...query(id), enabled: isId });
  if (!isId || isNoAccess(job.error)) return <NoAccess what="job" backTo={paths.jobs()} backLabel="Back to jobs" />;
  if (job.data) return children(job.data);
  if (job.isError) return <LoadFailure title="The job could not be loaded" query={job} />;
  return skeleton;
}
