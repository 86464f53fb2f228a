import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Team } from '../support/people.ts';
import { aPostedJob, aTeam, somePassword } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const title = 'Theatre nurse';

describe('A recommended job', () => {
  let site: VisitedSite;
  let team: Team;
  let manager: Visitor;
  let jobId: number;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    jobId = await aPostedJob(site.api, team.manager, title);
    manager = await site.signedIn(team.manager);
  });
  afterAll(() => site?.close());

  const mailOf = (email: string) => mailedLink(site.local, email, 'recommends a job to you');
  const heading = (visitor: Visitor, name: string | RegExp) =>
    visitor.page.getByRole('heading', { level: 1, name }).waitFor();

  it('is mailed from its page to several people (JOB-82)', async () => {
    const { page } = manager;
    await manager.go(`/jobs/view/${jobId}`);
    await page.getByRole('button', { name: 'Recommend' }).click();
    await page.getByRole('textbox', { name: 'Candidate 1' }).fill('vera.novak@example.com');
    await page.getByRole('button', { name: 'Add another' }).click();
    await page.getByRole('textbox', { name: 'Candidate 2' }).fill(team.candidate.email);
    await page.getByRole('button', { name: 'Send 2 recommendations' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Recommend' }).click();
    await page.getByText('Earlier recommendations (2)').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  it('makes a newcomer a candidate who has applied, and the manager is notified live (GUEST-04, AUTH-33, PERM-13)', async () => {
    const vera = await site.visitor();
    const { page } = vera;
    const link = await mailOf('vera.novak@example.com');
    await vera.go(link);
    await heading(vera, /recommends a job to you/);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(page.url()).not.toContain('token=');
    await page.getByLabel('First name', { exact: true }).fill('Vera');
    await page.getByLabel('Last name').fill('Novak');
    await page.getByLabel('Password', { exact: true }).fill(somePassword);
    await page.getByLabel('Repeat password').fill(somePassword);
    await page.getByRole('radio', { name: /^Nobody/ }).check();
    // The toast goes after six seconds, maybe before this newcomer has logged in.
    const live = manager.page.getByText(`Vera Novak accepted your recommendation of ${title}`).first().waitFor();
    await page.getByRole('button', { name: 'Accept and create account' }).click();
    await Promise.all([live, page.waitForURL('**/log-in')]);
    await logIn(vera, 'vera.novak@example.com', somePassword);
    await page.waitForURL(`**/jobs/view/${jobId}`);
    await page
      .getByText(/applied/i)
      .first()
      .waitFor();
    const again = await site.visitor();
    await again.go(link);
    await heading(again, 'This recommendation was accepted');
    expect([...vera.problems, ...again.problems]).toEqual([]);
  });

  it('leads a person with an account through log-in back to it, and into the candidate’s jobs (AUTH-54, AUTH-55)', async () => {
    const arun = await site.visitor();
    await arun.go(await mailOf(team.candidate.email));
    await arun.page.getByRole('button', { name: 'Log in and accept' }).click();
    await arun.page.waitForURL('**/log-in');
    expect(await arun.page.getByLabel('Email').inputValue()).toBe(team.candidate.email);
    await logIn(arun, team.candidate.email, somePassword);
    await arun.page.waitForURL(`**/jobs/view/${jobId}`);
    await arun.go('/jobs?scope=favorite');
    await arun.page.getByRole('link', { name: title }).first().waitFor();
    expect(arun.problems).toEqual([]);
  });

  it('that has closed says so, and a link without token or address leads to / (AUTH-35)', async () => {
    const body = { emails: ['late.comer@example.com'], jobId };
    await site.api.call(contract.recommendations.recommendJob, { body }, team.manager.token);
    const link = await mailOf('late.comer@example.com');
    await site.api.call(
      contract.jobs.closeJob,
      { params: { id: jobId }, body: { candidateId: null, recruiterId: null } },
      team.manager.token,
    );
    const late = await site.visitor();
    await late.go(link);
    await heading(late, 'This job is no longer open');
    await late.go(`/guest/job/${jobId}`);
    await late.page.waitForURL((url) => url.pathname === '/');
    expect([...late.problems, ...manager.problems]).toEqual([]);
  });

  it('A link to a manager’s page opens it after log-in (AUTH-55)', async () => {
    const arun = await site.visitor();
    await arun.go(`/log-in?managerId=${team.manager.id}`);
    await logIn(arun, team.candidate.email, somePassword);
    await arun.page.waitForURL(`**/candidate/managers/${team.manager.id}`);
  });
});
