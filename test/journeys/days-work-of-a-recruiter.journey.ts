import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResume } from '../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../functions/features/resumes/text/flowing-lines.ts';
import { contract } from '../../shared/contract/contract.ts';
import { lookAt } from '../../shared/rules/resume-look.ts';
import { generatePerson } from '../functions/features/resumes/bench/generate-person.ts';
import { plainText } from '../functions/features/resumes/bench/word-files.ts';
import { random } from '../functions/search/random.ts';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { anInvitedRecruiter, aPerson, somePassword, verifying } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { logIn } from '../support/steps.ts';

const title = 'Day engineer';
const list = 'Monday list';

const read = (text: string) => parseResume({ lines: linesOfText(text), links: [] });

/** Thirty resumes that need no look, of people of different names, and twenty that name no address. */
function fiftyResumes() {
  const made = Array.from({ length: 240 }, (_one, at) => plainText(generatePerson(random(4100 + at))));
  const sure = new Map(
    made.flatMap((text) => {
      const facts = read(text);
      return lookAt(facts) === null && facts.skills.length > 0
        ? [[`${facts.firstName?.value} ${facts.lastName?.value}`, { text, facts }] as const]
        : [];
    }),
  );
  const good = [...sure.values()].slice(0, 30);
  const withoutAddress = made.slice(-20).map((text) => text.replace(/^E-mail: .*$/m, ''));
  const files = [...good.map(({ text }) => text), ...withoutAddress].map((text, at) => ({
    name: `${at}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  return { good, files };
}

describe('A recruiter’s day', () => {
  const { good, files } = fiftyResumes();
  const { firstName, lastName, email, skills } = good[0]!.facts;
  const found = { name: `${firstName!.value} ${lastName!.value}`, email: email!.value, skill: skills[0]!.value };
  let site: VisitedSite;
  let [maria, rosa] = [] as unknown as [Person, Person];
  let [recruiter, candidate, manager] = [] as unknown as [Visitor, Visitor, Visitor];
  let jobId: number;
  let place: string;

  beforeAll(async () => {
    site = await openVisitedSite();
    maria = await aPerson(site.api, 'manager', 'Maria');
    rosa = await anInvitedRecruiter(site.api, maria, 'Rosa');
    await site.local.operate(verifying(maria.email));
    const form = { title, description: 'Build what the day needs.', points: 500, tagIds: [found.skill.id] };
    jobId = (await site.api.call(contract.jobs.postJob, { body: form }, maria.token)).body.data.id;
    [recruiter, candidate, manager] = await Promise.all([site.signedIn(rosa), site.visitor(), site.signedIn(maria)]);
  });
  afterAll(() => site?.close());

  const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click();

  it('begins with fifty resumes dropped, of which thirty are added in one press, each of the others with its reason', async () => {
    expect(good).toHaveLength(30);
    const { page } = recruiter;
    await recruiter.go('/resumes');
    await page.getByLabel('Resume files').setInputFiles(files);
    await page.getByText('50 of 50 files sent').waitFor();
    await site.api.patient('every file is read', async () => {
      const query = { status: 'parsed' } as const;
      const { body } = await site.api.call(contract.resumes.listParsedResumes, { query }, rosa.token);
      return body.meta.total === 50 || undefined;
    });
    await press(recruiter, 'Add the 30 that need no look');
    await page.getByText('30 of 30 people added').waitFor();
    expect(await axeFindings(page, 'what became of thirty resumes')).toEqual([]);
    await press(recruiter, 'Done');
    await recruiter.go('/resumes?status=parsed');
    await page.getByText('All 20 resumes').waitFor();
    expect(await page.getByRole('cell', { name: 'It names no address' }).count()).toBe(20);
  });

  it('continues with a search among them, whose finds become a list', async () => {
    const { page } = recruiter;
    await recruiter.go(`/recruiter/candidates?scope=added&q=${encodeURIComponent(`"${found.name}"`)}`);
    await page.getByRole('checkbox', { name: `Select ${found.name}` }).check();
    await press(recruiter, 'Tag');
    await page.getByRole('textbox', { name: 'Tag' }).fill(list);
    await press(recruiter, 'Give tag');
    await page.getByRole('list', { name: 'Tagged' }).getByText(found.name).waitFor();
    await press(recruiter, 'Done');
    await recruiter.go(`/recruiter/candidates/added?tag=${encodeURIComponent(list)}`);
    await page.getByText(new RegExp(`^Your list “${list}”`)).waitFor();
    await page.getByText(found.email).waitFor();
  });

  it('has the best for the job, with reasons, and puts one of them forward for it', async () => {
    const { page } = recruiter;
    await recruiter.go(`/jobs/view/${jobId}`);
    await page.getByRole('link', { name: 'Best candidates' }).click();
    const best = page.getByRole('list', { name: 'Best candidates' });
    const row = best.getByRole('listitem').filter({ has: page.getByRole('heading', { name: found.name }) });
    await row.getByText(`1 of 1 skill: ${found.skill.name}`).waitFor();
    await page.getByRole('checkbox', { name: `Select ${found.name}` }).check();
    await press(recruiter, 'Put forward');
    await press(recruiter, 'Ask 1 person');
    await page.getByText('1 of 1 person asked').waitFor();
    await press(recruiter, 'Done');
    await row.waitFor({ state: 'detached' });
  });

  it('sees the candidate join by the mail, choose the recruiter and have a place on the job', async () => {
    const { page } = candidate;
    await candidate.go(await mailedLink(site.local, found.email, `would like to put you forward for ${title}`));
    // What the recruiter entered is not asked again.
    const typed = async (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(async () => [await typed('First name'), await typed('Last name')]).toEqual(found.name.split(' '));
    await page.getByLabel('Password', { exact: true }).fill(somePassword);
    await page.getByLabel('Repeat password').fill(somePassword);
    await page.getByRole('radio', { name: /^All verified recruiters/ }).check();
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await press(candidate, 'Create account');
    await page.waitForURL('**/log-in');
    await logIn(candidate, found.email, somePassword);
    await candidate.go('/claims');
    await press(candidate, 'Choose Rosa');
    await press(candidate, 'Yes, choose Rosa');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await recruiter.go(`/jobs/view/${jobId}`);
    await recruiter.page
      .getByRole('list', { name: 'Your candidates on this job' })
      .getByRole('link', { name: found.name })
      .waitFor();
  });

  it('has an interview, for which the manager offers times and the candidate books one by the mailed link', async () => {
    const { page } = recruiter;
    await page.getByRole('link', { name: found.name }).click();
    await page.getByRole('list', { name: 'Move to' }).getByRole('button', { name: 'Submitted' }).click();
    await page.locator('[aria-current="step"]', { hasText: 'Submitted' }).waitFor();
    place = new URL(page.url()).pathname;
    await manager.go(place);
    const steps = manager.page.getByRole('list', { name: 'Move to' });
    await steps.getByRole('button', { name: 'First Interview Scheduled' }).click();
    await press(manager, 'Move');
    await page.locator('[aria-current="step"]', { hasText: 'First Interview Scheduled' }).waitFor();
    await manager.go('/calendar');
    await press(manager, 'Offer times');
    const form = manager.page.getByRole('dialog');
    await form.getByRole('option', { name: new RegExp(found.name) }).waitFor({ state: 'attached' });
    await form.getByLabel('Candidate').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Send the link' }).click();
    await manager.page.getByText(`${found.name} gets a mail with the link to choose a time`).waitFor();
    await candidate.go(await mailedLink(site.local, found.email, 'choose a time'));
    await candidate.page
      .getByRole('button', { name: /[AP]M$/ })
      .first()
      .click();
    await press(candidate, 'Book this time');
    await candidate.page.getByText(/You meet Maria/).waitFor();
    await recruiter.go('/dashboard');
    await page.getByText('with Maria Lopez').waitFor();
  });

  it('ends with a hire and its points on the page that the recruiter has open', async () => {
    const { page } = recruiter;
    await page.getByRole('link', { name: title }).first().click();
    const own = page.getByRole('list', { name: 'Your candidates on this job' });
    await own.getByRole('link', { name: found.name }).click();
    await page.locator('[aria-current="step"]', { hasText: 'First Interview Scheduled' }).waitFor();
    await manager.go(place);
    const steps = manager.page.getByRole('list', { name: 'Move to' });
    await steps.getByRole('button', { name: 'Candidate Selected' }).click();
    await page.locator('[aria-current="step"]', { hasText: 'Candidate Selected' }).waitFor();
    await manager.go(`/jobs/view/${jobId}/close`);
    await manager.page.getByRole('radio', { name: new RegExp(`^${found.name}`) }).check();
    await manager.page.getByRole('radio', { name: /^Rosa/ }).check();
    await press(manager, 'Close job');
    await manager.page.waitForURL(/\/jobs$/);
    const reward = page.getByRole('dialog', { name: 'You received 500 points!' });
    await reward.getByRole('button', { name: 'Got it!' }).click();
    await recruiter.go('/points');
    await page.locator('.ui-stat', { hasText: 'Balance' }).getByText('500').waitFor();
    expect([recruiter, candidate, manager].flatMap(({ problems }) => problems)).toEqual([]);
  });
});
