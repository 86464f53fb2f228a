import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsPerPage } from '../../shared/constants/chat.ts';
import { axeFindings, narrowFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Team } from '../support/people.ts';
import { aCandidatePutForward, aTeam } from '../support/people.ts';
import { plantConversations } from '../support/planted-messages.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });

/** More than a page of conversations. */
const many = 30;

describe('A recruiter and a candidate', () => {
  let site: VisitedSite;
  let team: Team;
  let rosa: Visitor;
  let arun: Visitor;
  /** A second tab of Arun's browser. */
  let aside: Page;
  let jobId: number;

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    ({ jobId } = await aCandidatePutForward(site.api, team));
    [rosa, arun] = [await site.signedIn(team.recruiter), await site.signedIn(team.candidate)];
    await arun.go('/dashboard');
    aside = await arun.context.newPage();
    aside.setDefaultTimeout(40_000);
    await aside.goto('/calendar');
  }, 120_000);
  afterAll(() => site?.close());

  const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
  const rows = (page: Page) => page.locator('.messages-rows');
  const write = async (page: Page, text: string) => {
    await field(page).fill(text);
    await field(page).press('Enter');
    await rows(page).getByText(text, { exact: true }).waitFor();
  };
  const menuBadge = (page: Page) => page.locator('a[href="/messages"] .ui-count');
  const badge = (page: Page, count: number) => menuBadge(page).getByText(String(count)).first().waitFor();
  const noBadge = (page: Page) => menuBadge(page).first().waitFor({ state: 'detached' });
  const upload = async (page: Page, ...files: ReturnType<typeof file>[]) => {
    await page.getByLabel('Files to send').setInputFiles(files);
    const name = files.length === 1 ? 'Send' : `Send ${files.length} files`;
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

  it('begin a conversation from the page of the candidate on the job, which the first message names (CHAT-21)', async () => {
    const { page } = rosa;
    await rosa.go(`/jobs/${jobId}/candidates/${team.candidate.id}`);
    await page.getByRole('link', { name: 'Message', exact: true }).click();
    await page.waitForURL('**/messages?with=*');
    await page.getByText(/^About: /).waitFor();
    await write(page, 'Are you free on Thursday?');
    await rows(page).getByRole('link', { name: 'Night ICU nurse' }).waitFor();
    // Every tab of the other one shows it in the menu, without reloading (SHELL-12).
    await Promise.all([badge(arun.page, 1), badge(aside, 1)]);
  });

  it('read and write in two browsers, live, with read marks and who is writing (CHAT-09, CHAT-14, SHELL-12)', async () => {
    await arun.page.locator('a[href="/messages"]').first().click();
    await arun.page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Rosa Lopez/ })
      .click();
    await rows(arun.page).getByText('Are you free on Thursday?', { exact: true }).waitFor();
    await rosa.page.getByText('Read', { exact: true }).waitFor();
    await Promise.all([noBadge(arun.page), noBadge(aside)]);
    await field(arun.page).pressSequentially('Yes');
    await rosa.page.getByText('is writing…').waitFor();
    await field(arun.page).press('Enter');
    await rows(rosa.page).getByText('Yes', { exact: true }).waitFor();
    await rosa.page.getByText('is writing…').waitFor({ state: 'detached' });
    // A screen reader hears the new message from one line, once.
    expect(await rosa.page.getByRole('log', { name: 'New messages' }).textContent()).toBe('Arun Lopez: Yes');
  });

  it('send a message once when the response to it is lost (PLUS-28)', async () => {
    const { page } = rosa;
    let lost = 0;
    await page.route('**/api/chat/channels/*/messages', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await write(page, 'At ten?');
    await page.getByText('Sending…').waitFor({ state: 'detached' });
    await rows(arun.page).getByText('At ten?', { exact: true }).waitFor();
    await page.unrouteAll();
    await rosa.go(`/messages?with=${team.candidate.id}`);
    await rows(page).getByText('At ten?', { exact: true }).waitFor();
    expect([lost, await rows(page).getByText('At ten?', { exact: true }).count()]).toEqual([1, 1]);
    await arun.page.reload();
    await rows(arun.page).getByText('At ten?', { exact: true }).waitFor();
    expect(await rows(arun.page).getByText('At ten?', { exact: true }).count()).toBe(1);
  });

  it('send files, which the other one downloads as attachments once they were checked (CHAT-22, CHAT-24)', async () => {
    await upload(rosa.page, file('plan.pdf', '%PDF-1.7\n%%EOF'));
    const sent = rosa.page.getByRole('button', { name: 'Download plan.pdf' });
    await sent.waitFor();
    const arrived = arun.page.getByRole('button', { name: 'Download plan.pdf' });
    await arrived.waitFor();
    const [download] = await Promise.all([arun.page.waitForEvent('download'), arrived.click()]);
    expect(download.suggestedFilename()).toBe('plan.pdf');
    const response = await fetch(download.url());
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.text()).toContain('%PDF-1.7');
  });

  it('are shown what is wrong with a text before it is sent (CHAT-01)', async () => {
    const { page } = rosa;
    await field(page).fill('x'.repeat(100_000));
    await page.getByText(/at most 4,000 characters; this one has 96,000 too many/).waitFor();
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    await field(page).fill('');
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    const emoji = '👍🏽'.repeat(500);
    await write(page, emoji);
    await rows(arun.page).getByText(emoji, { exact: true }).waitFor();
  });

  it('use the page by keyboard alone, from 360 px on, without anything that axe finds (CHAT-01)', async () => {
    const { page } = rosa;
    await field(page).focus();
    await field(page).press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.keyboard.press('Control+f');
    await page.getByRole('searchbox', { name: 'Words to find' }).fill('thursday');
    await page
      .getByRole('region', { name: 'Search in this conversation' })
      .getByText('Are you free on Thursday?')
      .waitFor();
    await page.keyboard.press('Escape');
    const findings = [await axeFindings(page, 'messages'), await narrowFindings(page, 'messages')];
    await plantConversations(site.local, { recruiterId: team.recruiter.id, candidateId: team.candidate.id }, many);
    await rosa.go('/messages');
    const conversations = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
    await expect.poll(() => conversations.count()).toBeGreaterThan(channelsPerPage);
    findings.push(await axeFindings(page, 'many conversations'), await narrowFindings(page, 'many conversations'));
    expect(findings.flat()).toEqual([]);
  });

  it('end a conversation, which the other one sees without reloading', async () => {
    const { page } = arun;
    await page.getByRole('button', { name: 'Actions of this conversation' }).click();
    await page.getByRole('menuitem', { name: 'End the conversation' }).click();
    await page.getByText('You have ended this conversation. Neither of you can write in it.').waitFor();
    await rosa.go(`/messages?with=${team.candidate.id}`);
    await rosa.page.getByText('This conversation has ended. You can still read it.').waitFor();
    await page.getByRole('button', { name: 'Open again' }).click();
    await field(rosa.page).waitFor();
    expect([...rosa.problems, ...arun.problems]).toEqual([]);
  });
});
