import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { Visitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import { markLive } from '../support/mark-live.ts';
import type { Person } from '../support/people.ts';
import { aPerson } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const title = 'Night ICU nurse';
const { calendar, notifications } = contract;

type Five = [Visitor, Visitor, Visitor, Visitor, Visitor];

describe('A team of four, from a job to its hire', () => {
  let site: VisitedSite;
  let [maria, noor, ian, ida, arun] = [] as unknown as [Person, Person, Person, Person, Person];
  let [owner, colleague, firstInterviewer, secondInterviewer, candidate] = [] as unknown as Five;
  let jobId: number;

  const isListening = ({ page }: Visitor) => page.locator('html[data-live="open"]').waitFor({ state: 'attached' });
  /** Opens a page, which follows from then on what happens: what comes before its connection is open is another story. */
  const watch = async (visitor: Visitor, path: string) => {
    await visitor.go(path);
    await isListening(visitor);
  };
  const press = ({ page }: Visitor, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().click();
  const candidatePath = () => `/jobs/${jobId}/candidates/${arun.id}`;
  const evidence = ({ page }: Visitor) => page.getByRole('region', { name: 'Evidence of Skills interview' });
  const scorecard = ({ page }: Visitor) => page.getByRole('form', { name: 'Your scorecard of Skills interview' });
  const score = async (visitor: Visitor, judgement: string, calm: string, recommends: string) => {
    const form = scorecard(visitor);
    const says = { Judgement: judgement, Calm: calm, 'Would you hire': recommends };
    for (const [asked, name] of Object.entries(says))
      await form
        .getByRole('group', { name: new RegExp(`^${asked}`) })
        .getByRole('radio', { name, exact: true })
        .check();
    await form.getByLabel('What you saw and heard').fill(`${recommends}, for how they judged.`);
    await form.getByRole('button', { name: 'Submit scorecard' }).click();
  };

  beforeAll(async () => {
    site = await openVisitedSite();
    [maria, noor, ian, ida, arun] = await Promise.all([
      aPerson(site.api, 'manager', 'Maria'),
      aPerson(site.api, 'manager', 'Noor'),
      aPerson(site.api, 'manager', 'Ian'),
      aPerson(site.api, 'manager', 'Ida'),
      aPerson(site.api, 'candidate', 'Arun'),
    ]);
    const all = await Promise.all([maria, noor, ian, ida, arun].map((person) => site.signedIn(person)));
    for (const { context } of all) await context.addInitScript(markLive);
    [owner, colleague, firstInterviewer, secondInterviewer, candidate] = all as Five;
    for (const one of [colleague, firstInterviewer, secondInterviewer]) await watch(one, '/dashboard');
  });
  afterAll(() => site?.close());

  it('begins with the job that the owner posts, and a colleague and two interviewers who accept on their open dashboards', async () => {
    const { page } = owner;
    await owner.go('/jobs/new');
    await page.getByLabel('Title').fill(title);
    await press(owner, 'Markdown');
    await page.getByLabel('Description').first().fill('Care for critical patients at night, in a team of eight.');
    const rate = page.getByRole('group', { name: /hourly rate/i });
    await rate.getByLabel(/from/i).fill('60');
    await rate.getByLabel(/to/i).fill('75');
    await press(owner, 'Post job');
    await page.getByText(`${title} is posted.`).waitFor();
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    jobId = Number(/view\/(\d+)/.exec(page.url())?.[1]);
    await isListening(owner);

    const team = page.getByRole('list', { name: 'Team' });
    for (const [{ email }, part, asks] of [
      [noor, /^Team/, 'Ask to join'],
      [ian, /^Interviewer/, 'Ask to interview'],
      [ida, /^Interviewer/, 'Ask to interview'],
    ] as const) {
      await press(owner, 'Add a colleague');
      const dialog = page.getByRole('dialog', { name: 'Add a colleague' });
      await dialog.getByRole('radio', { name: part }).check();
      await dialog.getByLabel('Email of the hiring manager').fill(email);
      await dialog.getByRole('button', { name: asks }).click();
      await team.getByText(email).waitFor();
    }
    await press(colleague, `Join the team of ${title}`);
    for (const one of [firstInterviewer, secondInterviewer]) await press(one, `Interview for ${title}`);
    for (const name of ['Noor Lopez', 'Ian Lopez', 'Ida Lopez']) await team.getByText(name, { exact: true }).waitFor();
  });

  it('plans the interview on the colleague’s page: who holds it, what they ask and what they score', async () => {
    const { page } = colleague;
    await page.getByRole('link', { name: 'Open board' }).waitFor();
    await watch(owner, `/jobs/view/${jobId}?tab=interviews`);
    await colleague.go(`/jobs/view/${jobId}?tab=interviews`);
    await press(colleague, 'Plan interviews');
    await page.getByLabel('Interview 1', { exact: true }).fill('Skills interview');
    for (const name of ['Noor Lopez', 'Ian Lopez', 'Ida Lopez']) await page.getByRole('checkbox', { name }).check();
    await page.getByLabel('What to ask').fill('Tell me of a bad night.');
    await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Judgement');
    await page.getByLabel('What good looks like').first().fill('Weighs the risk first');
    await press(colleague, 'Add a criterion');
    await page.getByRole('textbox', { name: 'Criterion 2' }).fill('Calm');
    await press(colleague, 'Save interviews');
    for (const one of [colleague, owner])
      await one.page
        .getByRole('listitem', { name: 'Skills interview' })
        .getByText(/Noor Lopez, Ian Lopez, Ida Lopez$/)
        .waitFor();
  });

  it('declines who applied, who reads it at once and waits again when that is undone', async () => {
    await candidate.go(`/jobs/view/${jobId}`);
    await press(candidate, 'Apply now');
    await press(candidate, 'Send application');
    await candidate.page.getByRole('heading', { name: 'Your application' }).waitFor();
    await colleague.go(`/jobs/view/${jobId}?tab=candidates`);
    await press(colleague, 'Decline');
    const dialog = colleague.page.getByRole('dialog', { name: 'Decline Arun Lopez?' });
    await dialog.getByLabel(/^Reason/).selectOption('Too little experience');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await colleague.page.getByText('Arun Lopez is declined for the job').waitFor();
    await candidate.page.getByText('Not this time').first().waitFor();
    await press(colleague, 'Undo');
    await colleague.page.getByRole('listitem', { name: 'Arun Lopez' }).waitFor();
    await candidate.page.getByText('Your application is with the recruiters and the hiring manager').waitFor();
  });

  it('takes who applied forward, and shows them to interviewers only once they come to an interview', async () => {
    await press(colleague, 'Take forward');
    await colleague.page.getByText('Arun Lopez is on the job').waitFor();
    await colleague.page.getByRole('link', { name: 'Open Arun' }).click();
    await press(colleague, /^Submitted/);
    await colleague.page.getByText(/moved Arun from Contacted to Submitted/).waitFor();
    for (const one of [firstInterviewer, secondInterviewer]) {
      await watch(one, `/jobs/${jobId}/interviews`);
      await one.page.getByText('Nobody has come to your interviews yet').waitFor();
    }
  });

  it('offers the candidate times at which the whole panel is free, who books one that comes into every calendar (PLUS-54)', async () => {
    const day = new Date(Date.now() + 3 * oneDay).toISOString().slice(0, 10);
    // One of the panel is away before half past two, UTC.
    const away = { dates: [{ start: `${day}T06:00:00.000Z`, end: `${day}T14:30:00.000Z` }], zone: 'America/New_York' };
    await site.api.call(calendar.addUnavailability, { body: away }, ida.token);
    const { page } = owner;
    await owner.go('/calendar');
    await press(owner, 'Offer times');
    const dialog = page.getByRole('dialog', { name: 'Offer times' });
    await dialog.getByLabel('Candidate').selectOption({ label: 'Arun Lopez' });
    await dialog.getByLabel('Job').selectOption({ label: title });
    await dialog.getByRole('combobox', { name: /^Interview/ }).selectOption({ label: 'Skills interview' });
    await dialog.getByLabel('First day').fill(day);
    await dialog.getByLabel('Last day').fill(day);
    await dialog.getByRole('checkbox', { name: 'Weekends too' }).check();
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Arun Lopez gets a mail with the link to choose a time').waitFor();

    await candidate.go(await mailedLink(site.local, arun.email, 'choose a time'));
    await candidate.page.getByText(/3 interviewers$/).waitFor();
    await press(candidate, /[AP]M$/);
    await press(candidate, 'Book this time');
    await candidate.page.getByText(/You meet the team of Maria/).waitFor();
    await site.local.settled();
    const hours = { query: { from: `${day}T14:30:00.000Z`, to: `${day}T23:59:00.000Z` } };
    for (const { token } of [noor, ian, ida]) {
      const { body } = await site.api.call(calendar.listCalendar, hours, token);
      expect(body.data.map(({ start }) => start)).toEqual([`${day}T14:30:00.000Z`]);
    }
    await colleague.page.locator('[aria-current="step"]', { hasText: 'First Interview Scheduled' }).waitFor();
  });

  it('scores alone, each without the others’ scorecards, which its owner and team read side by side afterwards (PLUS-54)', async () => {
    for (const one of [firstInterviewer, secondInterviewer]) {
      await one.page.getByRole('link', { name: 'Arun Lopez', exact: true }).click();
      await one.page.getByText('Tell me of a bad night.').waitFor();
    }
    for (const one of [owner, colleague]) await watch(one, `${candidatePath()}/scorecards`);
    await score(firstInterviewer, '2 Partly shown', '3 Clearly shown', 'No');
    await evidence(owner).getByText('Partly shown').waitFor();
    await secondInterviewer.page.reload();
    await secondInterviewer.page.getByText(/Noor Lopez \(not scored yet\), Ian Lopez, Ida/).waitFor();
    await colleague.page.getByText(/Noor Lopez \(not scored yet\), Ian Lopez, Ida/).waitFor();
    for (const one of [secondInterviewer, colleague]) expect(await evidence(one).count()).toBe(0);

    await score(secondInterviewer, '3 Clearly shown', '4 Outstanding', 'Yes');
    await score(colleague, '4 Outstanding', '4 Outstanding', 'Strong yes');
    for (const one of [owner, colleague]) {
      const table = evidence(one);
      for (const name of ['Noor Lopez', 'Ian Lopez', 'Ida Lopez'])
        await table.getByRole('columnheader', { name }).waitFor();
      const judged = table.getByRole('row', { name: /^Judgement/ });
      expect(await judged.getByRole('cell').allInnerTexts()).toEqual(
        expect.arrayContaining(['2 Partly shown', '3 Clearly shown', '4 Outstanding']),
      );
      // People are compared by what was found, never by one number.
      expect(await table.getByRole('row').allInnerTexts()).toHaveLength(4);
    }
    expect(await evidence(firstInterviewer).getByText('Outstanding').count()).toBe(0);
    await site.local.settled();
    const news = await site.api.call(notifications.listNotifications, { query: { page: 1 } }, maria.token);
    expect(news.body.data.map(({ type }) => type)).toContain('scorecards_in');
  });

  it('chooses the candidate, whom the owner hires on the page that ends the job, and everybody reads it', async () => {
    await watch(candidate, `/jobs/view/${jobId}`);
    await watch(colleague, candidatePath());
    await press(colleague, /^Candidate Selected/);
    await candidate.page.getByText('They chose you').first().waitFor();
    await owner.go(`/jobs/view/${jobId}/close`);
    await owner.page.getByRole('radio', { name: /^Arun Lopez/ }).check();
    const start = new Date(Date.now() + 20 * oneDay).toISOString().slice(0, 10);
    await owner.page.getByLabel('First day of Arun Lopez').fill(start);
    await press(owner, 'Close job');
    await owner.page.waitForURL(/\/jobs$/);
    await candidate.page
      .getByText(/Congratulations, the job is yours/)
      .first()
      .waitFor();
    await colleague.page.getByText('Hired', { exact: true }).first().waitFor();
    expect(
      [owner, colleague, firstInterviewer, secondInterviewer, candidate].flatMap(({ problems }) => problems),
    ).toEqual([]);
  });
});
