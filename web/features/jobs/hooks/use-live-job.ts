import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** Reads the job again when one of its candidates moves. */
export function useLiveJob(jobId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: jobKeys.one(jobId) });
    const stopMessages = onLiveMessage('candidate-on-job', (news) => news.jobId === jobId && refresh());
    const stopCatchUp = onLiveCatchUp(refresh);
    return () => {
      stopMessages();
      stopCatchUp();
    };
  }, [jobId, queryClient]);
}
