import type { EventOf } from '../../../events/catalogue.ts';
import { clock, theTable } from '../../door/dependencies.ts';
import type { Clock } from '../../door/clock.ts';
import { environment } from '../../environment.ts';
import type { SendMail } from '../../outside/mail/port.ts';
import type { MailContent } from '../../outside/mail/render-mail.ts';
import { renderMail } from '../../outside/mail/render-mail.ts';
import { stageMail } from '../../outside/mail/send-mail.ts';
import { plainLetter } from '../../outside/mail/templates/plain-letter.tsx';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn } from '../../records/account.ts';
import type { MailedTokens } from '../../records/mailed-token.ts';
import { mailedTokensIn } from '../../records/mailed-token.ts';
import { accountReadyLetter, confirmationLetter, passwordChangedLetter, recoveryLetter } from './account-letters.ts';

export interface MailNeeds {
  account(userId: number): Promise<StoredAccount | undefined>;
  mailedTokens: Pick<MailedTokens, 'save'>;
  send: SendMail;
  siteUrl: string;
  clock: Clock;
}

/** Dependencies of reactions that mail an account, in the cloud. */
export const openMailNeeds = (): MailNeeds => ({
  account: accountsIn(theTable()).account,
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

/** Mails the link that confirms an address, as long as the account waits for that. */
export async function mailConfirmation(
  { id, data }: EventOf<'account-signed-up' | 'confirmation-requested'>,
  needs: MailNeeds,
): Promise<void> {
  await mailLink(
    {
      userId: data.userId,
      eventId: id,
      kind: 'confirmation',
      path: '/account/confirmation',
      onlyWhen: ['unconfirmed'],
    },
    confirmationLetter,
    needs,
  );
}

/** Mails the link that sets a new password. */
export async function mailRecovery(
  { id, data }: EventOf<'password-recovery-requested'>,
  needs: MailNeeds,
): Promise<void> {
  await mailLink(
    {
      userId: data.userId,
      eventId: id,
      kind: 'recovery',
      path: '/account/password-reset',
      onlyWhen: ['active', 'unconfirmed'],
    },
    recoveryLetter,
    needs,
  );
}

/** Mails the owner that the password has changed. */
export async function mailPasswordChanged(
  { id, data }: EventOf<'password-changed'>,
  { account, send, siteUrl }: MailNeeds,
): Promise<void> {
  const owner = await account(data.userId);
  if (!owner) return;
  const letter = passwordChangedLetter(data.firstName, `${siteUrl}/reset-password`);
  await send(renderMail(owner.email, letter, plainLetter), id);
}

/** Mails an invited recruiter the way to log in. */
export async function mailAccountReady(
  { id, data: { recruiter } }: EventOf<'recruiter-invitation-accepted'>,
  { account, send, siteUrl }: MailNeeds,
): Promise<void> {
  const owner = await account(recruiter.id);
  if (!owner) return;
  const letter = accountReadyLetter(owner.firstName, `${siteUrl}/log-in`);
  await send(renderMail(owner.email, letter, plainLetter), id);
}

/**
 * Sends an account a letter with a fresh link. The token is made here and stored only as a hash, so no event or log
 * ever carries it.
 */
export async function mailLink(
  {
    userId,
    eventId,
    kind,
    path,
    onlyWhen,
  }: {
    userId: number;
    eventId: number;
    kind: 'confirmation' | 'recovery';
    path: string;
    onlyWhen: readonly StoredAccount['status'][];
  },
  letter: (firstName: string, link: string) => MailContent,
  needs: MailNeeds,
): Promise<void> {
  const account = await needs.account(userId);
  if (!account || !onlyWhen.includes(account.status)) return;
  const token = needs.clock.newToken();
  await needs.mailedTokens.save(token, { kind, userId }, needs.clock.now());
  await needs.send(
    renderMail(account.email, letter(account.firstName, `${needs.siteUrl}${path}?token=${token}`), plainLetter),
    eventId,
  );
}
