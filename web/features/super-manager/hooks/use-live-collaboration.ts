import { useLiveRefresh } from '../../../api/use-live.ts';
import { collaborationKey } from '../queries/managers.ts';

/** Reloads open lists of managers and requests when one is sent, answered or ended. */
export const useLiveCollaboration = (): void => useLiveRefresh(collaborationKey, { collaboration: true });
