import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { pressKeys, tabTo } from '../support/keyboard.ts';
import { aPerson } from '../support/people.ts';
import { plantPublicJobs } from '../support/public-jobs.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

describe('A guest finds a job by keyboard alone', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openVisitedSite();
    await plantPublicJobs(site.api, await aPerson(site.api, 'manager', 'Maria'));
  });
  afterAll(() => site?.close());

  describe.each([
    [1280, 900],
    [360, 780],
  ])('at %i px', (width, height) => {
    const isWide = width >= 1200;
    let guest: Visitor;
    beforeAll(async () => {
      guest = await site.visitor({ width, height });
    });
    afterAll(() => guest?.context.close());

    const button = (name: string | RegExp) => guest.page.getByRole('button', { name, exact: true });
    const titles = () =>
      guest.page.getByRole('list', { name: 'Jobs', exact: true }).locator('.job-title').allTextContents();
    const titlesAre = async (expected: string[]) => {
      await expect.poll(titles, { timeout: 15_000 }).toEqual(expected);
    };
    const keys = (...pressed: string[]) => pressKeys(guest.page, ...pressed);

    it('reaches a category from the landing page (GUEST-07)', async () => {
      const { page } = guest;
      await guest.go('/');
      await tabTo(page.locator('a[href="/find-jobs"]').filter({ visible: true }));
      await keys('Enter');
      await tabTo(page.getByRole('link', { name: /Nursing\s*3 jobs/ }));
      await keys('Enter');
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
    });

    it('filters, in the sidebar or in a dialog that returns the focus (GUEST-49)', async () => {
      const { page } = guest;
      if (isWide) {
        await tabTo(page.getByRole('link', { name: 'Skip the list' }));
        await keys('Enter');
      } else {
        await tabTo(button('Filters'));
        await keys('Enter');
        await page.getByRole('dialog').waitFor();
      }
      await tabTo(page.getByRole('checkbox', { name: 'Part time' }));
      await keys('Space', 'Enter');
      await titlesAre(['Night nurse', 'Clinic nurse']);
      await tabTo(button('Remove filter Part time'), isWide ? 'Shift+Tab' : 'Tab');
      await keys('Enter');
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
    });

    it('searches, all jobs by Enter, and sorts (GUEST-16, GUEST-14)', async () => {
      const { page } = guest;
      const box = page.getByPlaceholder('Search by job title, description, location, skills');
      await tabTo(box, 'Shift+Tab');
      await page.keyboard.type('plumber');
      await page.getByText('No loaded job contains these words').waitFor();
      await keys('Control+a');
      await page.keyboard.type('nurse');
      await keys('Enter');
      await page.getByText('3 jobs found for “nurse”').waitFor();
      await tabTo(button('Most relevant'));
      await keys('Enter');
      // Jobs that match equally well may be in this order already, so the label says when the list is the one asked for.
      await button('Most relevant oldest first').waitFor();
      await titlesAre(['Clinic nurse', 'Night nurse', 'ICU nurse']);
    });

    it('walks the list by j and k, opens by Enter and marks by x (GUEST-23, GUEST-36, PERM-04)', async () => {
      const { page } = guest;
      const row = (title: string) => page.locator('.job-toggle', { hasText: title });
      await tabTo(row('Clinic nurse'));
      await keys('j', 'j');
      expect(await row('ICU nurse').evaluate((element) => element === document.activeElement)).toBe(true);
      await keys('k', 'x');
      await titlesAre(['Night nurse', 'Clinic nurse', 'ICU nurse']);
      await button('Remove Night nurse from favourites').waitFor();
      await tabTo(row('Night nurse'), 'Shift+Tab');
      await keys('Enter');
      await page.getByRole('img', { name: 'Requires Travel' }).waitFor();
    });

    it('chooses a job on the map (GUEST-33, MAP-06)', async () => {
      const { page } = guest;
      if (!isWide) {
        await tabTo(button('Map'), 'Shift+Tab');
        await keys('Enter');
        await tabTo(page.getByRole('slider', { name: 'Height of the list' }));
        await keys('ArrowUp');
        await page.locator('[role="slider"][aria-valuenow="55"]').waitFor();
        await keys('ArrowDown');
      }
      await tabTo(page.getByRole('link', { name: 'Skip the list' }), 'Shift+Tab');
      await keys('Enter');
      await tabTo(button('ICU nurse, Austin'));
      await page.locator('.map-bubble').getByText('ICU nurse').waitFor();
      await keys('Enter');
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
      if (!isWide) {
        await tabTo(button('List'), 'Shift+Tab');
        await keys('Enter');
      }
    });

    it('opens the job’s page and comes back to the list as it was', async () => {
      const { page } = guest;
      const before = page.url();
      await tabTo(page.getByRole('link', { name: 'Job page' }), isWide ? 'Shift+Tab' : 'Tab');
      await keys('Enter');
      await page.getByRole('heading', { level: 1, name: 'ICU nurse' }).waitFor();
      // The browser's own key for going back does not reach a driven browser.
      await page.goBack();
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
      expect(page.url()).toBe(before);
    });

    it('starts to sign up by Apply now, and Escape leads back to the button (GUEST-30, PERM-05)', async () => {
      const { page } = guest;
      await tabTo(button('Apply now'));
      await keys('Enter');
      await page.getByRole('dialog').getByLabel('First name', { exact: true }).waitFor();
      await keys('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('button:focus', { hasText: 'Apply now' }).waitFor();
      await button('Remove ICU nurse from favourites').waitFor();
      expect(guest.problems).toEqual([]);
    });
  });
});
