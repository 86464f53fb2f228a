import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatePerson } from '../functions/features/resumes/bench/generate-person.ts';
import { printedPdf } from '../functions/features/resumes/bench/printed-resume.ts';
import { random } from '../functions/search/random.ts';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aPerson } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

describe('A candidate and their resume', () => {
  let site: VisitedSite;
  let candidate: Person;
  let visitor: Visitor;
  const written = generatePerson(random(77));

  beforeAll(async () => {
    site = await openVisitedSite();
    candidate = await aPerson(site.api, 'candidate', 'Ada');
    visitor = await site.signedIn(candidate);
  });
  afterAll(() => site?.close());

  it('A dropped resume is read, looked at beside its page, and fills the profile (CAND-01, CAND-22, CAND-74)', async () => {
    const { page } = visitor;
    await visitor.go('/profile');
    const buffer = Buffer.from(await printedPdf(written, undefined));
    await page.getByText('Drop your resume here').waitFor();
    await page.getByLabel('Resume file').setInputFiles({ name: 'My CV.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('My CV.pdf').first().waitFor();
    expect(await axeFindings(page, 'profile with a resume')).toEqual([]);
    await page.getByRole('link', { name: 'Review what it says' }).click();
    await page.getByRole('heading', { name: 'Review your resume' }).waitFor();
    const title = page.getByRole('textbox', { name: /^Title/ }).first();
    await title.focus();
    await page.locator('[data-lit]').first().waitFor();
    const read = await title.inputValue();
    expect(await axeFindings(page, 'review of a resume')).toEqual([]);
    await page.getByRole('button', { name: 'Add to profile' }).click();
    await page.getByText('Your profile has what you took over from your resume.').waitFor();
    await page.getByRole('heading', { name: read }).or(page.getByText(read)).first().waitFor();
    await page.getByRole('link', { name: 'Review what it says' }).click();
    await page.getByRole('heading', { name: 'Nothing new was found' }).waitFor();
  });

  it('Their resume is downloaded as a file named `resume`, and removed (CAND-23, CAND-76)', async () => {
    const { page } = visitor;
    await visitor.go('/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download resume' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^resume(\.pdf)?$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'More about My CV.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Delete resume' }).click();
    await page.getByText('Drop your resume here').waitFor();
  });

  it('A file that cannot be read says why, and nothing is kept', async () => {
    const { page } = visitor;
    const buffer = Buffer.from('<!doctype html><p>no PDF');
    await page.getByLabel('Resume file').setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('The file is not what its name says').waitFor();
    await page.getByText('Drop your resume here').waitFor();
  });
});
