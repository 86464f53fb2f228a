import { theTable } from '../../platform/door/dependencies.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLetter, openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn } from '../../records/account.ts';

export interface OwnerMailNeeds extends LetterNeeds {
  account(userId: number): Promise<StoredAccount | undefined>;
}

/** Dependencies of reactions that mail the owner, in the cloud. */
export const openOwnerMail = (): OwnerMailNeeds => ({ ...openLetterNeeds(), account: accountsIn(theTable()).account });

/** Mails the owner of an account; an account closed meanwhile gets no more mail. */
export async function mailOwner(
  { userId, eventId }: { userId: number; eventId: number },
  letter: (owner: StoredAccount, profileUrl: string) => MailContent,
  needs: OwnerMailNeeds,
): Promise<void> {
  const owner = await needs.account(userId);
  if (owner?.status !== 'active') return;
  const mail = {
    to: owner.email,
    letter: letter(owner, `${needs.siteUrl}/profile?tab=privacy`),
    id: eventId,
    isOnce: true,
    isNeeded: true,
  };
  await mailLetter(mail, needs);
}
