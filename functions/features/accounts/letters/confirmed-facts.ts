import type { StoredAccount } from '../../../records/account.ts';

/** What the event of a confirmed account says, built on the account as it was before. */
export function confirmedFacts({
  id,
  role,
  applyTo,
  byLink,
}: Pick<StoredAccount, 'id' | 'role' | 'applyTo' | 'byLink'>) {
  return { userId: id, role, ...(applyTo !== undefined && { applyTo, ...(byLink && { byLink }) }) };
}
