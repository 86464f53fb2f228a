import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { markLive } from '../support/mark-live.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, aPerson, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const { notifications, profile } = contract;

describe('A manager who becomes a super manager', () => {
  let site: VisitedSite;
  let team: Team;
  let noor: Person;
  let [maria, next, recruiter] = [] as unknown as [Visitor, Visitor, Visitor];
  let pair: { jobId: number; candidateId: number };

  const isListening = ({ page }: Visitor) => page.locator('html[data-live="open"]').waitFor({ state: 'attached' });
  const job = () => `/jobs/view/${pair.jobId}`;
  const menu = ({ page }: Visitor) => page.getByRole('navigation', { name: 'Main' });
  const workAs = async (side: string) => {
    const reloaded = maria.page.waitForEvent('load');
    await maria.page.getByRole('button', { name: /Account menu/ }).click();
    await maria.page.getByRole('menuitem', { name: side }).click();
    await reloaded;
    await isListening(maria);
  };

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    pair = await aCandidatePutForward(site.api, team);
    noor = await aPerson(site.api, 'manager', 'Noor');
    [maria, next, recruiter] = await Promise.all([site.visitor(), site.signedIn(noor), site.signedIn(team.recruiter)]);
    for (const { context } of [maria, next, recruiter]) await context.addInitScript(markLive);
    await logIn(maria, team.manager.email);
    await Promise.all([maria.go(job()), next.go('/dashboard'), recruiter.go(job())]);
    await Promise.all([maria, next, recruiter].map(isListening));
  });
  afterAll(() => site?.close());

  it('is one in the page that is open, without a second login', async () => {
    await site.api.call(profile.requestSuperManager, {}, team.manager.token);
    const reloaded = maria.page.waitForEvent('load');
    await site.local.operate({ action: 'approve-super-manager', email: team.manager.email });
    await reloaded;
    await isListening(maria);
    await menu(maria).getByRole('link', { name: 'Managers' }).click();
    await maria.page.getByRole('heading', { name: 'No manager works with you yet' }).waitFor();
    expect(new URL(maria.page.url()).pathname).toBe('/super_manager/managers');
  });

  it('keeps the menu, the jobs and the candidates of a manager, and moves them', async () => {
    await workAs('Work as hiring manager');
    for (const name of ['Clients', 'Recruiters', 'Campaigns', 'Calendar'])
      await menu(maria).getByRole('link', { name }).waitFor();
    await maria.go(`/jobs/${pair.jobId}/candidates/${pair.candidateId}`);
    await maria.page.getByRole('button', { name: /^Submitted/ }).click();
    await maria.page.getByText(/moved Arun from Contacted to Submitted/).waitFor();
  });

  it('hands a job to a manager who is asked on the open page, and accepts', async () => {
    await maria.go(job());
    await maria.page.getByRole('button', { name: 'More actions' }).click();
    await maria.page.getByRole('menuitem', { name: 'Hand over job' }).click();
    const dialog = maria.page.getByRole('dialog');
    await dialog.getByLabel('Email of the hiring manager').fill(noor.email);
    await dialog.getByRole('button', { name: 'Ask to take over' }).click();
    await dialog.getByText(`You asked ${noor.email}`).waitFor();
    await next.page.getByRole('button', { name: 'Take over Night ICU nurse', exact: true }).click();
    await next.page.getByText('is yours now').waitFor();
    await next.page.getByRole('link', { name: 'Night ICU nurse' }).first().click();
    await next.page.getByRole('link', { name: 'Arun Lopez' }).first().waitFor();
  });

  it('is told who has the job now, like its recruiter, and reads it as a super manager', async () => {
    for (const { page } of [maria, recruiter]) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
      await page.getByText('Noor Lopez has taken over Night ICU nurse').first().waitFor();
      await page.keyboard.press('Escape');
    }
    await workAs('Oversee managers');
    await maria.go(job());
    await maria.page.getByRole('link', { name: 'Noor Lopez' }).waitFor();
    expect(await maria.page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
    const asked = await site.api.call(notifications.listNotifications, { query: { page: 1 } }, noor.token);
    expect(asked.body.data.map(({ type }) => type)).toContain('job_handover');
    expect([maria, next, recruiter].flatMap(({ problems }) => problems)).toEqual([]);
  });
});
