import type { DashboardRange } from '../../../shared/rules/dashboard-range.ts';
import type { QuarterCounts } from '../../domain/counters/hour-counters.ts';
import { countedIn } from '../../domain/counters/rolled-counters.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredAccount } from '../../records/account.ts';
import { ownPageWrite, type StoredOwnPage } from '../../records/own-page.ts';

/** Reads and saves the pages that recruiters and managers keep of themselves. */
export function ownPagesStore(table: Table) {
  const { isVerified } = verificationsIn(table);
  return {
    /** The person’s own page, strongly consistent. */
    pageOf: async (userId: number): Promise<StoredOwnPage | undefined> =>
      table.get(keys.ownPage(userId), { consistent: true }),
    /** Saves a page over the version that was read. */
    save: async (page: StoredOwnPage): Promise<void> => table.writeOne(ownPageWrite(page)),
    /** A recruiter with their page, and whether they are verified; three calls. */
    async shown(
      userId: number,
    ): Promise<{ person: StoredAccount | undefined; page: StoredOwnPage | undefined; isVerified: boolean }> {
      const [[[person], [page]], verified] = await Promise.all([
        readLists(table, [[keys.account(userId)], [keys.ownPage(userId)]], { consistent: true }),
        isVerified({ id: userId, role: 'recruiter' }),
      ]);
      return { person, page, isVerified: verified };
    },
    /** The counters of a person; one call. */
    counters: async (userId: number, range: DashboardRange): Promise<QuarterCounts[]> =>
      countedIn(table, { whose: userId, series: 'figures' }, range),
  };
}
export type OwnPagesStore = ReturnType<typeof ownPagesStore>;
