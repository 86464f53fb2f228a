import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/use-live.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/**
 * Reads open lists of recruiters and invitations when an invitation is sent, answered or withdrawn, and everything when
 * work ends or a request to work on a job changes.
 */
export function useLiveInvitations(): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: recruiterKeys.all });
  // What the two may see and do has changed, so everything is read again.
  const refreshAll = () => void queryClient.invalidateQueries();
  useLive({ employment: refreshAll, 'work-request': refreshAll, 'join-invitation': refresh, catchUp: refresh });
}
