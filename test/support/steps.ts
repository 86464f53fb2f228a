import { expect } from 'vitest';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import type { Visitor } from './browser.ts';
import { mailedLink } from './mailbox.ts';

export const aPassword = 'Str0ng!Passw0rd';

export interface Newcomer {
  kind: 'Candidate' | 'Recruiter' | 'Hiring manager';
  firstName: string;
  lastName: string;
  email: string;
  /** While applying to a job the form asks for no kind, as only candidates apply. */
  isApplying?: true;
}

/** Fills in and sends the sign-up form that is open. */
export async function fillSignUp(visitor: Visitor, newcomer: Newcomer): Promise<void> {
  await typeSignUp(visitor, newcomer);
  await visitor.page.getByRole('button', { name: 'Create account' }).click();
  await visitor.page.waitForURL('**/account/check-confirmation');
}

/** Fills in the sign-up form that is open. */
export async function typeSignUp(
  { page }: Visitor,
  { kind, firstName, lastName, email, isApplying }: Newcomer,
): Promise<void> {
  if (!isApplying) await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  await page.getByLabel('First name', { exact: true }).fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  // A filter behind the modal may ask for a country too.
  if (kind === 'Candidate') {
    const form = page.locator('form').filter({ has: page.getByLabel('Confirm password') });
    // What was typed before a reload is still chosen.
    if ((await form.getByText('United States').count()) === 0) {
      await form.getByRole('combobox', { name: 'Country' }).fill('USA');
      await form.getByRole('option', { name: 'United States' }).click();
    }
  }
  if (kind === 'Candidate') await page.getByRole('radio', { name: /^All verified recruiters/ }).check();
  await page.getByLabel('Password', { exact: true }).fill(aPassword);
  await page.getByLabel('Confirm password').fill(aPassword);
  await page.getByRole('checkbox', { name: /terms/ }).check();
}

/** Follows the mailed confirmation link and presses its button, which leads to the log-in page. */
export async function confirm(visitor: Visitor, local: RunningLocal, email: string): Promise<void> {
  await visitor.go(await mailedLink(local, email, 'Confirm your email'));
  await visitor.page.getByRole('button', { name: 'Confirm my email' }).click();
  await visitor.page.waitForURL('**/log-in*');
  expect(visitor.page.url()).not.toContain('token=');
}

/** Logs in on the log-in page and waits for the signed-in shell. */
export async function logIn({ page }: Visitor, email: string, password = aPassword): Promise<void> {
  if (!page.url().includes('/log-in')) await page.goto('/log-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // The menu itself hides in a drawer on narrow screens.
  await page.getByRole('button', { name: /Account menu/ }).waitFor();
}

/** Chooses the first option that a search field offers for the text. */
export async function choose({ page }: Visitor, label: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}
