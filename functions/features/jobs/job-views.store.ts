import { mostJobViews } from '../../../shared/constants/limits.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { newJobViewWrite, removedJobViewWrite, type StoredJobView } from '../../records/job-view.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads and saves a manager's views of the job list. */
export function jobViewsStore(table: Table) {
  /** The manager's views, newest first. */
  const viewsOf = (managerId: number): Promise<StoredJobView[]> =>
    table.query(keys.jobViews(managerId), { newestFirst: true, consistent: true });

  /** Saves a new view; refuses beyond the most that one manager may have. */
  async function saveNew(view: StoredJobView): Promise<void> {
    if ((await viewsOf(view.managerId)).length >= mostJobViews)
      throw refuse.conflict(`At most ${mostJobViews} views can be saved; remove one first`);
    await table.writeOne(newJobViewWrite(view));
  }

  /** Removes a view; refuses one that is not the manager's like one that does not exist. */
  const remove = (managerId: number, viewId: number): Promise<void> =>
    table.writeOne(removedJobViewWrite(managerId, viewId));

  return { viewsOf, saveNew, remove };
}
export type JobViewsStore = ReturnType<typeof jobViewsStore>;
