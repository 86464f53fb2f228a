import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { type Pair, pipelineKeys } from '../queries/keys.ts';

/** Reloads the page's data after another user moves the candidate or writes a note, and after a lost connection. */
export function useLiveCandidate({ jobId, candidateId }: Pair): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: pipelineKeys.all });
    const stops = [
      onLiveMessage('candidate-on-job', (news) => {
        if (news.jobId === jobId && news.candidateId === candidateId) refresh();
      }),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, jobId, candidateId]);
}
