import { exportKeptDays, keptRecordsDays } from '../../../shared/constants/personal-data.ts';
import { productName } from '../../../shared/constants/product.ts';
import { zoneWithoutAnswer } from '../../../shared/rules/zone-words.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** The mail that an archive is ready. The link leads to the profile, never to the file. */
export function exportReadyLetter(firstName: string, link: string): MailContent {
  return {
    subject: `Your ${productName} data is ready`,
    paragraphs: [
      `Hello ${firstName},`,
      `The archive of your data that you asked for is ready. Sign in to download it within ${exportKeptDays} days; then it is deleted.`,
    ],
    action: { label: 'Go to my profile', href: link },
    smallPrint: 'If you did not ask for it, change your password: someone else may know it.',
  };
}

/** The mail that the account will be erased, with the day on the clock of its owner. `dueAt` is ISO UTC. */
export function erasureRequestedLetter(
  { firstName, timeZone }: { firstName: string; timeZone?: string | null | undefined },
  dueAt: string,
  link: string,
): MailContent {
  const day = dayIn(timeZone ?? zoneWithoutAnswer).format(Date.parse(dueAt));
  return {
    subject: `Your ${productName} account will be erased on ${day}`,
    paragraphs: [
      `Hello ${firstName},`,
      `You asked us to erase your account and your data. This happens on ${day}; until then you can sign in and cancel it.`,
      'Download your data and redeem your points first, if you want them: neither can be restored.',
    ],
    action: { label: 'Keep my account', href: link },
    smallPrint: 'If it was not you, sign in, cancel it and change your password.',
  };
}

/** The last mail that an address gets. */
export function erasedLetter(firstName: string): MailContent {
  return {
    subject: `Your ${productName} account is closed and being erased`,
    paragraphs: [
      `Hello ${firstName},`,
      'As you asked, your account is closed now, and your data is being deleted. It takes a few hours at most.',
      `Some records are kept without your name, and the last of them are gone ${keptRecordsDays} days after your request. This is the last mail you get from us.`,
    ],
  };
}
