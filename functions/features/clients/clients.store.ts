import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Client } from '../../../shared/model/client.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import { newClientWrite, changedClientWrite, removedClientWrite } from '../../records/client.ts';
import type { ClientFacts, StoredClient } from '../../records/client.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { traceWrite } from '../../records/trace.ts';

/** Reads and saves a manager's clients. */
export function clientsStore(table: Table) {
  /** The manager's clients by company name. */
  async function clientsOf(managerId: number): Promise<Client[]> {
    const clients = await table.query(keys.clientsOfManager(managerId));
    return clients.sort((a, b) => a.companyName.localeCompare(b.companyName) || a.id - b.id);
  }

  /** One client of the manager, strongly consistent. */
  async function client(managerId: number, clientId: number): Promise<StoredClient> {
    const found = await table.get(keys.client(managerId, clientId), { consistent: true });
    if (!found) throw noSuch('client');
    return found;
  }

  /** Saves a new client with its event. */
  async function saveNew(managerId: number, client: Client, event: AnyEvent): Promise<void> {
    await table.write([newClientWrite(managerId, client), eventWrite(event)]);
  }

  /** Saves a client's new content and returns the client as stored; the number of its jobs is not touched. */
  async function saveChange(managerId: number, before: StoredClient, facts: ClientFacts): Promise<Client> {
    const change = { ...facts, version: before.version + 1 };
    await table.writeOne(changedClientWrite(managerId, before, change));
    return { ...before, ...change };
  }

  /**
   * Removes a client; refused when a job was posted for it meanwhile (CLIENT-13). Its events stay, so they leave its
   * manager a trace.
   */
  async function remove(managerId: number, clientId: number, event: AnyEvent): Promise<void> {
    await table.write([
      removedClientWrite(managerId, clientId),
      traceWrite(managerId, { pk: event.subject }),
      eventWrite(event),
    ]);
  }

  return { clientsOf, client, saveNew, saveChange, remove };
}
export type ClientsStore = ReturnType<typeof clientsStore>;
