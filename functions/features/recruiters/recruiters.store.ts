import { mostOtherRecruiters } from '../../../shared/constants/limits.ts';
import type { ListedRecruiter } from '../../../shared/model/recruiter.ts';
import { recruiterFacts } from '../../domain/recruiters/recruiter-facts.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import { referenceOf } from '../../records/account.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads a manager's recruiters, and those of others. */
export function recruitersStore(table: Table) {
  /** The manager's recruiters by name. */
  async function recruitersOf(managerId: number): Promise<ListedRecruiter[]> {
    const rows = await table.query(keys.recruitersOfManager(managerId));
    return byName(rows.map((row) => ({ ...row, isOther: false })));
  }

  /**
   * The same, followed by those who work for other managers only, by name and without address (PERM-32): among the
   * `mostOtherRecruiters` most recent beginnings with any manager, so that the cost does not grow with the marketplace.
   */
  async function recruitersWithOthers(managerId: number): Promise<ListedRecruiter[]> {
    const [own, rows] = await Promise.all([
      recruitersOf(managerId),
      table.query(keys.recruitersOfEveryone, { newestFirst: true, limit: mostOtherRecruiters }),
    ]);
    const ownIds = new Set(own.map(({ id }) => id));
    // One who works for several managers has a row of each.
    const others = new Map(rows.filter(({ id }) => !ownIds.has(id)).map((row) => [row.id, referenceOf(row)]));
    const unknown = { email: null, since: null, isOther: true };
    return [...own, ...byName([...others.values()].map((reference) => ({ ...reference, ...unknown })))];
  }

  return {
    recruitersOf,
    recruitersWithOthers,
    verifiedRecruiters: verificationsIn(table).verifiedRecruiters,
    factsOf: async (asked: Parameters<typeof recruiterFacts>[1]) => recruiterFacts(table, asked),
  };
}
export type RecruitersStore = ReturnType<typeof recruitersStore>;

function byName(recruiters: ListedRecruiter[]): ListedRecruiter[] {
  return recruiters.sort(
    (a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`) || a.id - b.id,
  );
}
