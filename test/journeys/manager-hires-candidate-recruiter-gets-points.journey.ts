import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { mailedLink } from '../support/mailbox.ts';
import { verifying } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { aPassword, choose, confirm, fillSignUp, logIn } from '../support/steps.ts';
import { whenLoaded } from '../support/when-loaded.ts';

const maria = {
  kind: 'Hiring manager',
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria.lopez@example.com',
} as const;
const arun = { kind: 'Candidate', firstName: 'Arun', lastName: 'Shah', email: 'arun.shah@example.com' } as const;
const rosa = { firstName: 'Rosa', lastName: 'Klein', email: 'rosa.klein@example.com' };
const jobTitle = 'Night ICU nurse';

/**
 * Writes a description as it will look, with the form's buttons; what one of them did by mistake is undone by the keyboard.
 * The rest is written in what is kept: Markdown.
 */
async function writeDescription(page: Page): Promise<void> {
  const description = page.getByLabel('Description');
  const asMarkdown = page.getByRole('button', { name: 'Markdown' });
  await asMarkdown.waitFor();
  await description.click();
  await page.keyboard.insertText('critical');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await description.locator('strong', { hasText: 'critical' }).waitFor();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await description.locator('li', { hasText: 'critical' }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await description.locator('li').waitFor({ state: 'detached' });
  await asMarkdown.click();
  expect(await description.inputValue()).toBe('**critical**');
  await description.focus();
  await page.keyboard.press('Home');
  await page.keyboard.insertText('Care for ');
  await page.keyboard.press('End');
  await page.keyboard.insertText(' patients at night, three shifts a week, in a team of eight.');
}

describe('One hire, end to end', () => {
  let site: VisitedSite;
  let manager: Visitor;
  let candidate: Visitor;
  let recruiter: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    [manager, candidate, recruiter] = await Promise.all([site.visitor(), site.visitor(), site.visitor()]);
  });
  afterAll(() => site?.close());

  it('A hiring manager signs up, confirms by mail and signs in (AUTH-20, AUTH-23, AUTH-42)', async () => {
    const { page } = manager;
    await manager.go('/sign-up');
    await fillSignUp(manager, maria);
    const link = await mailedLink(site.local, maria.email, 'Confirm your email');
    await confirm(manager, site.local, maria.email);
    await manager.go(link);
    await page
      .getByText(/already used/)
      .first()
      .waitFor();
    await manager.go('/log-in');
    await page.getByLabel('Email').fill(maria.email);
    await page.getByLabel('Password', { exact: true }).fill('Wr0ng!Password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Wrong email or password').waitFor();
    await logIn(manager, maria.email);
    await site.local.operate(verifying(maria.email));
  });

  it('The manager adds a client and posts a job for it (CLIENT-18, JOB-51, JOB-71)', async () => {
    const { page } = manager;
    await manager.go('/clients');
    await page.getByRole('button', { name: 'Add client' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Company name').fill('Lakeside Hospital');
    await choose(manager, 'City', 'chicago', /Chicago/);
    await dialog.getByLabel('Contact person', { exact: true }).fill('Ann Porter');
    await dialog.getByLabel(/position/i).fill('Head of nursing');
    await dialog.getByLabel('Email').fill('ann.porter@lakeside.example');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await page.getByText('Lakeside Hospital').first().waitFor();

    await manager.go('/jobs/new');
    await page.getByLabel('Title').fill(jobTitle);
    await page.getByLabel('Client').selectOption({ label: 'Lakeside Hospital' });
    await writeDescription(page);
    await choose(manager, 'City', 'chicago', /Chicago/);
    await choose(manager, 'Skills', 'critical care', 'Critical care');
    await page.getByRole('checkbox', { name: 'Full time' }).check();
    await page.getByRole('checkbox', { name: 'Secret', exact: true }).check();
    const rate = page.getByRole('group', { name: /hourly rate/i });
    await rate.getByLabel(/from/i).fill('60');
    await rate.getByLabel(/to/i).fill('75');
    const salary = page.getByRole('group', { name: /salary/i });
    await salary.getByLabel(/from/i).fill('120000');
    await salary.getByLabel(/to/i).fill('140000');
    await page.getByLabel(/points/i).fill('500');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: jobTitle });
    await preview.getByText('Lakeside Hospital').waitFor();
    await preview.getByRole('strong').getByText('critical').waitFor();
    await preview.getByRole('button', { name: 'Back to the form' }).click();
    await page.getByRole('button', { name: 'Post job' }).click();
    await page.waitForURL(/\/jobs$/);
    await page.getByRole('link', { name: jobTitle }).first().waitFor();
  });

  it('A guest finds the job, favourites it, signs up as candidate and applies (AUTH-19, PERM-12)', async () => {
    const { page } = candidate;
    await candidate.go('/find-jobs');
    await page.getByText(jobTitle).first().waitFor();
    await page
      .getByRole('button', { name: new RegExp(`favou?rite.*${jobTitle}|${jobTitle}.*favou?rite`, 'i') })
      .first()
      .click();
    await candidate.go('/sign-up');
    await fillSignUp(candidate, arun);
    await confirm(candidate, site.local, arun.email);
    await logIn(candidate, arun.email);
    await candidate.go('/jobs?scope=favorite');
    await page.getByRole('link', { name: jobTitle }).first().click();
    await page.getByRole('button', { name: 'Apply', exact: false }).first().click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page
      .getByText(/applied/i)
      .first()
      .waitFor();
  });

  it('The manager invites a recruiter, who accepts by mail and puts the candidate on the job (RECR-09, RECR-12, CAND-28)', async () => {
    const { page } = manager;
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Invite Recruiter' }).click();
    await page.getByRole('textbox', { name: 'Recruiter 1' }).fill(rosa.email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const link = await mailedLink(site.local, rosa.email, 'invites you');
    await recruiter.go(link);
    await recruiter.page.getByLabel('First name', { exact: true }).fill(rosa.firstName);
    await recruiter.page.getByLabel('Last name').fill(rosa.lastName);
    await recruiter.page.getByLabel('Password', { exact: true }).fill(aPassword);
    await recruiter.page.getByLabel('Repeat password').fill(aPassword);
    await recruiter.page.getByRole('button', { name: 'Create account' }).click();
    await recruiter.page
      .getByText(/thank you/i)
      .first()
      .waitFor();
    await recruiter.go('/log-in');
    await logIn(recruiter, rosa.email);
    await recruiter.go('/jobs');
    await recruiter.page
      .getByRole('listitem', { name: new RegExp(arun.lastName) })
      .getByRole('button', { name: 'Accept' })
      .click();
    await recruiter.page.getByRole('button', { name: `Accept ${arun.firstName}` }).click();
    await recruiter.page.getByRole('link', { name: 'Open Arun' }).click();
    await recruiter.page.waitForURL(/\/jobs\/\d+\/candidates\/\d+/);
    await recruiter.page.getByRole('heading', { name: 'Arun Shah' }).waitFor();
  });

  it('Both move the candidate and see each other’s moves live, with a notification and the timeline (PIPE-01, NOTIF-59, NOTIF-60)', async () => {
    await manager.go(new URL(recruiter.page.url()).pathname);
    const step = (visitor: Visitor, name: string) =>
      visitor.page.getByRole('list', { name: 'Move to' }).getByRole('button', { name });
    const current = (visitor: Visitor, name: string) =>
      visitor.page.locator('[aria-current="step"]', { hasText: name }).waitFor();
    // Both have unread ones from before, so it is the increase that shows the move.
    const bell = (visitor: Visitor) => visitor.page.getByRole('button', { name: /^Notifications, \d+ unread/ });
    const unread = async (visitor: Visitor) =>
      Number(/\d+/.exec((await bell(visitor).getAttribute('aria-label')) ?? '')?.[0]);
    await current(manager, 'Contacted');
    const explained = await manager.page.getByText('to the client for the job').first().boundingBox();
    expect(explained?.width, 'the words under Submitted are read in lines').toBeGreaterThan(explained?.height ?? 0);
    await bell(manager).waitFor();
    const before = await unread(manager);
    await step(recruiter, 'Submitted').click();
    await current(manager, 'Submitted');
    await manager.page.getByText('moved Arun from Contacted to Submitted').waitFor();
    await expect.poll(() => unread(manager), { timeout: 20_000 }).toBe(before + 1);
    for (const [mover, watcher, status] of [
      [manager, recruiter, 'First Interview Scheduled'],
      [manager, recruiter, 'First Interview Complete'],
      [recruiter, manager, 'Second Interview Scheduled'],
      [manager, recruiter, 'Candidate Selected'],
    ] as const) {
      await step(mover, status).click();
      // A move to an interview offers to name its date.
      if (status.endsWith('Scheduled')) await mover.page.getByRole('button', { name: 'Move', exact: true }).click();
      await current(mover, status);
      await current(watcher, status);
    }
    await recruiter.page.getByRole('button', { name: /Notifications, \d+ unread/ }).waitFor();
  });

  it('The manager closes the job, and the recruiter’s open browser shows the points and counts the hire (POINTS-03, POINTS-05, POINTS-18, PERM-16)', async () => {
    const jobId = /jobs\/(\d+)/.exec(manager.page.url())?.[1];
    // The dashboard that the recruiter has open follows what the manager does, without being loaded again.
    await recruiter.go('/dashboard?part=reports');
    await whenLoaded(recruiter.page);
    const hires = recruiter.page.locator('.flow-figures > li', { hasText: 'Hires' }).locator('strong');
    await hires.getByText('0', { exact: true }).waitFor();
    await recruiter.page.evaluate(() => Object.assign(window, { wasOpen: true }));
    await manager.go(`/jobs/view/${jobId}/close`);
    await manager.page.getByRole('radio', { name: /^Arun Shah/ }).check();
    await manager.page.getByRole('radio', { name: /^Rosa Klein/ }).check();
    await manager.page.getByRole('button', { name: 'Close job' }).click();
    await manager.page.waitForURL(/\/jobs$/);

    const modal = recruiter.page.getByRole('dialog', { name: 'You received 500 points!' });
    await modal.waitFor();
    await modal.getByRole('button', { name: 'Got it!' }).click();
    await modal.waitFor({ state: 'detached' });
    await hires.getByText('1', { exact: true }).waitFor();
    expect(await recruiter.page.evaluate(() => 'wasOpen' in window)).toBe(true);
    await recruiter.go('/points');
    await recruiter.page.getByLabel('Points to redeem').fill('200');
    await recruiter.page.getByRole('button', { name: 'Redeem points' }).click();
    await recruiter.page.getByRole('button', { name: 'Request $200' }).click();
    await recruiter.page.getByText('Requested', { exact: true }).waitFor();
    const balance = recruiter.page.locator('.ui-stat', { hasText: 'Balance' });
    await balance.getByText('300').waitFor();

    await manager.go(`/jobs/view/${jobId}/close`);
    await manager.page.getByRole('heading', { name: 'This job is already closed' }).waitFor();
    expect(await manager.page.getByRole('button', { name: 'Close job' }).count()).toBe(0);
  });

  it('The manager saves the closed jobs as a file that says what the list does (PLUS-30)', async () => {
    await manager.go('/jobs?status=closed');
    const [download] = await Promise.all([
      manager.page.waitForEvent('download'),
      manager.page.getByRole('button', { name: 'CSV, jobs' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...jobs] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFTitle,Client,City,/);
    expect(jobs).toEqual([expect.stringMatching(new RegExp(`^${jobTitle},Lakeside Hospital,`))]);
  });

  it('Nothing moves under the reader of a dashboard while it loads, at 360, 768 and 1280 px', async () => {
    // What the hire still sets off would arrive live, and move what it changes.
    await site.local.settled();
    const opened = [manager, recruiter, candidate].map((visitor) => [visitor, '/dashboard'] as const);
    for (const [visitor, path] of [...opened, [manager, '/dashboard?part=reports'] as const])
      for (const [width, moved] of Object.entries(await layoutShifts(visitor, path)))
        expect(moved, `${path} at ${width} px`).toBeLessThanOrEqual(0.1);
  });

  it('The manager signs out to the landing page, and nothing went wrong on the way (AUTH-67)', async () => {
    await manager.page.getByRole('button', { name: /Account menu/ }).click();
    await manager.page.getByRole('menuitem', { name: 'Log Out' }).click();
    await manager.page.waitForURL(/\/$/);
    expect([...manager.problems, ...candidate.problems, ...recruiter.problems]).toEqual([]);
  });
});
