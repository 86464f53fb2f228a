import type { JobView } from '../../shared/model/job-view.ts';
import { noSuch } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';

/** A saved view of a manager's job list, as stored. */
export interface StoredJobView extends JobView {
  managerId: number;
}

/** The write of a new view. */
export function newJobViewWrite(view: StoredJobView): SingleWrite {
  return { put: { ...keys.jobView(view.managerId, view.id), ...view }, when: isNew };
}

/** The write that removes a view; one that is gone, or another user's, refuses. */
export function removedJobViewWrite(managerId: number, viewId: number): SingleWrite {
  return {
    remove: keys.jobView(managerId, viewId),
    when: exists,
    refusal: noSuch('saved view'),
  };
}
