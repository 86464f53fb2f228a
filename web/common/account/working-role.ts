import type { Account } from '../../../shared/model/person.ts';

/** In which of their two roles a super manager works. */
export type WorkingRole = 'manager' | 'super_manager';

/** What taking on a role is called. */
export const switchLabels: Record<WorkingRole, string> = {
  manager: 'Work as hiring manager',
  super_manager: 'Oversee managers',
};

const key = 'hirehub.works-as-manager';

/**
 * The account in the role that its pages are for: super managers are managers too (PLUS-53), and choose in this browser
 * which of the two sides they see. What they may do is decided by the server alone.
 */
export function inWorkingRole(account: Account): Account {
  return account.role === 'super_manager' && isChosen(account) ? { ...account, role: 'manager' } : account;
}

function isChosen({ id }: Account): boolean {
  try {
    return localStorage.getItem(key) === String(id);
  } catch {
    return false;
  }
}

/** Remembers in which role the super manager works from the next page on. */
export function chooseWorkingRole({ id }: Pick<Account, 'id'>, role: WorkingRole): void {
  try {
    if (role === 'manager') localStorage.setItem(key, String(id));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the super manager's side is the only one.
  }
}
