import type { Identity } from '../../outside/identity/port.ts';
import type { Write } from '../../table/write.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { NewAccount } from './open-account.ts';

interface Needs {
  accountsStore: AccountsStore;
  identity: Identity;
}

/**
 * Opens an account whose address a mailed link has proved. The user pool is asked first, because the password may not
 * wait anywhere; without the table's yes, which uses the link up, it is undone.
 */
export async function openByLink(
  opened: NewAccount,
  password: string,
  alsoWrite: Write[],
  { accountsStore, identity }: Needs,
): Promise<{ id: number; email: string }> {
  const { id, uuid, email, role } = opened.account;
  await identity.create({ uuid, email, password, role });
  try {
    await accountsStore.saveNew(opened, alsoWrite);
  } catch (error) {
    await identity.remove(uuid);
    throw error;
  }
  // Only now: a verified address that belongs to no account would keep its owner from ever registering.
  await identity.markEmailVerified(uuid);
  return { id, email };
}
