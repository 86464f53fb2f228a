import type { EventOf } from '../../../../events/catalogue.ts';
import { theTable } from '../../../platform/door/dependencies.ts';
import { cognitoIdentity } from '../../../platform/outside/identity/cognito.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { keys } from '../../../platform/table/keys.ts';
import { mailLetter, mailLink } from '../../../platform/outside/mail/mail-letter.ts';
import { accountsIn } from '../../../records/account.ts';
import type { StoredEmailChange } from '../../../records/email-change.ts';
import { waitingEmailChange } from '../email-change/email-changes.store.ts';
import {
  emailChangedLetter,
  formerAddressLetter,
  newAddressLetter,
  takenAddressLetter,
} from './email-change-letters.ts';
import { openMailNeeds, type ConfirmationMailNeeds, type MailNeeds } from './mail-account.steps.ts';

export interface EmailChangeNeeds extends MailNeeds {
  accountByEmail: ReturnType<typeof accountsIn>['accountByEmail'];
  waitingChange(userId: number, at: string): Promise<StoredEmailChange | undefined>;
  movedChange(userId: number): Promise<StoredEmailChange | undefined>;
  identity: Pick<Identity, 'changeEmail'>;
}

/** Dependencies of these reactions in the cloud. */
export const openEmailChangeNeeds = (): EmailChangeNeeds & ConfirmationMailNeeds => ({
  ...openMailNeeds(),
  accountByEmail: accountsIn(theTable()).accountByEmail,
  waitingChange: async (userId, at) => waitingEmailChange(theTable(), userId, at),
  movedChange: async (userId) => theTable().get(keys.emailChange(userId), { consistent: true }),
  identity: cognitoIdentity(),
});

/**
 * Mails each of the two addresses its link, as long as the change waits. One that has an account of its own gets a mail
 * without a link, so that only its owner learns of it.
 */
export async function mailEmailChange(
  { id, data: { userId, changeId } }: EventOf<'email-change-asked'>,
  needs: EmailChangeNeeds,
): Promise<void> {
  const [account, change] = await Promise.all([needs.account(userId), needs.waitingChange(userId, needs.clock.now())]);
  if (account?.status !== 'active' || change?.id !== changeId) return;
  const { firstName } = account;
  await mailLink(
    { to: change.from, purpose: { kind: 'former-address', userId, changeId }, page: '/account/former-email', id },
    (link) => formerAddressLetter(firstName, change.to, link),
    needs,
  );
  const owner = await needs.accountByEmail(change.to);
  if (owner)
    await mailLetter(
      {
        to: change.to,
        letter: takenAddressLetter(owner.firstName, `${needs.siteUrl}/log-in`),
        id,
        cause: 'new-address',
      },
      needs,
    );
  else
    await mailLink(
      { to: change.to, purpose: { kind: 'new-address', userId, changeId }, page: '/account/new-email', id },
      (link) => newAddressLetter(firstName, link),
      needs,
    );
}

/** Gives the user pool the address that the account has now, and mails both addresses that it has changed. */
export async function followEmailChange(
  { id, data: { userId, changeId } }: EventOf<'email-changed'>,
  needs: EmailChangeNeeds,
): Promise<void> {
  const [account, change] = await Promise.all([needs.account(userId), needs.movedChange(userId)]);
  if (!account || account.status === 'disabled') return;
  await needs.identity.changeEmail(account.uuid, account.email);
  if (change?.id !== changeId) return;
  const { from, to } = change;
  const letter = emailChangedLetter(account.firstName, to, `${needs.siteUrl}/profile?tab=account`);
  for (const address of [from, to]) await mailLetter({ to: address, letter, id, isOnce: true, isNeeded: true }, needs);
}
