import { useLiveRefresh } from '../../../api/use-live.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** Reads the job again when one of its candidates moves. */
export const useLiveJob = (jobId: number): void =>
  useLiveRefresh(jobKeys.one(jobId), { 'candidate-on-job': (news) => news.jobId === jobId });
