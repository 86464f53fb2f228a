import type { EventOf } from '../../../../events/catalogue.ts';
import { signUpApplicationTo } from '../../../domain/jobs/sign-up-application.ts';
import { theTable } from '../../../platform/door/dependencies.ts';
import type { LinkLetterNeeds } from '../../../platform/outside/mail/mail-letter.ts';
import { mailLetter, mailLink, openLinkLetterNeeds } from '../../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { accountsIn } from '../../../records/account.ts';
import {
  accountReadyLetter,
  confirmationLetter,
  passwordChangedLetter,
  recoveryLetter,
  secondFactorLetter,
  signedUpAgainLetter,
} from './account-letters.ts';

export interface MailNeeds extends LinkLetterNeeds {
  account(userId: number): Promise<StoredAccount | undefined>;
}

export interface ConfirmationMailNeeds extends MailNeeds {
  /** What becomes of the application to this job for which somebody signed up. */
  signUpApplication(jobId: number, at: string): ReturnType<typeof signUpApplicationTo>;
}

/** Dependencies of reactions that mail an account, in the cloud. */
export const openMailNeeds = (): ConfirmationMailNeeds => ({
  ...openLinkLetterNeeds(),
  account: accountsIn(theTable()).account,
  signUpApplication: async (jobId, at) => signUpApplicationTo(theTable(), jobId, at),
});

/** Mails the link that confirms an address, as long as the account waits for that. */
export async function mailConfirmation(
  { id, data: { userId } }: EventOf<'account-signed-up' | 'confirmation-requested'>,
  needs: ConfirmationMailNeeds,
): Promise<void> {
  const account = await needs.account(userId);
  if (account?.status !== 'unconfirmed') return;
  const { applyTo } = account;
  const to = applyTo === undefined ? undefined : await needs.signUpApplication(applyTo, needs.clock.now());
  await mailLink(
    { to: account.email, purpose: { kind: 'confirmation', userId }, page: '/account/confirmation', id },
    (link) => confirmationLetter(account.firstName, link, to),
    needs,
  );
}

/** Mails the link that sets a new password. */
export async function mailRecovery(
  { id, data: { userId, isSignUp } }: EventOf<'password-recovery-requested'>,
  needs: MailNeeds,
): Promise<void> {
  const account = await needs.account(userId);
  if (!account || account.status === 'disabled') return;
  await mailLink(
    { to: account.email, purpose: { kind: 'recovery', userId }, page: '/account/password-reset', id },
    (link) => (isSignUp ? signedUpAgainLetter : recoveryLetter)(account.firstName, link),
    needs,
  );
}

/** Mails the owner that the password has changed. */
export async function mailPasswordChanged({ id, data }: EventOf<'password-changed'>, needs: MailNeeds): Promise<void> {
  const owner = await needs.account(data.userId);
  if (!owner) return;
  const letter = passwordChangedLetter(data.firstName, `${needs.siteUrl}/reset-password`);
  await mailLetter({ to: owner.email, letter, id, isOnce: true, isNeeded: true }, needs);
}

/** Mails the owner that logging in asks for a code from now on, or does not, that there are other recovery codes, or of a passkey. */
export async function mailSecondFactor(
  { id, data: { userId, change } }: EventOf<'second-factor-changed'>,
  needs: MailNeeds,
): Promise<void> {
  const owner = await needs.account(userId);
  if (owner?.status !== 'active') return;
  const letter = secondFactorLetter(change, owner.firstName, `${needs.siteUrl}/profile?tab=account`);
  await mailLetter({ to: owner.email, letter, id, isOnce: true, isNeeded: true }, needs);
}

/** Mails an invited recruiter the way to log in. */
export async function mailAccountReady(
  { id, data: { recruiter } }: EventOf<'recruiter-invitation-accepted'>,
  needs: MailNeeds,
): Promise<void> {
  const owner = await needs.account(recruiter.id);
  if (!owner) return;
  const letter = accountReadyLetter(owner.firstName, `${needs.siteUrl}/log-in`);
  await mailLetter({ to: owner.email, letter, id, isOnce: true, isNeeded: true }, needs);
}
