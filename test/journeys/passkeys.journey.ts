import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../infra/laptop/laptop.ts';
import type { Visitor } from '../support/browser.ts';
import { aPerson, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const email = 'nadia@example.com';

describe('A person who logs in with a passkey (PLUS-58)', () => {
  let site: VisitedSite;
  let visitor: Visitor;
  let devices: CDPSession;
  let device: string;
  let secret = '';
  let usedStep = 0;

  /** A device that its owner has unlocked, which keeps passkeys and is the only one of the browser. */
  const plugIn = async () => {
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return authenticatorId;
  };
  /** The code that the app shows, or the next one where this one was used. */
  const unusedCode = () => {
    usedStep = Math.max(stepAt(Date.now()), usedStep + 1);
    return codeAt(secret, usedStep);
  };
  const signOut = async () => {
    await visitor.page.getByRole('button', { name: /Account menu/ }).click();
    await visitor.page.getByRole('menuitem', { name: 'Log Out' }).click();
    await visitor.page.waitForURL((url) => url.pathname === '/');
  };
  const logInByPasskey = async () => {
    await visitor.go('/log-in');
    await visitor.page.getByLabel('Email').fill(email);
    await visitor.page.getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  const addPasskey = async () => {
    const { page } = visitor;
    await visitor.go('/profile?tab=account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(somePassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The passkey is added').waitFor();
  };

  beforeAll(async () => {
    site = await openVisitedSite();
    await aPerson(site.api, 'manager', 'Nadia');
    await aPerson(site.api, 'manager', 'Karl');
    visitor = await site.visitor();
    devices = await visitor.page.context().newCDPSession(visitor.page);
    await devices.send('WebAuthn.enable');
    device = await plugIn();
  });
  afterAll(() => site?.close());

  it('adds one with the password, and logs in with it alone', async () => {
    await visitor.go('/log-in');
    await logIn(visitor, email);
    await addPasskey();
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId: device });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await signOut();
    await logInByPasskey();
    await visitor.page.waitForURL('**/dashboard');
    await visitor.go('/profile?tab=account');
    const list = visitor.page.getByRole('list', { name: 'Passkeys' });
    await list.getByText('used just now').waitFor();
  });

  it('calls it by a name that they know', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /^More about the passkey/ }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('My laptop');
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('list', { name: 'Passkeys' }).getByText('My laptop').waitFor();
  });

  it('is asked for no code with it, though two-step login asks for one after the password', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Turn on two-step login' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(somePassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    secret = (await dialog.locator('.second-factor-secret').innerText()).replaceAll('-', '');
    await dialog.getByLabel('Code', { exact: true }).fill(unusedCode());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('button', { name: 'I have kept the codes' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await signOut();
    await logInByPasskey();
    await page.waitForURL('**/dashboard');
    await visitor.go('/profile?tab=account');
  });

  it('is not let in with it once it is removed, which takes the code as well', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /^More about the passkey My laptop/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(somePassword);
    await dialog.getByLabel('Code', { exact: true }).fill(unusedCode());
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await signOut();
    await logInByPasskey();
    await page.getByText('This passkey does not log this account in').waitFor();
  });

  it('is not let in with somebody else’s', async () => {
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device });
    device = await plugIn();
    await visitor.go('/log-in');
    await logIn(visitor, 'karl@example.com');
    await addPasskey();
    await signOut();
    await logInByPasskey();
    await visitor.page.getByText('This passkey does not log this account in').waitFor();
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device });
  });
});
