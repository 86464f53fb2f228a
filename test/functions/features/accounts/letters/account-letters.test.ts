import { describe, expect, it } from 'vitest';
import {
  accountReadyLetter,
  confirmationLetter,
  passwordChangedLetter,
  recoveryLetter,
  signedUpAgainLetter,
} from '../../../../../functions/features/accounts/letters/account-letters.ts';
import { renderMail } from '../../../../../functions/platform/outside/mail/render-mail.ts';
import { plainLetter } from '../../../../../functions/platform/outside/mail/templates/plain-letter.tsx';
import { invitationLetter } from '../../../../../functions/features/recruiters/invitation-letter.ts';
import { productName } from '../../../../../shared/constants/product.ts';

const token = 'c2VjcmV0LXRva2VuLTEyMw';
const link = `https://hirehub.example/account/confirmation?token=${token}`;
const sly = '<img src=x onerror=alert(1)> & Söhne';
const letters = {
  confirmation: (name: string) => confirmationLetter(name, link),
  recovery: (name: string) => recoveryLetter(name, link),
  'signed up again': (name: string) => signedUpAgainLetter(name, link),
  'account ready': (name: string) => accountReadyLetter(name, link),
  'password changed': (name: string) => passwordChangedLetter(name, link),
  invitation: (name: string) => invitationLetter({ firstName: name, lastName: 'Lopez' }, link),
};
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

describe.each(Object.entries(letters))('The %s letter', (_, letter) => {
  const mail = renderMail('maria@example.com', letter('Maria'), plainLetter);

  it('contains its link twice, as a button and as text, and its token nowhere else', () => {
    expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`]);
    expect(occurrences(mail.html, link)).toBe(2);
    expect(occurrences(mail.html, token)).toBe(2);
    expect(occurrences(mail.text, link)).toBe(1);
    expect(occurrences(mail.text, token)).toBe(1);
    expect(mail.subject).not.toContain(token);
  });

  it('names the product and says in small print what to do if it was not expected', () => {
    expect(mail.subject + mail.html).toContain(productName);
    expect(mail.text).toMatch(/(do nothing|nothing (else )?to do)/);
  });

  it('is readable in dark mode, on a phone and without images', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    expect(mail.html).toContain('width=device-width');
    expect(mail.html).not.toContain('<img');
  });

  it('shows a person’s name as text, never as markup', () => {
    const { html } = renderMail('maria@example.com', letter(sly), plainLetter);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Söhne');
  });

  it('has a one-line subject whatever the name', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeLessThan(120);
  });
});

it('Letters about an account say what has happened, what to do, and what not to do', () => {
  expect(confirmationLetter('Maria', link)).toEqual({
    subject: 'Confirm your email for HireHub',
    paragraphs: [
      'Hello Maria,',
      'Thank you for joining HireHub. Confirm that this address is yours, and you can sign in.',
    ],
    action: { label: 'Confirm my email', href: link },
    smallPrint: 'The link works once and for 48 hours. If you did not sign up, do nothing: the account stays closed.',
  });
  expect(recoveryLetter('Maria', link)).toEqual({
    subject: 'Set a new HireHub password',
    paragraphs: ['Hello Maria,', 'Someone, most likely you, asked to set a new password for your account.'],
    action: { label: 'Create a new password', href: link },
    smallPrint: 'The link works once and for one hour. If it was not you, do nothing: your password stays as it is.',
  });
  expect(accountReadyLetter('Maria', link)).toEqual({
    subject: 'Your HireHub account is ready',
    paragraphs: [
      'Hello Maria,',
      'Thank you for setting up your account. Log in with this address and the password that you chose.',
    ],
    action: { label: 'Log in', href: link },
    smallPrint:
      'If it was you, there is nothing else to do. If it was not, choose “Forgot Password” there: a new password ends every session.',
  });
  expect(passwordChangedLetter('Maria', link)).toEqual({
    subject: 'Your HireHub password was changed',
    paragraphs: ['Hello Maria,', 'Your password was changed just now, and every other session was signed out.'],
    action: { label: 'It was not me', href: link },
    smallPrint: 'If it was you, there is nothing to do.',
  });
});
