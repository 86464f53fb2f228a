import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';
import { hidingQuery } from '../queries/hiding.ts';

/** Loads the profile again after another user changes it, and after a lost connection. */
export function useLiveProfile(candidateId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      for (const { queryKey } of [candidateProfileQuery(candidateId), hidingQuery(candidateId)])
        void queryClient.invalidateQueries({ queryKey });
    };
    const stops = [
      onLiveMessage('candidate-profile', (news) => {
        if (news.candidateId === candidateId) refresh();
      }),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, candidateId]);
}
