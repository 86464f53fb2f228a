import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../infra/laptop/laptop.ts';
import type { Visitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import { aPerson, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const [former, email] = ['nadia@example.com', 'nadia.new@example.com'];

describe('A person who protects their account (PLUS-58)', () => {
  let site: VisitedSite;
  let visitor: Visitor;
  let secret: string;
  let codes: string[];
  let usedStep = 0;

  beforeAll(async () => {
    site = await openVisitedSite();
    await aPerson(site.api, 'manager', 'Nadia');
    visitor = await site.visitor();
  });
  afterAll(() => site?.close());

  /** The code that the app shows, or the next one where this one was used; right even if the step ends while it is typed. */
  const unusedCode = () => {
    usedStep = Math.max(stepAt(Date.now()), usedStep + 1);
    return codeAt(secret, usedStep);
  };
  const signOut = async () => {
    await visitor.page.getByRole('button', { name: /Account menu/ }).click();
    await visitor.page.getByRole('menuitem', { name: 'Log Out' }).click();
    await visitor.page.waitForURL((url) => url.pathname === '/');
  };
  const enterCode = async (given: string) => {
    await visitor.page.getByLabel('Code', { exact: true }).fill(given);
    await visitor.page.getByRole('button', { name: 'Log in', exact: true }).click();
  };

  it('turns on two-step login with an app and keeps ten recovery codes', async () => {
    const { page } = visitor;
    await visitor.go('/log-in');
    await logIn(visitor, former);
    await visitor.go('/profile?tab=account');
    await page.getByRole('button', { name: 'Turn on two-step login' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(somePassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    secret = (await dialog.locator('.second-factor-secret').innerText()).replaceAll('-', '');
    await dialog.getByLabel('Code', { exact: true }).fill(unusedCode());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = dialog.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    codes = await list.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: 'I have kept the codes' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
  });

  it('logs in with the code of the app, and without a phone with a recovery code', async () => {
    await signOut();
    await visitor.go('/log-in');
    await visitor.page.getByLabel('Email').fill(former);
    await visitor.page.getByLabel('Password', { exact: true }).fill(somePassword);
    await visitor.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await enterCode('000000');
    await visitor.page.getByText('This code is wrong, or it was used before').waitFor();
    await enterCode(unusedCode());
    await visitor.page.waitForURL('**/dashboard');
    await signOut();
    await visitor.go('/log-in');
    await visitor.page.getByLabel('Email').fill(former);
    await visitor.page.getByLabel('Password', { exact: true }).fill(somePassword);
    await visitor.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await enterCode(codes[4]!.toLowerCase());
    await visitor.page.waitForURL('**/dashboard');
    await visitor.go('/profile?tab=account');
    await visitor.page.getByRole('button', { name: 'Turn on two-step login' }).waitFor();
  });

  it('moves to another email once both addresses have pressed their link', async () => {
    const { page } = visitor;
    const form = page.getByRole('form', { name: 'Change email' });
    await form.getByLabel('New email').fill(email);
    await form.getByLabel('Your password').fill(somePassword);
    await form.getByRole('button', { name: 'Send both links' }).click();
    await page.getByRole('button', { name: 'Stop the change' }).waitFor();
    await visitor.go(await mailedLink(site.local, email, 'Confirm this email'));
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await page.getByText('One step is left').waitFor();
    await visitor.go(await mailedLink(site.local, former, 'move to another email'));
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    await page.getByText(`From now on you log in with ${email}.`).waitFor();
    await page.getByRole('link', { name: 'Open your account' }).click();
    await page.getByText(`You log in with ${email}.`).waitFor();
  });
});
