import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { boardQuery } from './board.ts';

/** Carries the ids of jobs between the tabs of one browser; what the server then shows is decided by the session. */
export const seenChannelName = 'hirehub.seen-on-board';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(seenChannelName);

/** Lets the boards in other tabs of this browser know that a candidate on the job is new no longer (PERM-37). */
export function reportSeen(jobId: number): void {
  channel?.postMessage(jobId);
}

/** Reads the job's board again once a candidate on it was opened in another tab of this browser. */
export function useSeenInOtherTabs(jobId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const read = ({ data }: MessageEvent<unknown>) => {
      if (data === jobId) void queryClient.invalidateQueries({ queryKey: boardQuery(jobId).queryKey });
    };
    channel?.addEventListener('message', read);
    return () => channel?.removeEventListener('message', read);
  }, [jobId, queryClient]);
}
