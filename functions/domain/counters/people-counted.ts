import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { personIn } from './counted-event.ts';
import { countedIn } from './rolled-counters.ts';

/**
 * The people whose counters a dashboard shows and whom a stored item names: managers and recruiters who work
 * together, managers who ever posted a job or added a client, and recruiters of hires. `now` is in milliseconds.
 */
export async function peopleCounted(table: Table, now: number): Promise<number[]> {
  const always = dashboardRange('all', 'UTC', now, now);
  const [links, counted] = await Promise.all([
    table.query(keys.recruitersOfEveryone),
    countedIn(table, { whose: 'everyone', series: 'people' }, always),
  ]);
  const named = counted.flatMap(({ counts }) => Object.keys(counts).flatMap((name) => personIn(name)?.id ?? []));
  return [...new Set([...links.flatMap(({ managerId, recruiterId }) => [managerId, recruiterId]), ...named])];
}
