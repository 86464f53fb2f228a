import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { aPerson, aPostedJob } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

describe('A guest with bad input is corrected in place', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openVisitedSite();
    await aPostedJob(site.api, await aPerson(site.api, 'manager', 'Maria'), 'ICU nurse');
    await site.local.settled();
  });
  afterAll(() => site?.close());

  describe.each([
    [1280, 900],
    [360, 780],
  ])('at %i px', (width, height) => {
    const isWide = width >= 1200;
    let guest: Visitor;
    /** Searches with a rate or a salary; the list and the map ask for all jobs when they are ready to. */
    const asked: string[] = [];
    beforeAll(async () => {
      guest = await site.visitor({ width, height });
      guest.page.on(
        'request',
        (request) => /\/api\/guest\/jobs\?.*(rate|salary)/.test(request.url()) && asked.push(request.url()),
      );
    });
    afterAll(() => guest?.context.close());

    async function filterForm(): Promise<Locator> {
      if (!isWide) await guest.page.getByRole('button', { name: /^Filters/ }).click();
      const form = guest.page.getByRole('search', { name: 'Filter jobs' });
      await form.waitFor();
      return form;
    }
    const title = () => guest.page.locator('.job-title').first().textContent();

    it('by the exact texts under Hourly Rate and Salary, and no search runs (GUEST-70, GUEST-71, VALID-26 to VALID-30, DEC-23)', async () => {
      await guest.go('/find-jobs');
      const form = await filterForm();
      const [rate, salary] = [
        form.getByRole('group', { name: /^Hourly Rate/ }),
        form.getByRole('group', { name: /^Salary/ }),
      ];
      await rate.getByLabel('Hourly Rate from').fill('50');
      await rate.getByLabel('Hourly Rate to').fill('40');
      await salary.getByLabel('Salary from').fill('2000000000');
      await rate.getByText('Max hourly rate must be more than min rate!').waitFor();
      await salary.getByText('Must be less than 1999999999!').waitFor();
      await salary.getByLabel('Salary from').fill('90000');
      await salary.getByLabel('Salary to').fill('80000');
      await salary.getByText('Max salary rate must be more than min rate!').waitFor();
      await salary.getByLabel('Salary to').press('Enter');
      // It can be reached, and says why it does nothing.
      const button = form.getByRole('button', { name: 'Show jobs' });
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
      await button.click({ force: true });
      expect([new URL(guest.page.url()).search, asked]).toEqual(['', []]);
      await rate.getByLabel('Hourly Rate to').fill('75');
      await salary.getByLabel('Salary to').fill('');
      await salary.getByLabel('Salary from').fill('');
      await form.getByRole('button', { name: 'Show jobs' }).click();
      await expect.poll(() => new URL(guest.page.url()).search).toBe('?rateFrom=50&rateTo=75');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });

    it('as letters, leading zeros and minus signs never reach a number (VALID-31, VALID-38, VALID-39)', async () => {
      await guest.go('/find-jobs');
      const form = await filterForm();
      const from = form.getByLabel('Salary from');
      await from.pressSequentially('-00a12x0000');
      expect(await from.inputValue()).toBe('120,000');
      const rate = form.getByLabel('Hourly Rate from');
      await rate.pressSequentially('1e5.505.9');
      expect(await rate.inputValue()).toBe('15.50');
    });

    it('A city of one letter shows the hint (LOOK-14)', async () => {
      await guest.go('/find-jobs');
      const form = await filterForm();
      await form.getByRole('combobox', { name: 'City' }).fill('b');
      await guest.page.getByRole('option', { name: 'Start typing at least 2 characters' }).waitFor();
    });

    it.each([
      '?filter[rateFrom=20&skills[]=x&page[]',
      '?q=%E0%A4%A&rateFrom=%',
      '?page=1000000000',
      '?q=%00%E2%80%AE&job=9e99',
    ])('/find-jobs%s shows what can be read of it', async (query) => {
      await guest.go(`/find-jobs${query}`);
      await guest.page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect
        .poll(() =>
          guest.page
            .locator('.job-title')
            .or(guest.page.getByText(/No loaded job contains these words|No jobs match/))
            .count(),
        )
        .toBeGreaterThan(0);
      expect(guest.problems).toEqual([]);
    });

    it('An impossible address shows the jobs, and its span with the message', async () => {
      await guest.go(
        '/find-jobs?rateFrom=50&rateTo=40&salaryTo=999999999999&page=1000000000&job=-4&skills=a,0&sort=up&country=x&in=all',
      );
      await expect.poll(title).toBe('ICU nurse');
      const form = await filterForm();
      await form.getByText('Max hourly rate must be more than min rate!').waitFor();
      await form.getByText('Must be less than 1999999999!').waitFor();
    });

    it('8,000 letters of search and an unknown city find nothing, and offer a way back', async () => {
      await guest.go(`/find-jobs?q=${'x'.repeat(8_000)}`);
      await guest.page.getByText('No loaded job contains these words').waitFor();
      await guest.page.getByRole('button', { name: 'Search all 1 job' }).first().click();
      await guest.page.getByText('No jobs match').waitFor();
      await guest.go('/find-jobs?city=99');
      await guest.page.getByText('No jobs match').waitFor();
      await guest.page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect.poll(title).toBe('ICU nurse');
    });

    it.each([
      ['/find-jobs/nothing', 'This category is not open', /All categories/],
      ['/find-jobs/view/7', 'Job not found', /See all jobs/],
      ['/find-jobs/view/x', 'Job not found', /See all jobs/],
    ])('%s is explained and offers a way back', async (path, words, back) => {
      await guest.go(path);
      await guest.page.getByText(words).first().waitFor();
      await guest.page.getByRole('link', { name: back }).first().click();
      await expect.poll(title).toBe('ICU nurse');
      expect(guest.problems).toEqual([]);
    });
  });
});
