import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';

/**
 * Reloads the candidate's own jobs when a recruiter or manager answers or moves them, when such a job is changed, held,
 * closed or removed, and after a lost connection.
 */
export function useLiveCandidateJobs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: candidateJobKeys.all });
    const stops = [
      onLiveMessage('application', refresh),
      onLiveMessage('candidate-on-job', refresh),
      onLiveMessage('job', refresh),
      onLiveMessage('notification', ({ notification: { payload } }) => 'job' in payload && refresh()),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
