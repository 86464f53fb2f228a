import { newCollaborationWrites } from '../../functions/records/collaboration.ts';
import type { Write } from '../../functions/platform/table/write.ts';

/** The writes of a super manager's request that the manager accepted at once. */
export function workingTogether(superManagerId: number, managerId: number, at: string): Write[] {
  const accepted = { isAccepted: true, sentAt: at, resentAt: null, acceptedAt: at };
  return newCollaborationWrites({ id: managerId, superManagerId, managerId, ...accepted });
}
