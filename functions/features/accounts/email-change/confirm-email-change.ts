import type { EmailSide } from '../../../../shared/model/email-change.ts';
import { emailSides } from '../../../../shared/model/email-change.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { StoredEmailChange } from '../../../records/email-change.ts';

/**
 * Whether a change of address can be confirmed by a link that was mailed for it: the account is open and still has the
 * address that was asked, and no newer change replaced this one.
 */
export function isConfirmable(
  account: Pick<StoredAccount, 'status' | 'email'> | undefined,
  change: Pick<StoredEmailChange, 'id' | 'from'> | undefined,
  changeId: number,
): boolean {
  return account?.status === 'active' && change?.id === changeId && change.from === account.email;
}

/** The address that has to confirm after this one; null when that was the last of the two. */
export function waitsFor({ confirmed }: Pick<StoredEmailChange, 'confirmed'>, side: EmailSide): EmailSide | null {
  return emailSides.find((other) => other !== side && !confirmed.includes(other)) ?? null;
}
