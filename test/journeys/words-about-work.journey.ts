import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { axeFindings, narrowFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Team } from '../support/people.ts';
import { aCandidatePutForward, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

describe('A manager, a recruiter and a candidate of one job', () => {
  let site: VisitedSite;
  let team: Team;
  let jobId: number;
  let maria: Visitor;
  let rosa: Visitor;
  let arun: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    ({ jobId } = await aCandidatePutForward(site.api, team));
    maria = await site.signedIn(team.manager);
    rosa = await site.signedIn(team.recruiter);
    arun = await site.signedIn(team.candidate);
    await Promise.all([maria.go('/dashboard'), arun.go('/dashboard')]);
  }, 120_000);
  afterAll(() => site?.close());

  const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
  const rows = (page: Page) => page.locator('.messages-rows');
  const seen = (page: Page, text: string) => rows(page).getByText(text, { exact: true }).waitFor();
  const write = async (page: Page, text: string) => {
    await field(page).fill(text);
    await field(page).press('Enter');
    await seen(page, text);
  };
  const badge = (page: Page) => page.locator('a[href="/messages"] .ui-count').getByText('1').first().waitFor();
  const openFirst = async (page: Page, name: RegExp) => {
    await page.locator('a[href="/messages"]').first().click();
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name }).click();
  };

  it('write about it, the recruiter first from the page of the job, and the manager replies live (PLUS-47)', async () => {
    await rosa.go(`/jobs/view/${jobId}`);
    await rosa.page.getByRole('link', { name: 'Message Maria' }).click();
    await rosa.page.getByText(/^About: /).waitFor();
    await write(rosa.page, 'May I propose a second nurse?');
    await badge(maria.page);
    await openFirst(maria.page, /Rosa Lopez/);
    await seen(maria.page, 'May I propose a second nurse?');
    await rows(maria.page).getByRole('link', { name: 'Night ICU nurse' }).waitFor();
    await write(maria.page, 'Yes, please.');
    await seen(rosa.page, 'Yes, please.');
  });

  it('hear from the manager on their own page of the job, and the candidate replies live (PLUS-47)', async () => {
    await maria.go(`/jobs/${jobId}/candidates/${team.candidate.id}`);
    await maria.page.getByRole('link', { name: 'Message', exact: true }).click();
    await maria.page.getByText(/^About: /).waitFor();
    await write(maria.page, 'Are nights fine for you?');
    await badge(arun.page);
    await openFirst(arun.page, /Maria Lopez/);
    await seen(arun.page, 'Are nights fine for you?');
    await write(arun.page, 'They are.');
    await seen(maria.page, 'They are.');
    await maria.page.getByRole('link', { name: /Rosa Lopez/ }).waitFor();
    expect(await axeFindings(maria.page, 'Messages of a manager')).toEqual([]);
    expect(await narrowFindings(maria.page, 'Messages of a manager')).toEqual([]);
  });

  it('are written to together by the manager, who sees first what each would read', async () => {
    const { page } = maria;
    await maria.go(`/jobs/${jobId}/candidates`);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Message', exact: true })
      .fill('Hi {first name}, can you start as {job} in May? {my name}');
    expect(await axeFindings(page, 'Message to several')).toEqual([]);
    await page.getByRole('button', { name: 'Preview' }).click();
    const words = /^Hi \p{L}+, can you start as Night ICU nurse in May\? Maria Lopez$/u;
    await page.getByRole('list', { name: 'What each would read' }).getByText(words).waitFor();
    expect(await axeFindings(page, 'Preview of a message to several')).toEqual([]);
    expect(await narrowFindings(page, 'Preview of a message to several')).toEqual([]);
    await page.getByRole('button', { name: 'Send to 1 person' }).click();
    await page.getByRole('list', { name: 'Sent' }).waitFor();
    await rows(arun.page).getByText(words).waitFor();
  });

  it('read what was written, and why nobody writes, once the candidate has left the job (PLUS-47)', async () => {
    const call = { params: { id: jobId }, body: { reason: 'I took another job.' } };
    await site.api.call(contract.applications.withdrawApplication, call, team.candidate.token);
    await arun.go(`/messages?with=${team.manager.id}`);
    await arun.page
      .getByText('You are no longer on any of this manager’s jobs, so you can only read this conversation.')
      .waitFor();
    await seen(arun.page, 'Are nights fine for you?');
    await maria.go(`/messages?with=${team.candidate.id}`);
    await maria.page
      .getByText('This candidate is no longer on any of your jobs, so you can only read this conversation.')
      .waitFor();
    expect(await field(maria.page).count()).toBe(0);
  });
});
