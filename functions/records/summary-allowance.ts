import { writtenSummariesPerHour } from '../../shared/constants/limits.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

const hourLength = 3_600_000;

/** How many more summaries a model may write for a person, since each costs money. */
export function summaryAllowanceIn(table: Table) {
  /** Reserves one of this hour's summaries; refuses when none are left, with Retry-After at the next hour. */
  async function take(userId: number, at: string): Promise<void> {
    const hour = Math.floor(Date.parse(at) / hourLength);
    const seconds = Math.ceil(((hour + 1) * hourLength - Date.parse(at)) / 1000);
    const minutes = Math.ceil(seconds / 60);
    await table.writeOne({
      update: keys.writtenSummaries(userId, hour),
      add: { count: 1 },
      set: { ttl: ((hour + 2) * hourLength) / 1000 },
      when: { expression: 'attribute_not_exists(#count) OR #count < :most', values: { most: writtenSummariesPerHour } },
      refusal: refuse.tooMany(
        `At most ${writtenSummariesPerHour} texts are written in an hour; try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
        seconds,
      ),
    });
  }

  return { take };
}
export type SummaryAllowance = ReturnType<typeof summaryAllowanceIn>;

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  writtenSummaries: {
    holds: 'how many summaries a user had written in an hour',
    own: (userId) => keys.writtenSummaries(userId, 0),
    exported: { not: 'It is technical, and deleted after two hours.' },
    erasure: remove,
  },
} satisfies PersonalData;
