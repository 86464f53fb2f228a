import type { Table } from '../../platform/table/table.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import type { StoredEntry } from '../../records/points.ts';

/** Finds whose hires awards are about: a job may have gone to another manager since it hired (PLUS-53). */
export function whoseHiresIn(table: Table) {
  /** The entry with the manager whose job it is now: they read what becomes of it, and whom they work with decides. */
  async function withItsManager<E extends StoredEntry>(entry: E): Promise<E> {
    const gate = entry.job && (await table.get(keys.jobGate(entry.job.id), { consistent: true }));
    if (!gate || gate.managerId === entry.manager?.id) return entry;
    const account = await accountsIn(table).account(gate.managerId);
    return account ? { ...entry, manager: referenceOf(account) } : entry;
  }

  /** One line of a recruiter's ledger, so; undefined without it. */
  async function entry(recruiterId: number, entryId: number): Promise<StoredEntry | undefined> {
    const found = await table.get(keys.ledgerEntry(recruiterId, entryId), { consistent: true });
    return found && withItsManager(found);
  }

  /** The returns and payees that are contested, so, oldest first. */
  const contested = async () =>
    inGroups(
      (await table.query(keys.contestedReturns)).filter(({ leaving }) => leaving),
      withItsManager,
    );

  return { entry, contested };
}
