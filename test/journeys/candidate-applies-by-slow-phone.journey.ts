import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { paths } from '../../web/common/navigation/paths.ts';
import { aPerson, type Person } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { aSlowPhone, type SlowPhone } from '../support/slow-phone.ts';
import { confirm, logIn, typeSignUp } from '../support/steps.ts';

/** A line of 50 kB/s brings these in a second, after the three round trips of 400 ms that any page takes. */
const mostBytes = 50_000;
const mostMilliseconds = 4_000;
const title = 'Night ICU nurse';
const note = 'I can start on Monday, and nights suit me well.';
const nadia = { kind: 'Candidate', firstName: 'Nadia', lastName: 'Haddad', email: 'nadia@example.com' } as const;

describe('A guest with an old phone on a slow line', () => {
  let site: VisitedSite;
  let phone: SlowPhone;
  let manager: Person;
  let jobId: number;

  beforeAll(async () => {
    site = await openVisitedSite();
    manager = await aPerson(site.api, 'manager', 'Maria');
    const questions = [{ words: 'Which licences do you have?', kind: 'text' as const, choices: [], isRequired: true }];
    const body = {
      title,
      description: 'Care for **critical** patients at night.',
      rateFrom: 60,
      rateTo: 75,
      questions,
    };
    jobId = (await site.api.call(contract.jobs.postJob, { body }, manager.token)).body.data.id;
    await site.local.settled();
    phone = await aSlowPhone(site.browser, site.local.url);
  });
  afterAll(() => site?.close());

  const button = (name: string | RegExp) => phone.page.getByRole('button', { name, exact: true });
  /** Two taps within a moment, as by somebody who thinks that the first was lost, and two more while nothing came of them. */
  const tapTwice = async (name: string, isDone: () => Promise<boolean>) =>
    await expect
      .poll(
        async () => {
          for (const options of [{ timeout: 5_000 }, { force: true, timeout: 500 }])
            if (!(await isDone()))
              await button(name)
                .tap(options)
                .catch(() => undefined);
          return isDone();
        },
        { timeout: 60_000, interval: 8_000 },
      )
      .toBe(true);
  const mailsTo = (subject: RegExp) =>
    site.local.mails().filter((mail) => mail.to.includes(nadia.email) && subject.test(mail.subject));

  it('reads a page of jobs and one of them within seconds, from few bytes', async () => {
    for (const path of [paths.findJobs(), paths.publicJob(jobId)]) {
      await phone.go(path);
      const { after, bytes } = await phone.firstPaint();
      expect(after, `milliseconds before ${path} shows something`).toBeLessThan(mostMilliseconds);
      expect(bytes, `bytes before ${path} shows something`).toBeLessThan(mostBytes);
      expect(await phone.page.getByText(title).count()).toBeGreaterThan(0);
    }
  });

  it('sees a job without scrolling, and opens its page by touch', async () => {
    const { page } = phone;
    await phone.go(paths.findJobs());
    const job = page.getByRole('list', { name: 'Jobs', exact: true }).getByText(title).first();
    await job.waitFor();
    // The list that the page came with gives way to the one that its script draws.
    const end = async () => {
      const box = await job.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(end).toBeLessThan(640);
    await phone.go(paths.publicJob(jobId));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('signs up once, by two taps, with what was typed before the page was reloaded and the line dropped', async () => {
    const { page } = phone;
    await button('Apply now').tap();
    await typeSignUp(phone, { ...nadia, isApplying: true });
    await page.reload();
    await button('Apply now').tap();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(nadia.email);
    expect(await dialog.getByLabel('First name', { exact: true }).inputValue()).toBe(nadia.firstName);
    await typeSignUp(phone, { ...nadia, isApplying: true });
    await phone.line(false);
    await button('Create account and apply').tap();
    await dialog
      .getByText(/connection|offline/i)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(nadia.email);
    await phone.line(true);
    await tapTwice('Create account and apply', async () => page.url().endsWith('/account/check-confirmation'));
    await site.local.settled();
    expect(mailsTo(/Confirm your email/)).toHaveLength(1);
  });

  it('confirms, logs in and is asked what the job asks, which stays through a reload', async () => {
    const { page } = phone;
    await confirm(phone, site.local, nadia.email);
    await logIn(phone, nadia.email);
    const dialog = page.getByRole('dialog', { name: `Apply for ${title}` });
    await dialog.getByLabel('Which licences do you have?').fill('RN, CCRN');
    await dialog.getByLabel('Note').fill(note);
    await page.reload();
    await expect.poll(() => dialog.getByLabel('Note').inputValue()).toBe(note);
    expect(await dialog.getByLabel('Which licences do you have?').inputValue()).toBe('RN, CCRN');
    await dialog.getByText('was kept').waitFor();
  });

  it('applies once by two taps, and reads where the application stands', async () => {
    const { page } = phone;
    const dialog = page.getByRole('dialog', { name: `Apply for ${title}` });
    await phone.line(false);
    await button('Send application').tap();
    await dialog
      .getByText(/connection|offline/i)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Note').inputValue()).toBe(note);
    await phone.line(true);
    await tapTwice('Send application', async () => (await dialog.count()) === 0);
    await page.getByText('Your application').first().waitFor();
    await page
      .getByText(/waiting|waits/i)
      .first()
      .waitFor();
    await site.local.settled();
    const waiting = await site.api.call(contract.applications.listWaitingApplicants, { query: {} }, manager.token);
    expect(waiting.body.data).toMatchObject([{ sent: { note } }]);
    expect(waiting.body.data).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(phone.problems).toEqual([]);
  });
});
