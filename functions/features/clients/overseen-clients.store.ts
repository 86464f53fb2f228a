import type { OverseenClient } from '../../../shared/model/client.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { managersWorkingWith } from '../../records/collaboration.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads managers' clients for oversight. */
export function overseenClientsStore(table: Table) {
  const { accounts } = accountsIn(table);

  /** The clients of the managers who work with the super manager, or of one of these, by company name. */
  async function clientsOverseenBy(superManagerId: number, managerId?: number): Promise<OverseenClient[]> {
    const together = await managersWorkingWith(table, superManagerId);
    const managers = await accounts(together.filter((id) => managerId === undefined || id === managerId));
    const open = managers.flatMap((one) => (one?.status === 'active' ? [one] : []));
    const clients = await inGroups(open, async (manager) => {
      const own = await table.query(keys.clientsOfManager(manager.id));
      return own.map((client) => ({ ...client, managerId: manager.id, manager: referenceOf(manager) }));
    });
    return clients.flat().toSorted((a, b) => a.companyName.localeCompare(b.companyName) || a.id - b.id);
  }

  return { clientsOverseenBy };
}
export type OverseenClientsStore = ReturnType<typeof overseenClientsStore>;
