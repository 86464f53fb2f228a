import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { markLive } from '../support/mark-live.ts';
import { aPerson } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const email = 'maria@example.com';
const other = 'otto@example.com';
/** Milliseconds in which every browser has left: 160 on a quiet machine, a multiple of it on a busy one. */
const soon = 5_000;

describe('Sessions in several browsers', () => {
  let site: VisitedSite;
  let laptop: Visitor;
  let phone: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    await Promise.all([aPerson(site.api, 'manager', 'Maria'), aPerson(site.api, 'manager', 'Otto')]);
    [laptop, phone] = await Promise.all([site.visitor(), site.visitor({ width: 390, height: 844 })]);
    for (const { context } of [laptop, phone]) await context.addInitScript(markLive);
  });
  afterAll(() => site?.close());

  const atLanding = (page: Page) => page.waitForURL((url) => url.pathname === '/');
  const isListening = (page: Page) => page.locator('html[data-live="open"]').waitFor({ state: 'attached' });
  const signInAt = async (visitor: Visitor, path: string) => {
    await visitor.go('/log-in');
    await logIn(visitor, email);
    await visitor.go(path);
    await isListening(visitor.page);
  };

  it('One browser sees the other in its profile and ends it, which leaves for / at once', async () => {
    await signInAt(phone, '/jobs');
    await signInAt(laptop, '/profile?tab=account');
    const sessions = laptop.page.locator('section', { has: laptop.page.getByRole('heading', { name: 'Sessions' }) });
    // The first was signed in without a browser, by the preparation.
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
    await sessions.getByRole('listitem').filter({ hasText: 'This device' }).getByText('Chrome on Linux').waitFor();
    await sessions
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: /^End the session/ })
      .click();
    await atLanding(phone.page);
    await phone.page.getByText('This session was ended from another browser.').waitFor();
    await sessions.getByText('That session has ended').waitFor();
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
    await phone.go('/profile?tab=account');
    await phone.page.waitForURL('**/log-in');
  });

  it('Signing out everywhere, once confirmed, moves every tab of every browser to / at once', async () => {
    await signInAt(phone, '/clients');
    const secondTab = await phone.context.newPage();
    await secondTab.goto('/notifications');
    await isListening(secondTab);
    await laptop.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = laptop.page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await dialog.waitFor({ state: 'detached' });
    await laptop.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const start = performance.now();
    const left = Promise.all([atLanding(phone.page), atLanding(secondTab), atLanding(laptop.page)]);
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await left;
    const took = Math.round(performance.now() - start);
    console.log(`every tab was at / ${took} ms after the click`);
    expect(took).toBeLessThan(soon);
    expect(await phone.page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await phone.page.locator('html[data-live="closed"]').waitFor({ state: 'attached' });
    await secondTab.close();
  });

  it('Signing out in one tab moves the browser’s other tabs to / too (AUTH-67)', async () => {
    await signInAt(laptop, '/clients');
    const secondTab = await laptop.context.newPage();
    await secondTab.goto('/jobs');
    await secondTab.getByRole('button', { name: /Account menu/ }).waitFor();
    await laptop.page.getByRole('button', { name: /Account menu/ }).click();
    await laptop.page.getByRole('menuitem', { name: 'Log Out' }).click();
    await Promise.all([atLanding(laptop.page), atLanding(secondTab)]);
    expect(await secondTab.evaluate(() => localStorage.getItem('hirehub.redirect'))).toBeNull();
    await secondTab.close();
  });

  it('Logging in again in one tab revives all of them, although the earlier session has ended (AUTH-42)', async () => {
    await signInAt(laptop, '/profile?tab=account');
    const secondTab = await laptop.context.newPage();
    await secondTab.goto('/jobs');
    await isListening(secondTab);
    await laptop.go('/log-in');
    // A tab that was signed in already reloads when it signs in again.
    const reloaded = laptop.page.waitForEvent('load');
    await logIn(laptop, email);
    await reloaded;
    await site.local.settled();
    for (const page of [laptop.page, secondTab]) {
      await page.goto('/clients');
      await page.getByRole('button', { name: /Account menu/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/clients');
    }
    await secondTab.close();
  });

  it('Signing in as another user in one tab changes the others at once, and they forget the previous user (AUTH-42)', async () => {
    await signInAt(laptop, '/profile?tab=account');
    const secondTab = await laptop.context.newPage();
    await secondTab.goto('/jobs');
    await secondTab.getByRole('button', { name: /Account menu/ }).waitFor();
    await laptop.go('/log-in');
    await laptop.page.getByText('You are logged in as Maria Lopez.').waitFor();
    const secondReloads = secondTab.waitForEvent('load');
    await logIn(laptop, other);
    await secondReloads;
    await secondTab.getByRole('button', { name: /Account menu/ }).click();
    await secondTab.getByText(other).waitFor();
    expect(await secondTab.getByText(email).count()).toBe(0);
    await secondTab.close();
  });

  it('A manager asks to become a super manager, an operator approves, and the open page reloads in the new role (NOTIF-58, PROF-15 to PROF-17, DEC-13)', async () => {
    await signInAt(laptop, '/profile?tab=account');
    await laptop.page.getByRole('button', { name: 'Request to become a Super Hire manager' }).click();
    await laptop.page.getByText('Your request is being reviewed').waitFor();
    const reloaded = laptop.page.waitForEvent('load');
    await phone.go('/_local/operator');
    await phone.page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Approve' }).click();
    await phone.page.getByRole('status').getByText('Done:').waitFor();
    await reloaded;
    await laptop.page.getByText(`Super Hire manager · ${email}`).first().waitFor();
    expect(await laptop.page.getByRole('button', { name: 'Request to become a Super Hire manager' }).count()).toBe(0);
    await laptop.page.getByRole('button', { name: /^Notifications, 1 unread/ }).waitFor();
  });

  it('Nothing went wrong on the way', async () => {
    expect([...laptop.problems, ...phone.problems]).toEqual([]);
    const { status } = await site.api.ask(contract.accounts.listSessions, { query: {} });
    expect(status).toBe(401);
  });
});
