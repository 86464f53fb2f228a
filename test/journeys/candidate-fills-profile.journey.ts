import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Team } from '../support/people.ts';
import { aCandidatePutForward, aPerson, aTeam } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const narrow = { width: 360, height: 780 };

describe('A candidate and their profile', () => {
  let site: VisitedSite;
  let story: Team;
  let ada: Visitor;
  let rosa: Visitor;

  beforeAll(async () => {
    site = await openVisitedSite();
    story = await aTeam(site.api);
    const known = { company: 'Meridian', domain: 'meridian.example', note: 'Called them.' };
    await site.local.operate({ action: 'verify', email: story.manager.email, ...known });
    await aCandidatePutForward(site.api, story);
    [ada, rosa] = [await site.signedIn(story.candidate), await site.signedIn(story.recruiter)];
    await ada.go('/profile');
  });
  afterAll(() => site?.close());

  const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const dialog = ({ page }: Visitor) => page.getByRole('dialog');
  /** Chooses the first option that a search field of the dialog offers for the text. */
  const choose = async (visitor: Visitor, label: string, text: string) => {
    await dialog(visitor).getByRole('combobox', { name: label }).fill(text);
    await dialog(visitor).getByRole('option', { name: text }).first().click();
  };
  const saved = async (visitor: Visitor, name: string) => {
    await dialog(visitor).getByRole('button', { name, exact: true }).click();
    await dialog(visitor).waitFor({ state: 'detached' });
  };

  it('fills every section by mouse, and sees the next best step each time (CAND-01)', async () => {
    const { page } = ada;
    await page.getByText('Add your skills: recruiters search by them first.').waitFor();
    await press(ada, 'Add skills');
    await choose(ada, 'Skills', 'TypeScript');
    await dialog(ada).getByLabel('Mentoring').check();
    await saved(ada, 'Save skills');
    await page.getByText('it is what hiring managers read first').waitFor();

    await press(ada, 'Add work experience');
    const experience = dialog(ada);
    await experience.getByLabel('Title').fill('Platform engineer');
    await experience.getByLabel('Company').fill('Meridian Health');
    await experience.getByLabel('Start date, month').selectOption('March');
    await experience.getByLabel('Start date, year').selectOption('2020');
    await experience.getByLabel('End date, year').selectOption('Present');
    await experience.getByRole('button', { name: 'Add work experience' }).click();
    await page.getByText('Mar 2020 – present').waitFor();

    await press(ada, 'Edit pay and place');
    await dialog(ada).getByLabel('Hourly rate from').fill('80');
    await dialog(ada).getByLabel('Hourly rate to').fill('60');
    await dialog(ada).getByRole('button', { name: 'Save pay and place' }).click();
    await dialog(ada).getByText('Max hourly rate must be more than min rate!').waitFor();
    await dialog(ada).getByLabel('Hourly rate to').fill('95');
    await choose(ada, 'City', 'Austin');
    await saved(ada, 'Save pay and place');
    await page.getByText('$80–95/h').waitFor();
    expect(await axeFindings(page, 'profile')).toEqual([]);
  });

  it('fills a section on a phone', async () => {
    const phone = await site.signedIn(story.candidate, narrow);
    await phone.go('/profile');
    await press(phone, 'Add education');
    await dialog(phone).getByLabel('School').fill('Rice University');
    await dialog(phone).getByLabel('From').selectOption('2010');
    await dialog(phone).getByLabel('To').selectOption('2014');
    await dialog(phone).getByRole('button', { name: 'Add education' }).click();
    await phone.page.getByText('2010 – 2014').waitFor();
    const isWide = await phone.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(phone.problems).toEqual([]);
  });

  it('sees immediately what the recruiter edits, and the recruiter what the candidate edits (CAND-05, CAND-06)', async () => {
    await rosa.go(`/recruiter/candidates/${story.candidate.id}`);
    await rosa.page.getByRole('link', { name: 'Edit profile' }).click();
    await press(rosa, 'Add certification');
    await dialog(rosa).getByLabel('Name').fill('CKA');
    await dialog(rosa).getByRole('button', { name: 'Add certification' }).click();
    // Both pages stay open; neither is reloaded.
    await ada.page.getByText('CKA', { exact: true }).waitFor();
    await press(ada, 'Edit CKA');
    await press(rosa, 'Edit CKA');
    await dialog(ada).getByLabel('Issued by').fill('Linux Foundation');
    await saved(ada, 'Save certification');
    await dialog(rosa).getByText('Issued by is now Linux Foundation').waitFor();
    expect(await dialog(rosa).getByLabel('Issued by').inputValue()).toBe('Linux Foundation');
    expect([...ada.problems, ...rosa.problems]).toEqual([]);
  });

  it('is found by words and filters, and who fits a saved search later is announced (CAND-24, PLUS-17, PLUS-19)', async () => {
    const { page } = rosa;
    const joins = async (name: string) => {
      const { id, token } = await aPerson(site.api, 'candidate', name);
      const body = { title: 'Night nurse', company: 'Meridian', isWorking: true, fromYear: 2019, fromMonth: 3 };
      const place = { params: { candidateId: id }, body: { ...body, toYear: null, toMonth: null } };
      await site.api.call(contract['candidate-profile'].addWorkExperience, place as never, token);
    };
    await Promise.all('Abel Beth Cleo Dora Emil Faye Gwen Hugo Ines Jude Kara'.split(' ').map(joins));
    await rosa.go('/recruiter/candidates');
    const names = page.locator('.candidate-head h2');
    await page.getByPlaceholder('Search name').fill('nurse');
    // Ten come first, and the eleventh when the end of the list is in view.
    await expect.poll(async () => (await page.locator('.candidate-row mark').allTextContents())[0]).toBe('nurse');
    await page.getByText(/of 11 candidates|All 11 candidates/).scrollIntoViewIfNeeded();
    await expect.poll(() => names.count()).toBe(11);
    await page.getByText('All 11 candidates').waitFor();
    // The candidate of this story is on a job, so neither they nor what they do is among those who are available.
    const availability = page.getByLabel('Availability');
    expect(await availability.locator('option').allTextContents()).toEqual(['Available (11)', 'On a job (0)', 'All']);
    await page.getByPlaceholder('Search name').fill('hugo nurse');
    await expect.poll(() => names.allTextContents()).toEqual(['Hugo Lopez']);
    await page.getByPlaceholder('Search name').fill('nurse');
    await expect.poll(() => names.count()).toBe(11);
    expect(await axeFindings(page, 'candidate search')).toEqual([]);

    await press(rosa, 'Save search');
    await dialog(rosa).getByLabel('Name').fill('Nurses at night');
    await dialog(rosa).getByLabel('Notify me').selectOption('Immediately');
    await saved(rosa, 'Save search');
    await page.getByText('Saved search: Nurses at night').waitFor();
    await joins('Liam');
    await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    await page.getByText('Liam Lopez fits your search ‘Nurses at night’').first().waitFor();
  });

  it('is marked as a favourite where they are found, and is among the recruiter’s favourites then (CAND-36, CAND-40)', async () => {
    const { page } = rosa;
    const marked = page.getByRole('button', { name: 'Remove Hugo Lopez from favourites', pressed: true });
    await rosa.go('/recruiter/candidates?q=hugo');
    await press(rosa, 'Add Hugo Lopez to favourites');
    await marked.waitFor();
    await site.local.settled();
    await rosa.go('/recruiter/candidates?scope=favorite');
    await expect.poll(() => page.locator('.candidate-head h2').allTextContents()).toEqual(['Hugo Lopez']);
    await page.getByRole('link', { name: 'Hugo Lopez' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hugo Lopez' }).waitFor();
    await marked.click();
    await page.getByRole('button', { name: 'Add Hugo Lopez to favourites' }).waitFor();
    expect(rosa.problems).toEqual([]);
  });
});
