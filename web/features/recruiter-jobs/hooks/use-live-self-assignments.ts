import { useLiveRefresh } from '../../../api/use-live.ts';
import { selfAssignmentKeys } from '../../../common/query-keys/self-assignments.ts';

/** Reads the waiting applications again when one comes or goes. */
export const useLiveSelfAssignments = (): void => useLiveRefresh(selfAssignmentKeys.all, { application: true });
