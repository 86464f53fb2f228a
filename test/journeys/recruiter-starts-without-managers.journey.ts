import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aPerson, aPostedJob, verifying } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const title = 'Theatre nurse';
const words = 'I know nine theatre nurses in Austin. I filled four such places last year.';

describe('A recruiter without managers', () => {
  let site: VisitedSite;
  let [maria, rosa, arun] = [] as unknown as [Person, Person, Person];
  let [manager, recruiter, candidate] = [] as unknown as [Visitor, Visitor, Visitor];
  let jobId: number;

  beforeAll(async () => {
    site = await openVisitedSite();
    [maria, rosa, arun] = await Promise.all([
      aPerson(site.api, 'manager', 'Maria'),
      aPerson(site.api, 'recruiter', 'Rosa'),
      aPerson(site.api, 'candidate', 'Arun'),
    ]);
    jobId = await aPostedJob(site.api, maria, title);
    [manager, recruiter, candidate] = await Promise.all([
      site.signedIn(maria),
      site.signedIn(rosa),
      site.signedIn(arun),
    ]);
  });
  afterAll(() => site?.close());

  const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click();

  it('is led by the first screen to resumes and the market, where a manager opens a job', async () => {
    const { page } = recruiter;
    await recruiter.go('/dashboard');
    await page.getByText('What do you want to do first?').waitFor();
    await page.getByRole('link', { name: 'Add resumes' }).waitFor();
    expect(await axeFindings(page, 'the first screen of a recruiter')).toEqual([]);

    await manager.go(`/jobs/view/${jobId}?tab=recruiters`);
    await press(manager, 'Open to recruiters');
    const offer = manager.page.getByRole('dialog');
    await offer.getByLabel('What you expect').fill('Three candidates with theatre experience within two weeks.');
    await offer.getByRole('button', { name: 'Open to recruiters' }).click();
    await offer.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Find work' }).last().click();
    await page.getByRole('heading', { level: 1, name: /^Find work/ }).waitFor();
  });

  it('finds the job by its words, and asks for it once verified', async () => {
    const { page } = recruiter;
    await site.local.settled();
    await recruiter.go('/recruiter/market?q=theatre');
    const found = page.getByRole('list', { name: 'Jobs open to recruiters' });
    await found.getByText('Three candidates with theatre experience within two weeks.').waitFor();
    await page.getByText('Only verified recruiters can ask for a job.', { exact: false }).waitFor();
    await site.local.operate(verifying(rosa.email));
    await page.reload();
    await press(recruiter, `Ask to work on ${title}`);
    await page.getByLabel('Why you').fill(words);
    await press(recruiter, 'Send request');
    await page.getByText(/has your request to work on/).waitFor();
    await found.getByText('Waits for an answer').waitFor();
  });

  it('is accepted on the page of the job, which is then among theirs', async () => {
    const { page } = manager;
    await manager.go(`/jobs/view/${jobId}?tab=recruiters`);
    await page.getByText(words).waitFor();
    await press(manager, 'Accept Rosa Lopez');
    await page.getByText(`Rosa Lopez works on ${title} now.`).waitFor();
    await recruiter.go('/jobs');
    await recruiter.page.getByRole('link', { name: title }).first().click();
    await recruiter.page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('puts a candidate forward, who chooses them and has the first place on the job', async () => {
    const { page } = recruiter;
    await press(recruiter, 'Put a candidate forward');
    await page.getByRole('textbox', { name: 'Candidate 1' }).fill(arun.email);
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await site.local.settled();
    await candidate.go('/claims');
    await press(candidate, 'Choose Rosa');
    await press(candidate, 'Yes, choose Rosa');
    await candidate.page.getByRole('dialog').waitFor({ state: 'detached' });
    await recruiter.go(`/jobs/view/${jobId}`);
    const own = page.getByRole('list', { name: 'Your candidates on this job' });
    await own.getByRole('link', { name: 'Arun Lopez' }).waitFor();
    await manager.go(`/jobs/${jobId}/candidates`);
    await manager.page.getByRole('link', { name: /^Arun Lopez/ }).waitFor();
    expect([...manager.problems, ...recruiter.problems, ...candidate.problems]).toEqual([]);
  });
});
