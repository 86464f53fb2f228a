import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { aPerson, somePassword } from '../support/people.ts';
import { plantPublicJobs, publicJobsCount } from '../support/public-jobs.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { choose, confirm, fillSignUp, logIn } from '../support/steps.ts';

describe('A guest finds a job by mouse', () => {
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

    const button = (name: string | RegExp, exact = true) => guest.page.getByRole('button', { name, exact });
    const cards = () => guest.page.getByRole('list', { name: 'Jobs', exact: true });
    const titles = () => cards().locator('.job-title').allTextContents();
    const titlesAre = async (expected: string[]) => {
      await expect.poll(titles, { timeout: 15_000 }).toEqual(expected);
    };
    const query = () => Object.fromEntries(new URL(guest.page.url()).searchParams);

    /** Fills in the filter's form, in its sidebar or its dialog. */
    async function filterForm(): Promise<Locator> {
      if (!isWide) await button(/^Filters/).click();
      const form = guest.page.getByRole('search', { name: 'Filter jobs' });
      await form.waitFor();
      return form;
    }

    it('reaches a category with list, map and filter (GUEST-05, GUEST-07, GUEST-18)', async () => {
      const { page } = guest;
      await guest.go('/');
      await page.locator('a[href="/find-jobs"]').filter({ visible: true }).first().click();
      await page.getByRole('link', { name: /Nursing\s*3 jobs/ }).click();
      await page.waitForURL('**/find-jobs/nursing');
      await page.getByRole('heading', { level: 1, name: /Nursing\s*3/ }).waitFor();
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
      if (isWide)
        await Promise.all([
          page.getByRole('region', { name: 'Map of the jobs' }).waitFor(),
          page.getByRole('complementary', { name: 'Filters' }).waitFor(),
        ]);
      else await Promise.all([button('Map').waitFor(), button('Filters').waitFor()]);
    });

    it('leaves the category by its heading, and going back opens it again (GUEST-08, GUEST-09)', async () => {
      const { page } = guest;
      await page.getByRole('heading', { level: 1 }).getByRole('link').click();
      await page.waitForURL('**/find-jobs');
      await page.getByRole('heading', { name: /All jobs\s*55/ }).waitFor();
      await page.goBack();
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
      await page.goForward();
      await page.getByRole('heading', { name: /All jobs\s*55/ }).waitFor();
    });

    it('searches the loaded jobs, then all of them (GUEST-11, GUEST-16, GUEST-17, PERM-03)', async () => {
      const { page } = guest;
      await page.getByPlaceholder('Search by job title, description, location, skills').fill('nurses night');
      await page.getByText('No loaded job contains these words').waitFor();
      await page.getByPlaceholder('Search by job title').fill('nurse');
      await page.getByText('3 of 50 loaded jobs shown').waitFor();
      expect(await page.locator('.job-title mark').allTextContents()).toEqual(['nurse', 'nurse', 'nurse']);
      await button('Search all 55 jobs').click();
      await page.getByText('4 jobs found for “nurse”').waitFor();
      expect((await titles()).toSorted()).toEqual(['Clinic nurse', 'ICU nurse', 'Night nurse', 'Surgical RN']);
    });

    it('filters, sorts, and removes a filter again (GUEST-14, GUEST-49, PERM-03)', async () => {
      const form = await filterForm();
      await form.getByRole('checkbox', { name: 'Full time' }).check();
      await form.getByRole('checkbox', { name: 'Part time' }).check();
      await form.getByRole('button', { name: 'Show jobs' }).click();
      await expect.poll(query).toEqual({ q: 'nurse', in: 'all', employment: 'full_time,part_time' });
      await button('Most relevant').click();
      await titlesAre(['Clinic nurse', 'Night nurse', 'ICU nurse']);
      await button('Most relevant oldest first').click();
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse']);
      await button('Remove filter Full time').click();
      await titlesAre(['Night nurse', 'Clinic nurse']);
      await button('Remove filter Part time').click();
      await titlesAre(['ICU nurse', 'Night nurse', 'Clinic nurse', 'Surgical RN']);
    });

    it('searches around a city; the map draws the circle and shows the radius (GUEST-68, MAP-02, MAP-03, PERM-03)', async () => {
      const { page } = guest;
      const form = await filterForm();
      await choose(guest, 'City', 'austin', /^Austin, TX/);
      await form.getByRole('button', { name: 'Show jobs' }).click();
      await titlesAre(['ICU nurse', 'Surgical RN']);
      await cards().getByText('within 1 mi').first().waitFor();
      if (!isWide) await button('Map').click();
      await page
        .getByRole('tooltip', { name: 'Proximity: 50 km' })
        .or(page.getByText('Proximity: 50 km'))
        .first()
        .waitFor();
      if (!isWide) await button('List').click();
      await button('Clear all').click();
      await expect.poll(titles).toHaveLength(4);
    });

    it('puts favourites first, and before them the job chosen on the map (GUEST-33, GUEST-34, GUEST-35, GUEST-37, PERM-04)', async () => {
      const { page } = guest;
      await button('Add Clinic nurse to favourites').click();
      await titlesAre(['Clinic nurse', 'ICU nurse', 'Night nurse', 'Surgical RN']);
      if (!isWide) await button('Map').click();
      await button('Night nurse, Boston').click();
      await titlesAre(['Night nurse', 'Clinic nurse', 'ICU nurse', 'Surgical RN']);
      await button('Remove Night nurse from favourites').waitFor();
      if (!isWide) await button('List').click();
      await button(/^Night nurse/)
        .and(page.locator('[aria-expanded="true"]'))
        .waitFor();
    });

    it('opens a job’s page, and going back restores search, sort, order and the open job (GUEST-03, GUEST-23)', async () => {
      const { page } = guest;
      const before = page.url();
      await page.getByRole('link', { name: 'Job page' }).click();
      await page.getByRole('heading', { level: 1, name: 'Night nurse' }).waitFor();
      await page.goBack();
      await titlesAre(['Night nurse', 'Clinic nurse', 'ICU nurse', 'Surgical RN']);
      expect(page.url()).toBe(before);
      await expect.poll(() => page.getByPlaceholder('Search by job title').inputValue()).toBe('nurse');
      await button('Most relevant newest first').waitFor();
      await cards()
        .getByText('Requires Travel')
        .or(page.getByRole('img', { name: 'Requires Travel' }))
        .first()
        .waitFor();
    });

    it('applies by signing up for the job, and the new account has applied and owns what was marked (GUEST-30, GUEST-31, PERM-05)', async () => {
      const { page } = guest;
      const arun = {
        kind: 'Candidate',
        firstName: 'Arun',
        lastName: 'Shah',
        email: `arun.${width}@example.com`,
        isApplying: true,
      } as const;
      await button('Apply now').click();
      const dialog = page.getByRole('dialog', { name: 'Apply for Night nurse' });
      await dialog.waitFor();
      expect(await dialog.getByRole('radio', { name: /^(Candidate|Recruiter|Manager)/ }).count()).toBe(0);
      await fillSignUp(guest, arun);
      await page.getByText('which also sends your application').waitFor();
      // The mail is opened in another browser, which knows nothing of the job.
      const other = await site.visitor({ width, height });
      await confirm(other, site.local, arun.email);
      await other.page.getByText('Your application is on its way: log in to see it.').waitFor();
      await logIn(other, arun.email);
      await other.page.waitForURL('**/jobs/view/*');
      await other.page.getByRole('heading', { level: 1, name: 'Night nurse' }).waitFor();
      await other.page.getByRole('heading', { name: 'Your application' }).waitFor();
      await other.go('/find-jobs?q=nurse');
      const listed = (name: string) => other.page.getByRole('button', { name, exact: true }).waitFor();
      await listed('Remove Clinic nurse from favourites');
      await listed('Remove Night nurse from favourites');
      await listed('Add ICU nurse to favourites');
      expect([...guest.problems, ...other.problems]).toEqual([]);
      await other.context.close();
    });

    it('with an account applies by logging in from the job’s page (GUEST-31)', async () => {
      const known = await site.visitor({ width, height });
      const { page } = known;
      const owner = await aPerson(site.api, 'candidate', `Owner${width}`);
      await known.go('/find-jobs?q=icu');
      await page.getByRole('button', { name: /^ICU nurse/ }).click();
      await page.getByRole('link', { name: 'Job page' }).click();
      await page.getByRole('heading', { level: 1, name: 'ICU nurse' }).waitFor();
      await page.getByRole('button', { name: 'Apply now' }).click();
      const signUp = page.getByRole('dialog', { name: 'Apply for ICU nurse' });
      await signUp.getByRole('button', { name: 'Log in', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Log in to apply' });
      await dialog.getByLabel('Email').fill(owner.email);
      await dialog.getByLabel('Password', { exact: true }).fill(somePassword);
      await dialog.getByRole('button', { name: 'Log in and apply' }).click();
      await page.waitForURL('**/jobs/view/*');
      await page.getByRole('heading', { level: 1, name: 'ICU nurse' }).waitFor();
      await page.getByRole('heading', { name: 'Your application' }).waitFor();
      expect(known.problems).toEqual([]);
      await known.context.close();
    });
  });

  it('sees all jobs on the map, however many are loaded, and moving it lists what it shows, also after a reload (GUEST-18)', async () => {
    const guest = await site.visitor({ width: 1280, height: 900 });
    const { page } = guest;
    await guest.go('/find-jobs');
    await page.mouse.move(500, 500);
    const marked = async () =>
      (await page.locator('.map-mark').evaluateAll((marks) => marks.map((mark) => mark.ariaLabel ?? '')))
        .map((name) => Number.parseInt(name, 10) || 1)
        .reduce((sum, count) => sum + count, 0);
    await expect.poll(marked, { timeout: 20_000 }).toBe(publicJobsCount);
    await page.getByText(`50 of ${publicJobsCount}`).first().waitFor();
    await page.getByRole('button', { name: `${publicJobsCount - 3} jobs in Seattle` }).click();
    await page.getByRole('dialog', { name: 'Jobs in Seattle' }).getByText('Clinic nurse').waitFor();
    await page.keyboard.press('Escape');
    /** How much of the earth the address says that the map shows; not a number before it was moved. */
    const degrees = () => {
      const [west, , east] = (new URL(page.url()).searchParams.get('area') ?? '').split(',').map(Number);
      return east! - west!;
    };
    const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
    await zoomIn.click();
    await expect.poll(degrees, { timeout: 10_000 }).toBeGreaterThan(0);
    const once = degrees();
    await zoomIn.click();
    await expect.poll(() => degrees() / once, { timeout: 10_000 }).toBeCloseTo(0.5, 1);
    const total = page.locator('.browse-title .ui-page-count');
    await expect.poll(() => total.textContent(), { timeout: 10_000 }).not.toBe(String(publicJobsCount));
    const [shown, address] = [await total.textContent(), page.url()];
    await page.reload();
    await expect.poll(() => total.textContent(), { timeout: 10_000 }).toBe(shown);
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: 'Remove filter This part of the map' }).click();
    await expect.poll(() => total.textContent(), { timeout: 10_000 }).toBe(String(publicJobsCount));
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('finds jobs near by with one click, nearest first, and without a location types a city', async () => {
    const guest = await site.visitor({ width: 360, height: 780 });
    const { page, context } = guest;
    const titles = () => page.locator('.job-title').allTextContents();
    await guest.go('/find-jobs');
    await page.getByRole('button', { name: 'Near me' }).click();
    await page.getByText('Your browser did not share your location.').waitFor();
    await choose(guest, 'Your city', 'boston', /^Boston, MA/);
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['Night nurse']);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 30.27, longitude: -97.74 });
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect
      .poll(async () => (await titles()).toSorted(), { timeout: 10_000 })
      .toEqual(['ICU nurse', 'Surgical RN']);
    await page.getByText('within 1 mi').first().waitFor();
    expect(new URL(page.url()).searchParams.get('within')).toBe('25mi');
    expect(guest.problems).toEqual([]);
    await context.close();
  });

  it.each([
    [1280, 800],
    [768, 1024],
    [360, 740],
  ])('sees the list begin above the fold at %i by %i', async (width, height) => {
    const guest = await site.visitor({ width, height });
    await guest.go('/find-jobs');
    const first = guest.page.locator('.job-card').first();
    await first.waitFor();
    const ends = async () => {
      const box = await first.boundingBox();
      return box ? box.y + box.height : height;
    };
    await expect.poll(ends, { timeout: 5_000 }).toBeLessThan(height * 0.7);
    await guest.context.close();
  });

  it('has a filter of at most 350 px beside a map of 60vh, or 80vh, and a menu of 200 px that collapses to 62 (GUEST-19, GUEST-20, GUEST-21, GUEST-40, DEC-03)', async () => {
    const height = 900;
    const guest = await site.visitor({ width: 1280, height });
    const { page } = guest;
    await guest.go('/find-jobs/nursing');
    const filter = page.getByRole('complementary', { name: 'Filters' });
    await filter.waitFor();
    expect(await filter.evaluate((element) => getComputedStyle(element).maxWidth)).toBe('350px');
    const map = page.locator('.browse-map');
    const part = async () => ((await map.boundingBox())?.height ?? 0) / height;
    await expect.poll(part).toBeCloseTo(0.6, 2);
    await page.getByRole('button', { name: 'Enlarge the map' }).click();
    await expect.poll(part).toBeCloseTo(0.8, 2);
    await page.getByRole('button', { name: 'Shrink the map' }).click();
    await expect.poll(part).toBeCloseTo(0.6, 2);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const menuWidth = async () => (await menu.boundingBox())?.width;
    await expect.poll(menuWidth).toBe(200);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(menuWidth).toBe(62);
    await guest.context.close();
  });

  it('sees the filter’s buttons however far the page is scrolled, and repeating a search adds no step to the history (GUEST-49)', async () => {
    const height = 900;
    const guest = await site.visitor({ width: 1280, height });
    const { page } = guest;
    await guest.go('/find-jobs');
    const filter = page.getByRole('complementary', { name: 'Filters' });
    const submit = filter.getByRole('button', { name: 'Show jobs' });
    await submit.waitFor();
    const end = () => submit.evaluate((button) => button.getBoundingClientRect().bottom);
    await expect.poll(end).toBeLessThan(height);
    await page.mouse.move(400, 800);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect.poll(end).toBeLessThan(height);
    const partTime = filter.getByRole('checkbox', { name: 'Part time' });
    await partTime.check();
    await submit.click();
    await submit.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?employment=part_time');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => partTime.isChecked()).toBe(false);
    await guest.context.close();
  });
});
