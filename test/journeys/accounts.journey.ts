import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { expireLink } from '../support/expire-link.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { aCandidateSignUp, aPerson, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { confirm, fillSignUp, logIn } from '../support/steps.ts';

const newPassword = 'An0ther!Passw0rd';

describe('Getting into an account and out of it', () => {
  let site: VisitedSite;
  let manager: Person;

  beforeAll(async () => {
    site = await openVisitedSite();
    manager = await aPerson(site.api, 'manager', 'Maria');
  });
  afterAll(() => site?.close());

  /** Tells a story in a browser of its own, which must not show an error. */
  async function inBrowser(
    story: (visitor: Visitor) => Promise<void>,
    viewport?: { width: number; height: number },
  ): Promise<void> {
    const visitor = await site.visitor(viewport);
    await story(visitor);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }
  const password = ({ page }: Visitor) => page.getByLabel('Password', { exact: true });
  const tryToLogIn = async (visitor: Visitor, email: string, typed: string): Promise<void> => {
    await visitor.page.getByLabel('Email').fill(email);
    await password(visitor).fill(typed);
    await visitor.page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  /** The message under the field of this name. */
  const under = async ({ page }: Visitor, id: 'email' | 'password'): Promise<string> => {
    const field = page.locator(`[name=${id}][aria-invalid=true]`);
    await field.waitFor();
    return page
      .locator(`#${await field.getAttribute('aria-describedby').then((ids) => (ids ?? '').split(' ')[0])}`)
      .innerText();
  };

  it.each([['Candidate'], ['Recruiter'], ['Hiring manager']] as const)(
    'A %s signs up at 360 px, is told to look for the mail, confirms and logs in',
    async (kind) => {
      await inBrowser(
        async (visitor) => {
          const newcomer = {
            kind,
            firstName: 'Nadia',
            lastName: 'Haddad',
            email: `nadia.${kind.replace(' ', '').toLowerCase()}@example.com`,
          };
          await visitor.go('/sign-up');
          await fillSignUp(visitor, newcomer);
          await visitor.page.getByRole('dialog', { name: 'Confirm your email' }).waitFor();
          await confirm(visitor, site.local, newcomer.email);
          await logIn(visitor, newcomer.email);
          await visitor.page.waitForURL('**/dashboard');
        },
        { width: 360, height: 740 },
      );
    },
  );

  it('A wrong password is reported under the password, and an unknown address in the same words (VALID-43)', async () => {
    await inBrowser(async (visitor) => {
      await visitor.go('/log-in');
      await tryToLogIn(visitor, manager.email, 'Wr0ng!Password');
      const wrong = await under(visitor, 'password');
      await tryToLogIn(visitor, 'nobody@example.com', 'Wr0ng!Password');
      expect(await under(visitor, 'password')).toBe(wrong);
    });
  });

  it('An unconfirmed user is asked to confirm and gets the link again', async () => {
    const form = aCandidateSignUp('Umar');
    await site.api.call(contract.accounts.signUpCandidate, { body: form });
    const first = await mailedLink(site.local, form.email, 'Confirm your email');
    await inBrowser(async (visitor) => {
      await visitor.go('/log-in');
      await tryToLogIn(visitor, form.email, somePassword);
      await visitor.page
        .getByText(/confirm/i)
        .first()
        .waitFor();
      await expireLink(site.local, first);
      await visitor.go(first);
      await visitor.page.getByText('This link has expired').waitFor();
      expect(visitor.page.url()).not.toContain('token');
      await visitor.page.getByRole('button', { name: 'Send the link again' }).click();
      await visitor.page.getByText(/new link is on its way/).waitFor();
      await site.local.settled();
      await confirm(visitor, site.local, form.email);
      await logIn(visitor, form.email, somePassword);
    });
  });

  it('A forgotten password is replaced by the mailed link, once (AUTH-34)', async () => {
    const person = await aPerson(site.api, 'recruiter', 'Rosa');
    await inBrowser(async (visitor) => {
      await visitor.go('/log-in');
      await visitor.page.getByRole('link', { name: /forgot password/i }).click();
      // The page that is left has a field of the same name.
      await visitor.page.getByRole('heading', { name: 'Reset password' }).waitFor();
      await visitor.page.getByLabel('Email').fill(person.email);
      await visitor.page.getByRole('button', { name: 'Reset password' }).click();
      await visitor.page.waitForURL('**/account/check-confirmation');
      const link = await mailedLink(site.local, person.email, 'Set a new');
      await visitor.go(link);
      await visitor.page.getByRole('heading', { name: 'Create a new password' }).waitFor();
      expect(visitor.page.url()).not.toContain('token');
      await visitor.page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
      await visitor.page.getByLabel('Confirm password').fill('Different!1');
      await visitor.page.getByRole('button', { name: 'Reset password' }).click();
      await visitor.page.getByText('Must be the same').waitFor();
      await visitor.page.getByLabel('Confirm password').fill(newPassword);
      await visitor.page.getByRole('button', { name: 'Reset password' }).click();
      await visitor.page.waitForURL('**/log-in');
      await logIn(visitor, person.email, newPassword);
      await visitor.context.clearCookies();
    });
    await inBrowser(async (visitor) => {
      await visitor.go(await mailedLink(site.local, person.email, 'Set a new'));
      await visitor.page.getByRole('heading', { name: 'This link was already used' }).waitFor();
      await visitor.page.getByRole('link', { name: 'Request a new link' }).click();
      await visitor.page.waitForURL('**/reset-password');
      expect(await visitor.page.getByLabel('Email').inputValue()).toBe(person.email);
    });
  });

  it.each(['/account/password-reset', '/recruiter-invite'])('%s without a token leads to / (AUTH-35)', async (path) => {
    await inBrowser(async (visitor) => {
      await visitor.go(path);
      await visitor.page.waitForURL(`${site.local.url}/`);
    });
  });

  it('An invited recruiter is thanked, finds the button in the mail, and logs in by it (AUTH-30, AUTH-32, DEC-06)', async () => {
    const email = 'invited.recruiter@example.com';
    await site.api.call(contract.recruiters.inviteRecruiters, { body: { emails: [email] } }, manager.token);
    await inBrowser(async (visitor) => {
      const { page } = visitor;
      await visitor.go(await mailedLink(site.local, email, 'invites you'));
      await page.getByText('Maria Lopez invites you to HireHub as a recruiter.').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      await page.getByLabel('First name', { exact: true }).fill('Ivo');
      await page.getByLabel('Last name').fill('Recruiter');
      await password(visitor).fill(newPassword);
      await page.getByLabel('Repeat password').fill(newPassword);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      await site.local.settled();
      const mail = site.local
        .mails()
        .find(({ to, subject }) => to.includes(email) && subject.includes('account is ready'));
      expect(mail?.text).toContain(`${site.local.url}/log-in`);
      await page.getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/log-in');
      await logIn(visitor, email, newPassword);
      await page.waitForURL('**/dashboard');
    });
  });

  it('An expired recruiter invitation says so and offers the next step', async () => {
    const email = 'late.recruiter@example.com';
    await site.api.call(contract.recruiters.inviteRecruiters, { body: { emails: [email] } }, manager.token);
    const link = await mailedLink(site.local, email, 'invites you');
    await expireLink(site.local, link);
    await inBrowser(async (visitor) => {
      const { page } = visitor;
      await visitor.go(link);
      await page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
      await page.getByText('Ask Maria Lopez to send it again').waitFor();
      await page.getByRole('link', { name: 'Sign up' }).waitFor();
    });
  });

  it('A changed password ends the old one, and a wrong current one is reported in place', async () => {
    const person = await aPerson(site.api, 'manager', 'Petra');
    await inBrowser(async (visitor) => {
      const { page } = visitor;
      await logIn(visitor, person.email, somePassword);
      await visitor.go('/profile?tab=account');
      const change = page.getByRole('form', { name: 'Change password' });
      const fill = async (oldPassword: string): Promise<void> => {
        await change.getByLabel('Current password').fill(oldPassword);
        await change.getByLabel('New password', { exact: true }).fill(newPassword);
        await change.getByLabel('Confirm new password').fill(newPassword);
        await change.getByRole('button', { name: 'Change password' }).click();
      };
      await fill('Wr0ng!Password');
      await change.locator('[name=oldPassword][aria-invalid=true]').waitFor();
      await fill(somePassword);
      await change.getByText(/Your password was changed/).waitFor();
      // The page continues with the new token.
      await page.getByRole('link', { name: 'Clients' }).first().click();
      await page.waitForURL('**/clients');
    });
    const refused = await site.api.ask(contract.accounts.signIn, {
      body: { email: person.email, password: somePassword },
    });
    expect(refused.status).toBe(403);
    await site.api.call(contract.accounts.signIn, { body: { email: person.email, password: newPassword } });
  });

  it('A page that needs an account opens after logging in (AUTH-56, AUTH-57)', async () => {
    await inBrowser(async (visitor) => {
      await visitor.go('/clients?page=1#list');
      await visitor.page.waitForURL('**/log-in');
      await visitor.page.getByText('Log in to see your clients.').waitFor();
      await logIn(visitor, manager.email, somePassword);
      await visitor.page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === '/clients?page=1#list');
      expect(await visitor.page.evaluate(() => localStorage.getItem('hirehub.redirect'))).toBeNull();
    });
  });

  it('A session that has ended leads to / with a message (AUTH-60)', async () => {
    await inBrowser(async (visitor) => {
      const { page } = visitor;
      await logIn(visitor, manager.email, somePassword);
      await visitor.context.clearCookies();
      await page.route('**/api/manager/clients**', (route) =>
        route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: '{"message":"Sign in to continue","errors":[]}',
        }),
      );
      await page.getByRole('link', { name: 'Clients' }).first().click();
      await page.waitForURL(`${site.local.url}/`);
      await page
        .getByRole('link', { name: /log in/i })
        .or(page.getByRole('button', { name: /log in/i }))
        .first()
        .waitFor();
    });
  });

  it('Logging out leads to / and leaves nothing behind (AUTH-67)', async () => {
    await inBrowser(async (visitor) => {
      const { page } = visitor;
      await logIn(visitor, manager.email, somePassword);
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
      await page.waitForURL(`${site.local.url}/`);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'hirehub.theme'))).toEqual([]);
      await visitor.go('/clients');
      await page.waitForURL('**/log-in');
    });
  });
});
