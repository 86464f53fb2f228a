import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSession } from '../../api/call.ts';
import { onLiveCatchUp, onLiveMessage } from '../../api/live-updates.ts';
import { accountQuery } from '../../common/account/account.ts';
import { candidateJobKeys } from '../../common/query-keys/candidate-jobs.ts';
import { clientKeys } from '../../common/query-keys/clients.ts';
import { jobKeys } from '../../common/query-keys/jobs.ts';
import { pipelineKeys } from '../../features/pipeline/queries/keys.ts';

/** One act of somebody is often several messages; lists are read once for all of them, in milliseconds after the first. */
export const gathering = 250;

/**
 * Who waits for a manager is settled by a reaction to a changed job, which may come after the message of it; so lists
 * are read once more, in milliseconds after the first time.
 */
export const secondLook = 3_000;

/** What shows jobs, who is on them, and how many there are. */
const work = [jobKeys.all, candidateJobKeys.all, clientKeys.all, pipelineKeys.waiting];

/**
 * Reloads whatever is open of jobs, their candidates and the dashboards shortly after a job or somebody on it changed,
 * and everything when people begin or end to work together, or when what the user may do has changed (PLUS-53). Pages
 * that must follow at once listen themselves.
 */
export function useLiveWork(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      timer ??= setTimeout(refresh, gathering);
    };
    const gatherTwice = () => {
      gather();
      clearTimeout(later);
      later = setTimeout(gather, secondLook);
    };
    const refresh = () => {
      timer = undefined;
      // An older response would briefly undo the user's own move; their lists are reloaded once it is saved.
      if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) > 0) return gather();
      for (const queryKey of work) void queryClient.invalidateQueries({ queryKey });
    };
    const refreshAll = () => void queryClient.invalidateQueries();
    const renewAll = async () => {
      // The token may not say yet what the user may do.
      await refreshSession().catch(() => false);
      refreshAll();
    };
    // Their change may have been missed with the rest.
    const catchUp = () => {
      gather();
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    };
    const stops = [
      onLiveMessage('rights', () => void renewAll()),
      onLiveMessage('job', gatherTwice),
      onLiveMessage('jobs', gather),
      onLiveMessage('handover', refreshAll),
      onLiveMessage('job-team', refreshAll),
      onLiveMessage('application', gather),
      onLiveMessage('candidate-on-job', gather),
      onLiveMessage('claim', gather),
      onLiveMessage('figures', gather),
      onLiveMessage('join-invitation', refreshAll),
      onLiveMessage('employment', refreshAll),
      onLiveMessage('work-request', refreshAll),
      onLiveMessage('collaboration', refreshAll),
      onLiveCatchUp(catchUp),
    ];
    return () => {
      clearTimeout(timer);
      clearTimeout(later);
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
