import type { JobView } from '../../shared/model/job-view.ts';
import { noSuch } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

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

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobView: {
    holds: 'views of the job list that a manager named',
    own: (userId) => keys.jobViews(userId),
    exported: { file: 'job-views' },
    erasure: remove,
  },
  jobViews: { leadsTo: 'jobView' },
} satisfies PersonalData;
