import type { RecruiterFacts } from '../../../shared/model/recruiter.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import { gatheredReads } from '../../platform/table/gathered-reads.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredOwnPage } from '../../records/own-page.ts';
import { personName } from '../counters/counted-event.ts';
import type { QuarterCounts } from '../counters/hour-counters.ts';
import { countedIn, type RolledUp } from '../counters/rolled-counters.ts';
import { verificationsIn } from '../verification/verified.ts';

/**
 * What a manager reads of recruiters before choosing one, and who of them is verified: two calls for thirty-three, since
 * each is three items. How they work is as of when their counters were rolled up last.
 */
export async function recruiterFacts(
  table: Table,
  { managerId, recruiterIds, now }: { managerId: number; recruiterIds: readonly number[]; now: string },
): Promise<{ facts: Map<number, RecruiterFacts>; verified: ReadonlySet<number> }> {
  const [managers, pages, marks] = await readLists(table, [
    recruiterIds.map(keys.managersInBrief),
    recruiterIds.map(keys.ownPage),
    recruiterIds.map((id) => keys.rolledUp(id)),
  ]);
  const together = gatheredReads(table);
  const range = dashboardRange('all', 'UTC', Date.parse(now), timeOfId(managerId));
  const [verified, counted] = await Promise.all([
    verificationsIn(together).verifiedBy(recruiterIds, managers),
    countedIn(together, { whose: managerId, series: 'people' }, range),
  ]);
  const facts = recruiterIds.map(
    (id, row) => [id, factsOf(id, { page: pages[row], mark: marks[row], counted })] as const,
  );
  return { facts: new Map(facts), verified };
}

interface Read {
  page: StoredOwnPage | undefined;
  mark: RolledUp | undefined;
  counted: readonly QuarterCounts[];
}

/** What is shown of one recruiter: the words of a page that is published, and no fact of fewer than five cases. */
export function factsOf(recruiterId: number, { page, mark, counted }: Read): RecruiterFacts {
  const withManager = (measure: 'candidates' | 'hires') =>
    counted.reduce((sum, { counts }) => sum + (counts[personName('r', recruiterId, measure)] ?? 0), 0);
  return {
    page: page?.isPublished ? { headline: page.headline, specialties: page.specialties } : null,
    working: mark?.facts ?? null,
    candidates: withManager('candidates'),
    hires: withManager('hires'),
  };
}
