import { theTable } from '../door/dependencies.ts';
import { environment } from '../environment.ts';
import type { SendMail } from '../outside/mail/port.ts';
import type { MailContent } from '../outside/mail/render-mail.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import type { StoredAccount } from '../records/account.ts';
import { accountsIn } from '../records/account.ts';

export interface OwnerMailNeeds {
  account(userId: number): Promise<StoredAccount | undefined>;
  send: SendMail;
  siteUrl: string;
}

/** Dependencies of reactions that mail the owner, in the cloud. */
export const openOwnerMail = (): OwnerMailNeeds => ({
  account: accountsIn(theTable()).account,
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
});

/** Mails the owner of an account; an account closed meanwhile gets no more mail. */
export async function mailOwner(
  { userId, eventId }: { userId: number; eventId: number },
  letter: (owner: StoredAccount, profileUrl: string) => MailContent,
  { account, send, siteUrl }: OwnerMailNeeds,
): Promise<void> {
  const owner = await account(userId);
  if (owner?.status !== 'active') return;
  await send(renderMail(owner.email, letter(owner, `${siteUrl}/profile`), plainLetter), eventId);
}
