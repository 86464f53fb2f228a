import type { StoredAccount } from '../../functions/records/account.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { uuidOf } from '../../shared/rules/ids.ts';

interface Caller {
  id: number;
  uuid: string;
  role: Role;
}
/** What of the world these things need. */
interface Around {
  table: Table;
  newId: () => number;
  people: Record<'maria' | 'sue', Caller & { account: StoredAccount }>;
  call: (route: string, by: Caller, given: object) => Promise<{ text: string }>;
}

const aClient = {
  companyName: 'Lakeside Hospital',
  cityId: 4_930_956,
  contactPerson: 'Ann Porter',
  contactPersonsPosition: 'Head of nursing',
  email: 'ann@lakeside.example',
};

/** Another person of this role, because the same two ask each other only once. */
async function another({ table, newId, people }: Around, role: 'manager' | 'super_manager') {
  const id = newId();
  const person = { id, uuid: uuidOf(id, '0123456789abcdef'), role };
  const account = { ...people.maria.account, ...person, email: `${role}-${id}@example.com` };
  await table.writeOne({ put: { ...keys.account(id), ...account } });
  return person;
}

/** A request of a super manager to a manager; the owner is one of the two. */
async function aRequest(world: Around, owner: Caller) {
  const asks = owner.role === 'super_manager';
  const sender = asks ? owner : await another(world, 'super_manager');
  const manager = owner.role === 'manager' ? owner : await another(world, 'manager');
  const { text } = await world.call('super-manager.requestCollaborations', sender, {
    body: { managerIds: [manager.id] },
  });
  const { data } = JSON.parse(text) as { data: { request: { id: number } | null }[] };
  const id = data[0]?.request?.id;
  if (id === undefined) throw new Error(`The request was not sent: ${text}`);
  return { id, manager };
}

/** A manager who accepted the owner's request. */
async function together(world: Around, owner: Caller) {
  const { id, manager } = await aRequest(world, owner);
  await world.call('super-manager.acceptCollaboration', manager, { params: { id } });
  return manager;
}

/** What routes about collaboration are about. */
export const superManagerThings = {
  collaboration: async (world: Around, owner: Caller) => {
    const { id } = await aRequest(world, owner);
    return { id, params: { id } };
  },
  'asked manager': async (world: Around, owner: Caller) => {
    const { manager } = await aRequest(world, owner);
    return { id: manager.id, params: { id: manager.id } };
  },
  'manager who works together': async (world: Around, owner: Caller) => {
    const { id } = await together(world, owner);
    return { id, params: { id } };
  },
  'figures of who works together': async (world: Around, owner: Caller) => {
    const { id } = await together(world, owner);
    return { id, query: `managerId=${id}` };
  },
  // A client of a manager who works together with the owner.
  'overseen client': async (world: Around, owner: Caller) => {
    const manager = await together(world, owner);
    const { text } = await world.call('clients.addClient', manager, { body: aClient });
    const { data } = JSON.parse(text) as { data: { id: number } };
    return { id: data.id };
  },
  'manager to ask': async (world: Around) => {
    const { id } = await another(world, 'manager');
    return { id, body: { managerIds: [id] } };
  },
  manager: async ({ people: { maria } }: Around) => ({ id: maria.id, params: { id: maria.id } }),
};
