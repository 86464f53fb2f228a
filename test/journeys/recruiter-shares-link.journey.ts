import { afterAll, beforeAll, expect, it } from 'vitest';
import { narrowFindings, pageFindings } from '../support/axe.ts';
import type { Team } from '../support/people.ts';
import { aPostedJob, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

let site: VisitedSite;
let team: Team;
beforeAll(async () => {
  site = await openVisitedSite();
  team = await aTeam(site.api);
});
afterAll(() => site?.close());

it('A recruiter’s link names them to a guest, and who applies through it is offered to them first', async () => {
  const jobId = await aPostedJob(site.api, team.manager, 'Theatre nurse');
  const recruiter = await site.signedIn(team.recruiter);
  await recruiter.go(`/jobs/view/${jobId}`);
  const { page } = recruiter;
  await page.getByRole('button', { name: 'Your link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Address').inputValue();
  await page.getByText('0 visits · 0 applications').waitFor();
  expect(await narrowFindings(page, 'link of a job')).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  const guest = await site.visitor();
  await guest.go(new URL(address).pathname);
  await guest.page.waitForURL(`**/find-jobs/view/${jobId}`);
  await guest.page.getByText(/sent you here/).waitFor();
  expect(await narrowFindings(guest.page, 'a job by a link')).toEqual([]);
  await guest.go(`/r/${'A'.repeat(22)}`);
  await guest.page.getByRole('heading', { name: 'This link leads nowhere' }).waitFor();
  expect(await pageFindings(guest.page, 'a link that leads nowhere')).toEqual([]);

  const candidate = await site.signedIn(team.candidate);
  await candidate.go(new URL(address).pathname);
  await candidate.page.waitForURL(`**/jobs/view/${jobId}`);
  await candidate.page.getByText(/sent you here/).waitFor();
  await candidate.page.getByRole('button', { name: 'Apply now' }).click();
  await candidate.page.getByRole('button', { name: 'Send application' }).click();
  await candidate.page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Your link' }).click();
  await page.getByText('2 visits · 1 application').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await recruiter.go('/jobs');
  await page.getByRole('button', { name: 'Accept' }).first().click();
  await page.getByText(/is asked whether you may represent them/).waitFor();
  expect([...recruiter.problems, ...candidate.problems]).toEqual([]);
});
