import type { EventOf } from '../../../../events/catalogue.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { SignUpApplication } from '../../../../shared/model/sign-up-application.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import type { MailContent } from '../../../platform/outside/mail/render-mail.ts';
import { tokenHours } from '../../../records/mailed-token.ts';

const applicationWords: Record<SignUpApplication, (title: string) => string> = {
  sent: (title) => `Confirming also sends your application for ${withStop(title)}`,
  asks: (title) => `Your application for ${title} is sent once you have signed in and answered its questions.`,
  over: (title) => `${title} is no longer open, so your application is not sent. Other jobs are open.`,
};

/** The confirmation mail; of who signed up to apply for a job, it says what becomes of the application. */
export function confirmationLetter(
  firstName: string,
  link: string,
  to?: { title: string | null; application: SignUpApplication },
): MailContent {
  return {
    subject: `Confirm your email for ${productName}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Thank you for joining ${productName}. Confirm that this address is yours, and you can sign in.`,
      ...(to?.title ? [applicationWords[to.application](to.title)] : []),
    ],
    action: { label: 'Confirm my email', href: link },
    smallPrint: `The link works once and for ${tokenHours('confirmation')} hours. If you did not sign up, do nothing: the account stays closed.`,
  };
}

/** The password recovery mail. */
export function recoveryLetter(firstName: string, link: string): MailContent {
  return {
    subject: `Set a new ${productName} password`,
    paragraphs: [`Hello ${firstName},`, 'Someone, most likely you, asked to set a new password for your account.'],
    action: { label: 'Create a new password', href: link },
    smallPrint: 'The link works once and for one hour. If it was not you, do nothing: your password stays as it is.',
  };
}

/** The mail to the owner of an address with which somebody signed up again; the page never says that it is taken. */
export function signedUpAgainLetter(firstName: string, link: string): MailContent {
  return {
    subject: `You already have a ${productName} account`,
    paragraphs: [
      `Hello ${firstName},`,
      'Someone, most likely you, signed up with this address, which has an account already. Nothing was changed: log in as before, or choose a new password.',
    ],
    action: { label: 'Create a new password', href: link },
    smallPrint:
      'The link works once and for one hour. If it was not you, do nothing: nobody was told that this address has an account.',
  };
}

/** The mail to an invited recruiter whose account is set up: the button that the thank-you page mentions (AUTH-30). */
export function accountReadyLetter(firstName: string, link: string): MailContent {
  return {
    subject: `Your ${productName} account is ready`,
    paragraphs: [
      `Hello ${firstName},`,
      'Thank you for setting up your account. Log in with this address and the password that you chose.',
    ],
    action: { label: 'Log in', href: link },
    smallPrint:
      'If it was you, there is nothing else to do. If it was not, choose “Forgot Password” there: a new password ends every session.',
  };
}

/** The mail to the owner after a password change. */
export function passwordChangedLetter(firstName: string, link: string): MailContent {
  return {
    subject: `Your ${productName} password was changed`,
    paragraphs: [`Hello ${firstName},`, 'Your password was changed just now, and every other session was signed out.'],
    action: { label: 'It was not me', href: link },
    smallPrint: 'If it was you, there is nothing to do.',
  };
}

type SecondFactorNews = EventOf<'second-factor-changed'>['data']['change'];

const news: Record<SecondFactorNews, { subject: string; text: string; otherwise?: string }> = {
  on: {
    subject: `Logging in to ${productName} asks for a code now`,
    text: 'Two-step login is on: besides your password, logging in asks for the code of your authenticator app.',
  },
  off: {
    subject: `Logging in to ${productName} asks for no code any more`,
    text: 'Two-step login was turned off just now, with your password and a code.',
  },
  renewed: {
    subject: `Your ${productName} recovery codes are new`,
    text: 'Your recovery codes were renewed just now. The earlier ones are worth nothing.',
  },
  recovered: {
    subject: `Someone logged in to ${productName} with a recovery code`,
    text: 'Someone, most likely you, logged in with a recovery code. That turned two-step login off; turn it on again with your app.',
  },
  'passkey-added': {
    subject: `A passkey logs you in to ${productName} now`,
    text: 'A passkey was added to your account just now. It logs in without your password and without a code.',
    otherwise: 'If it was not, remove the passkey and choose a new password: that ends every session.',
  },
  'passkey-removed': {
    subject: `A passkey logs you in to ${productName} no more`,
    text: 'A passkey was removed from your account just now, with your password.',
  },
};

/** The mail to the owner after a change of the second factor. */
export function secondFactorLetter(change: SecondFactorNews, firstName: string, link: string): MailContent {
  const { subject, text, otherwise = 'If it was not, choose a new password: that ends every session.' } = news[change];
  return {
    subject,
    paragraphs: [`Hello ${firstName},`, text],
    action: { label: 'Your account', href: link },
    smallPrint: `If it was you, there is nothing to do. ${otherwise}`,
  };
}
