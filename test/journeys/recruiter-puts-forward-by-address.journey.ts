import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Team } from '../support/people.ts';
import { aPostedJob, aTeam, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const title = 'Theatre nurse';
const newcomer = 'vera.novak@example.com';

describe('Somebody who is put forward by address', () => {
  let site: VisitedSite;
  let team: Team;
  let recruiter: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    const jobId = await aPostedJob(site.api, team.manager, title);
    recruiter = await site.signedIn(team.recruiter);
    await recruiter.go(`/jobs/view/${jobId}`);
  });
  afterAll(() => site?.close());

  const open = () => recruiter.page.getByRole('button', { name: 'Put a candidate forward' }).click();

  it('is asked from the page of the job, and looks alike with an account and without', async () => {
    const { page } = recruiter;
    await open();
    await page.getByRole('textbox', { name: 'Candidate 1' }).fill(newcomer);
    await page.getByRole('button', { name: 'Add another' }).click();
    await page.getByRole('textbox', { name: 'Candidate 2' }).fill(team.candidate.email);
    await page.getByLabel('Your words to them (optional)').fill('The team is kind.');
    await page.getByRole('button', { name: 'Send 2 proposals' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open();
    const rows = page.getByRole('list', { name: 'Asked by you' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    const words = await rows.allInnerTexts();
    expect(new Set(words.map((text) => text.replace(/\S+@\S+/, 'address'))).size).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('joins by the mail that names job and bringer, and finds the proposal of that recruiter', async () => {
    const vera = await site.visitor();
    const { page } = vera;
    await vera.go(await mailedLink(site.local, newcomer, `would like to put you forward for ${title}`));
    await page.getByRole('heading', { level: 1, name: /would like to put you forward/ }).waitFor();
    await page.getByText(title).first().waitFor();
    await page.getByLabel('First name', { exact: true }).fill('Vera');
    await page.getByLabel('Last name').fill('Novak');
    await page.getByLabel('Password', { exact: true }).fill(somePassword);
    await page.getByLabel('Repeat password').fill(somePassword);
    await page.getByRole('radio', { name: /^Nobody/ }).check();
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/log-in');
    await logIn(vera, newcomer, somePassword);
    await page.waitForURL((url) => !url.pathname.startsWith('/log-in'));
    await vera.go('/claims');
    await page.getByText(title).first().waitFor();
    await page.getByText('The team is kind.').first().waitFor();
    expect(vera.problems).toEqual([]);
  });

  it('with an account, gets the same proposal', async () => {
    const arun = await site.signedIn(team.candidate);
    await arun.go('/claims');
    await arun.page.getByText(title).first().waitFor();
    expect([...arun.problems, ...recruiter.problems]).toEqual([]);
  });
});
