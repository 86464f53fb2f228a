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

export interface MailNeeds {
  account(userId: number): Promise<StoredAccount | undefined>;
  mailedTokens: Pick<MailedTokens, 'save'>;
  send: SendMail;
  siteUrl: string;
  clock: Clock;
}

/** What reactions that mail an account are given in the cloud. */
export const openMailNeeds = (): MailNeeds => ({
  account: accountsIn(theTable()).account,
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

/**
 * Mails an account a letter with a fresh link. The token is made here and kept only as a hash, so no event or log ever
 * carries it.
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
