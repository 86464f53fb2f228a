import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, aPostedJob, aTeam } from '../support/people.ts';
import { whenLoaded } from '../support/when-loaded.ts';
import { paths } from '../../web/common/navigation/paths.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

describe('The signed-in shell', () => {
  let site: VisitedSite;
  let team: Team;
  let manager: Visitor;
  let placed: { jobId: number; candidateId: number };

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    placed = await aCandidatePutForward(site.api, team);
    await aPostedJob(site.api, team.manager, 'Surgical technologist');
    await site.local.settled();
    manager = await atDashboard(team.manager);
  });
  afterAll(() => site?.close());

  async function atDashboard(person: Person): Promise<Visitor> {
    const visitor = await site.signedIn(person);
    await visitor.go('/dashboard');
    await visitor.page.getByRole('button', { name: /Account menu/ }).waitFor();
    return visitor;
  }
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const sidebar = ({ page }: Visitor) => page.locator('#shell-menu');
  const atWidth = async (visitor: Visitor, width: number): Promise<Visitor> => {
    await visitor.page.setViewportSize({ width, height: 800 });
    return visitor;
  };

  it('consists of sidebar, top bar and content, side by side (SHELL-01)', async () => {
    const { page } = await atWidth(manager, 1280);
    const [side, top, content] = [
      await boxOf(sidebar(manager)),
      await boxOf(page.locator('.shell-top')),
      await boxOf(page.locator('#main')),
    ];
    expect(side.x).toBe(0);
    expect(top.x).toBe(side.width);
    expect(content).toMatchObject({ x: side.width, y: top.height, width: 1280 - side.width });
  });

  it('shows the version of the product in the sidebar (SHELL-03)', async () => {
    const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    await sidebar(manager).getByText(`v${version}`, { exact: true }).waitFor();
  });

  it('has a top bar of 52 px at every width (SHELL-04)', async () => {
    for (const width of [360, 768, 1280])
      expect((await boxOf((await atWidth(manager, width)).page.locator('.shell-top'))).height).toBe(52);
  });

  it('has a sidebar of 200 px that collapses to 62 (SHELL-08)', async () => {
    await atWidth(manager, 1280);
    expect((await boxOf(sidebar(manager))).width).toBe(200);
    await sidebar(manager).getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(async () => (await boxOf(sidebar(manager))).width).toBe(62);
    await sidebar(manager).getByRole('button', { name: 'Expand menu' }).click();
    await expect.poll(async () => (await boxOf(sidebar(manager))).width).toBe(200);
  });

  it('lays the drawer over the page at z-index 1000, and a click beside it closes it (SHELL-06)', async () => {
    const { page } = await atWidth(manager, 360);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(async () => (await boxOf(sidebar(manager))).x).toBe(0);
    expect(await sidebar(manager).evaluate((menu) => getComputedStyle(menu).zIndex)).toBe('1000');
    await page.mouse.click(340, 400);
    await expect.poll(() => sidebar(manager).evaluate((menu) => getComputedStyle(menu).visibility)).toBe('hidden');
  });

  it('is never narrower than 360 px (SHELL-07)', async () => {
    const { page } = await atWidth(manager, 320);
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(360);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('does not scroll sideways at 400 % zoom, where a window of 1280 px has 320 (SHELL-07)', async () => {
    const context = await site.browser.newContext({
      viewport: { width: 320, height: 256 },
      deviceScaleFactor: 4,
      baseURL: site.local.url,
    });
    const page = await context.newPage();
    await page.goto('/log-in');
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });

  it('does not scroll sideways at 400 % zoom on the pages of a manager either', async () => {
    const context = await site.browser.newContext({
      viewport: { width: 320, height: 256 },
      deviceScaleFactor: 4,
      baseURL: site.local.url,
      storageState: await manager.context.storageState(),
    });
    const page = await context.newPage();
    const addresses = [
      paths.dashboard(),
      paths.reports(),
      paths.jobs(),
      paths.newJob(),
      paths.clients(),
      paths.managerRecruiters(),
      paths.calendar(),
      paths.messages(),
      paths.notifications(),
      paths.profile(),
      paths.profile('account'),
    ];
    const wide: Record<string, number> = {};
    for (const address of addresses) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await whenLoaded(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== 320) wide[address] = width;
    }
    expect(wide).toEqual({});
    await context.close();
  });

  it('links to support from the top bar (SHELL-16)', async () => {
    const { page } = await atWidth(manager, 1280);
    await page.locator('.shell-top').getByRole('link', { name: 'Support' }).click();
    await page.waitForURL('**/support');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('shows avatar, name and role with a dropdown at the end of the top bar (SHELL-19)', async () => {
    const account = manager.page.getByRole('button', { name: /Account menu of Maria Lopez/ });
    expect(await account.innerText()).toContain('Maria Lopez');
    expect(await account.innerText()).toContain('Hiring Manager');
    expect(await account.locator('.ui-avatar').count()).toBe(1);
    await account.click();
    await manager.page.getByRole('menu').waitFor();
  });

  it('shows avatar, first name, last name and email in the user popup menu (SHELL-21)', async () => {
    const head = manager.page.locator('.shell-user-head');
    expect(await head.innerText()).toMatch(/Maria Lopez\s+maria@example\.com/);
    expect(await head.locator('.ui-avatar').count()).toBe(1);
    await manager.page.keyboard.press('Escape');
  });

  it('keeps modals within 70 % of the height (SHELL-31)', async () => {
    const { page } = manager;
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Add Client' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect((await boxOf(dialog)).height).toBe(350);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('returns the focus to the menu whose entry opened a modal, each time', async () => {
    const { page } = await atWidth(manager, 1280);
    for (const _ of ['while it loads', 'at once']) {
      await page.getByRole('button', { name: /Account menu/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Add Client' }).click();
      await page.getByRole('dialog').getByLabel('Company name').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Account menu');
    }
  });

  it('finds pages, actions, jobs and people by keyboard alone', async () => {
    const { page } = manager;
    const find = async (typed: string, option: RegExp, address: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search pages/ }).fill(typed);
      await page.getByRole('option', { name: option, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address}`);
      // The same keys would close one that is still open.
      await page.getByRole('combobox', { name: /Search pages/ }).waitFor({ state: 'hidden' });
    };
    await find('clients', /^Clients/, '/clients');
    await find('surgical', /Surgical technologist/, '/jobs/view/*');
    await find('rosa', /Rosa Lopez/, `/manager/recruiters/${team.recruiter.id}`);
    await page.getByRole('heading', { level: 1, name: 'Rosa Lopez' }).waitFor();
    await page.getByText(team.recruiter.email).waitFor();
  });

  it('counts a recruiter’s jobs beside Jobs, and has rooms for first calls (SHELL-14, SHELL-55, PLUS-48)', async () => {
    const recruiter = await atDashboard(team.recruiter);
    await sidebar(recruiter)
      .getByRole('link', { name: /Jobs.*\b1\b/ })
      .waitFor();
    await recruiter.go('/zoom');
    await recruiter.page.getByRole('button', { name: 'Enter the room' }).waitFor();
    expect(await axeFindings(recruiter.page, 'rooms of a recruiter')).toEqual([]);
    await recruiter.context.close();
  });

  it('counts a candidate’s jobs beside Jobs (SHELL-13) and shows the candidate’s own page only to signed-in people', async () => {
    const candidate = await atDashboard(team.candidate);
    await sidebar(candidate)
      .getByRole('link', { name: /Jobs.*\b1\b/ })
      .waitFor();
    await candidate.go(`/candidate/managers/${team.manager.id}`);
    await candidate.page.getByRole('heading', { level: 1, name: 'Maria Lopez' }).waitFor();
    await candidate.page.getByRole('link', { name: 'Night ICU nurse' }).first().waitFor();
    await candidate.context.close();
    const guest = await site.visitor();
    await guest.go(`/manager/candidates/${placed.candidateId}`);
    await guest.page.waitForURL('**/log-in');
    await guest.page.getByText('Log in to see this candidate.').waitFor();
    await guest.context.close();
  });

  it('counts unread notifications and jobs beside their menu items and nothing beside others, and shows cards of 343 px (SHELL-15, NOTIF-07)', async () => {
    const recruiter = await atDashboard(team.recruiter);
    await sidebar(recruiter)
      .getByRole('link', { name: /Notifications.*\d+.*unread/ })
      .waitFor();
    const numbered = await sidebar(recruiter).locator('.shell-item:has(.ui-count)').allInnerTexts();
    expect(numbered.every((text) => /^(Jobs|Notifications)/.test(text))).toBe(true);
    await recruiter.page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    const card = recruiter.page.locator('.notifications-drop .notification').first();
    expect((await boxOf(card)).width, 'a card of the bell (NOTIF-07)').toBe(343);
    await recruiter.context.close();
  });

  it('shows the no-access view for a person who does not exist (ERR-01)', async () => {
    await manager.go('/manager/recruiters/7');
    await manager.page.getByRole('heading', { name: 'This person is not available' }).waitFor();
    expect(manager.problems).toEqual([]);
  });

  it('shows the drawn pages to who is signed in too, and says of an address without a page that there is none', async () => {
    await manager.go('/about');
    await manager.page.getByRole('heading', { name: 'About HireHub' }).waitFor();
    await manager.go('/nowhere');
    await manager.page.getByRole('heading', { name: 'There is no page here' }).waitFor();
    expect(manager.problems).toEqual([]);
  });
});
