import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { pressKeys, tabTo } from '../support/keyboard.ts';
import { mailedLink } from '../support/mailbox.ts';
import { anInvitedRecruiter, aPerson, aPostedJob, signIn, somePassword, type Person } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const title = 'Night ICU nurse';
const email = 'noor@example.com';

/** Everything is found by its role and name, as a screen reader has it, and reached and used by keys alone. */
describe('A guest who uses keys and a screen reader', () => {
  let site: VisitedSite;
  let noor: Visitor;
  let rosa: Person;
  let jobId: number;

  beforeAll(async () => {
    site = await openVisitedSite();
    const maria = await aPerson(site.api, 'manager', 'Maria');
    rosa = await anInvitedRecruiter(site.api, maria, 'Rosa');
    jobId = await aPostedJob(site.api, maria, title);
    await site.local.settled();
    noor = await site.visitor();
  });
  afterAll(() => site?.close());

  const keys = (...pressed: string[]) => pressKeys(noor.page, ...pressed);
  const named = (role: Parameters<typeof noor.page.getByRole>[0], name: string | RegExp) =>
    noor.page.getByRole(role, { name, exact: true });

  /** Where the focus is, and whether it is seen: never lost to the page itself. */
  const focus = () =>
    noor.page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at || at === document.body) return 'lost';
      const hasRing = (element: Element, part?: string) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element, part);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      };
      // A row that is a link as a whole has its ring around it, a card that is chosen around its label.
      const around = at.closest('label, .ui-control') ?? at;
      const isSeen = hasRing(at) || hasRing(at, '::after') || hasRing(around) || at.matches('[tabindex="-1"]');
      return isSeen ? 'seen' : `unseen: ${at.outerHTML.slice(0, 120)}`;
    });

  /** Goes there by Tab, presses, and still has a focus. */
  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await tabTo(target);
    expect(await focus()).toBe('seen');
    await keys(key);
    await expect.poll(focus, { message: `after ${String(target)}` }).not.toBe('lost');
  }

  async function type(target: Locator, text: string): Promise<void> {
    await tabTo(target);
    await keys('Control+a');
    await noor.page.keyboard.type(text);
  }

  it('skips to the content of the landing page, and finds the job', async () => {
    const { page } = noor;
    await noor.go('/');
    await keys('Tab');
    const skip = named('link', /^Skip to/);
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    await keys('Enter');
    await type(named('searchbox', 'Job title, skill or city'), 'nurse');
    await keys('Enter');
    await page.waitForURL('**/find-jobs?q=nurse&in=all');
    await press(named('button', new RegExp(`^${title}`)));
    await press(named('link', 'Job page'));
    await named('heading', title).waitFor();
  });

  it('signs up for it in a dialog that returns the focus', async () => {
    const { page } = noor;
    const dialog = page.getByRole('dialog');
    await press(named('button', 'Apply now'));
    await dialog.waitFor();
    await keys('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => named('button', 'Apply now').evaluate((one) => one === document.activeElement)).toBe(true);
    await keys('Enter');
    await type(dialog.getByRole('textbox', { name: 'First name' }), 'Noor');
    await type(dialog.getByRole('textbox', { name: 'Last name' }), 'Haddad');
    await type(dialog.getByRole('textbox', { name: 'Email' }), email);
    await tabTo(dialog.getByRole('combobox', { name: 'Country' }));
    await noor.page.keyboard.type('USA');
    await dialog.getByRole('option', { name: 'United States' }).waitFor();
    await keys('Enter');
    await tabTo(dialog.getByRole('radio').first());
    await keys('Space');
    await type(dialog.getByRole('textbox', { name: 'Password', exact: true }), somePassword);
    await type(dialog.getByRole('textbox', { name: 'Confirm password' }), somePassword);
    await tabTo(dialog.getByRole('checkbox', { name: /terms/ }));
    await keys('Space');
    await press(dialog.getByRole('button', { name: 'Create account and apply' }));
    await page.waitForURL('**/account/check-confirmation');
    await noor.go(await mailedLink(site.local, email, 'Confirm your email'));
    await press(named('button', 'Confirm my email'));
    await page.waitForURL('**/log-in*');
    await type(named('textbox', 'Email'), email);
    await type(named('textbox', 'Password'), somePassword);
    await keys('Enter');
    await named('button', /Account menu/).waitFor();
    await site.local.settled();
  });

  it('hides from a company, which is announced, and the dialog returns the focus', async () => {
    const { page } = noor;
    await noor.go('/profile?tab=privacy');
    await press(named('button', 'Edit who can see you'));
    const dialog = page.getByRole('dialog', { name: 'Who can see you' });
    await type(dialog.getByRole('combobox', { name: /^Companies to hide from/ }), 'example.org');
    await keys('Enter');
    await dialog.getByRole('status').filter({ hasText: 'Nobody here acts for example.org today' }).waitFor();
    await press(dialog.getByRole('button', { name: 'Save who can see you' }));
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => named('button', 'Edit who can see you').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.getByText('example.org', { exact: true }).waitFor();
  });

  it('reads where the application stands, answers a message, and logs out', async () => {
    const { page } = noor;
    const { id, token } = await signIn(site.api, email);
    const { body } = await site.api.call(contract.applications.listCandidateJobs, { query: {} }, token);
    expect(body.data).toMatchObject([{ job: { id: jobId }, state: 'waiting' }]);
    await site.api.call(contract.chat.startChannel, { body: { recipientId: id } }, rosa.token);
    const sent = { clientId: crypto.randomUUID(), data: 'Are nights fine?' };
    await noor.go('/messages');
    await site.api.call(contract.chat.sendMessage, { params: { id }, body: sent }, rosa.token);
    await press(named('link', /Rosa Lopez/));
    await type(named('textbox', /^Message to/), 'Yes, they are.');
    await keys('Enter');
    await page.getByText('Yes, they are.', { exact: true }).first().waitFor();
    expect(await focus()).toBe('seen');
    await tabTo(named('button', /Account menu/), 'Shift+Tab');
    await keys('Enter');
    await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
    while (
      (await page.getByRole('menuitem', { name: 'Log Out' }).evaluate((one) => one === document.activeElement)) ===
      false
    )
      await keys('ArrowDown');
    await keys('Enter');
    await page.waitForURL(`${site.local.url}/`);
    expect(noor.problems).toEqual([]);
  });
});
