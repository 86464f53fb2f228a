import { productName } from '../../../../shared/constants/product.ts';
import type { MailContent } from '../../../platform/outside/mail/render-mail.ts';
import { tokenHours } from '../../../records/mailed-token.ts';

const hours = tokenHours('new-address');

/** The mail to an account's own address when another one is asked for. */
export function formerAddressLetter(firstName: string, to: string, link: string): MailContent {
  return {
    subject: `Should your ${productName} account move to another email?`,
    paragraphs: [
      `Hello ${firstName},`,
      `Someone, most likely you, asked to use ${to} for your account instead of this address. Nothing changes until both addresses have confirmed.`,
    ],
    action: { label: 'Confirm or stop it', href: link },
    smallPrint: `The link works once and for ${hours} hours. If it was not you, stop it there: every session ends, and you can choose a new password.`,
  };
}

/** The mail to the address that an account is to have. */
export function newAddressLetter(firstName: string, link: string): MailContent {
  return {
    subject: `Confirm this email for ${productName}`,
    paragraphs: [
      `Hello ${firstName},`,
      'Confirm that this address is yours. Your account uses it once your former address has confirmed, too.',
    ],
    action: { label: 'Confirm this email', href: link },
    smallPrint: `The link works once and for ${hours} hours. If you did not ask for it, do nothing: no account uses this address.`,
  };
}

/** The mail to the owner of an address to which another account was asked to move. */
export function takenAddressLetter(firstName: string, link: string): MailContent {
  return {
    subject: `You already have a ${productName} account with this email`,
    paragraphs: [
      `Hello ${firstName},`,
      'Someone, perhaps you, asked to use this address for another account. It has an account already, so nothing was changed.',
    ],
    action: { label: 'Log in', href: link },
    smallPrint: 'If it was not you, do nothing: nobody was told that this address has an account.',
  };
}

/** The mail to both addresses once an account has another one. */
export function emailChangedLetter(firstName: string, to: string, link: string): MailContent {
  return {
    subject: `Your ${productName} account has another email`,
    paragraphs: [
      `Hello ${firstName},`,
      `Both addresses have confirmed. From now on you log in with ${to}, and our mails go there.`,
    ],
    action: { label: 'Your account', href: link },
    smallPrint: 'Your password and your sessions stay as they are.',
  };
}
