import type { StoredAccount } from '../../records/account.ts';

/** Whether an account is of somebody who hires: super managers are managers too. */
export function isActiveManager({ role, status }: Pick<StoredAccount, 'role' | 'status'>): boolean {
  return status === 'active' && (role === 'manager' || role === 'super_manager');
}
