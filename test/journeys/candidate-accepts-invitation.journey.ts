import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { aPerson, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

describe('A candidate joins by invitation', () => {
  let site: VisitedSite;
  let recruiter: Visitor;
  let olga: Person;

  beforeAll(async () => {
    site = await openVisitedSite();
    olga = await aPerson(site.api, 'recruiter', 'Olga');
    recruiter = await site.signedIn(olga);
  });
  afterAll(() => site?.close());

  /** Invites addresses from the dashboard. */
  async function invite(...emails: string[]): Promise<void> {
    const { page } = recruiter;
    await recruiter.go('/dashboard');
    await page.getByRole('button', { name: 'Invite candidates' }).click();
    for (const [index, email] of emails.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add another' }).click();
      await page.getByRole('textbox', { name: `Candidate ${index + 1}` }).fill(email);
    }
    await page.getByRole('button', { name: /^Send/ }).click();
  }
  const heading = (visitor: Visitor, text: string) =>
    visitor.page.getByRole('heading', { level: 1, name: text }).waitFor();

  it('A recruiter invites; one’s own address stays, and each is framed in its colour (RECR-16, RECR-21, RECR-22, RECR-27)', async () => {
    const { page } = recruiter;
    await invite('noor.haddad@example.com', olga.email);
    await page.getByText('Not available').waitFor();
    expect(
      await page.locator('.invite-row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-available'))),
    ).toEqual(['true', 'false']);
    const colours = await page.evaluate(() =>
      ['--green', '--red'].map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    );
    const framed = () =>
      page
        .locator('.invite-row .ui-control')
        .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderTopColor));
    await expect.poll(framed).toEqual(colours);
    expect(colours[0]).not.toBe(colours[1]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('noor.haddad@example.com').waitFor();
  });

  it('Who invites an address from which mail comes back is told so, and no second mail is sent to it (PLUS-60)', async () => {
    const { page } = recruiter;
    const wrong = 'bounce+lena@example.com';
    await invite(wrong);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const row = page.getByRole('listitem').filter({ hasText: wrong });
    const sentence = row.getByText('Mail does not reach this address.');
    await expect
      .poll(
        async () => {
          await recruiter.go('/dashboard');
          await row.waitFor();
          return sentence.count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await page.getByRole('button', { name: `Resend the invitation to ${wrong}` }).click();
    await page.getByText(`The invitation to ${wrong} was sent again.`).waitFor();
    await site.local.settled();
    expect(site.local.mails().filter(({ to }) => to.includes(wrong))).toHaveLength(1);
    await page.getByRole('button', { name: `Cancel the invitation to ${wrong}` }).click();
  });

  it('The candidate follows the mailed link, signs up and is in at once; the recruiter is notified live (AUTH-24, AUTH-25)', async () => {
    const noor = await site.visitor();
    const { page } = noor;
    const link = await mailedLink(site.local, 'noor.haddad@example.com', 'invites you');
    await noor.go(link);
    await page.getByText('Olga Lopez invites you to HireHub').waitFor();
    expect(page.url()).not.toContain('token=');
    await page.reload();
    const email = page.getByLabel('Email');
    expect([await email.inputValue(), await email.getAttribute('readonly')]).toEqual(['noor.haddad@example.com', '']);
    await page.getByLabel('First name', { exact: true }).fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Password', { exact: true }).fill(somePassword);
    await page.getByLabel('Repeat password').fill(somePassword);
    await page.getByRole('radio', { name: /^All verified recruiters/ }).check();
    await page.getByRole('checkbox', { name: /terms/ }).check();
    // The toast goes after six seconds, maybe before this newcomer has logged in.
    const live = recruiter.page.getByText('Noor Haddad accepted your invitation').first().waitFor();
    await page.getByRole('button', { name: 'Create account' }).click();
    await Promise.all([live, page.waitForURL('**/log-in')]);
    await page.getByText('Your account is ready').waitFor();
    await logIn(noor, 'noor.haddad@example.com', somePassword);
    const other = await site.visitor();
    await other.go(link);
    await heading(other, 'This invitation was accepted');
    expect([...noor.problems, ...other.problems]).toEqual([]);
  });

  it('A link that was resent or cancelled explains itself (RECR-29, RECR-30)', async () => {
    const { page } = recruiter;
    await invite('lena.fischer@example.com');
    const first = await mailedLink(site.local, 'lena.fischer@example.com', 'invites you');
    await page.getByRole('button', { name: 'Resend the invitation to lena.fischer@example.com' }).click();
    await page.getByText('was sent again').waitFor();
    const guest = await site.visitor();
    const newer = await newestLink(first);
    await guest.go(first);
    await heading(guest, 'A newer invitation was sent');
    await guest.go(newer);
    await heading(guest, 'Accept your invitation');
    await page.getByRole('button', { name: 'Cancel the invitation to lena.fischer@example.com' }).click();
    await page.getByText('was cancelled').waitFor();
    await guest.go(newer);
    await heading(guest, 'This invitation was cancelled');
    await guest.page.getByRole('link', { name: 'Sign up' }).click();
    await guest.page.waitForURL('**/sign-up');
    await guest.go('/candidate-invite?token=nonsense&email=lena.fischer%40example.com');
    await guest.page.waitForURL('**/sign-up');
    expect(recruiter.problems).toEqual([]);
  });

  /** The link of the mail that came after the one with this link. */
  async function newestLink(earlier: string): Promise<string> {
    for (let tries = 0; tries < 200; tries++) {
      const newest = await mailedLink(site.local, 'lena.fischer@example.com', 'invites you');
      if (newest !== earlier) return newest;
      await recruiter.page.waitForTimeout(50);
    }
    throw new Error('the invitation was not mailed again');
  }
});
