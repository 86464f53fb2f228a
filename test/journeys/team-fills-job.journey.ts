import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { narrow } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person } from '../support/people.ts';
import { aPerson, signIn } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { choose } from '../support/steps.ts';
import { tableOf } from '../support/table-of.ts';

const title = 'Payments engineer';
const description = [
  'You will build payment services in TypeScript and keep their PostgreSQL database fast.',
  'Requirements: 5 years of TypeScript, good PostgreSQL, clear English.',
  'You report to the head of payments.',
  'Benefits: 30 days of leave, a budget for books, a young team.',
].join('\n\n');
const day = 86_400_000;
const typeScript = 1001;
const austin = 4_671_654;
const { applications, clients } = contract;

describe('A team fills a job', () => {
  let site: VisitedSite;
  let [maria, rosa, arun, bea] = [] as unknown as [Person, Person, Person, Person];
  let [manager, recruiter, candidate] = [] as unknown as [Visitor, Visitor, Visitor];
  let jobId: number;

  beforeAll(async () => {
    site = await openVisitedSite();
    [maria, rosa, arun, bea] = await Promise.all([
      aPerson(site.api, 'manager', 'Maria'),
      aPerson(site.api, 'recruiter', 'Rosa'),
      aPerson(site.api, 'candidate', 'Arun'),
      aPerson(site.api, 'candidate', 'Bea'),
    ]);
    manager = await site.signedIn(maria);
    recruiter = await site.signedIn(rosa);
    candidate = await site.signedIn(arun);
    await recruiter.go('/dashboard');
  });
  afterAll(() => site?.close());

  const invitation = () => recruiter.page.getByRole('list', { name: 'Invitations', exact: true });
  const row = () => manager.page.getByRole('list', { name: 'Recruiters' }).getByText('Rosa Lopez');
  const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const heading = (name: string) => manager.page.getByRole('heading', { level: 1, name }).waitFor();
  const chooseAction = async (name: string) => {
    await press(manager, 'More actions');
    await manager.page.getByRole('menuitem', { name }).click();
  };

  it('The invitation of a manager appears on the dashboard that the recruiter has open (RECR-11)', async () => {
    await recruiter.page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
    await manager.go('/manager/recruiters');
    await press(manager, 'Invite recruiters');
    await manager.page.getByRole('textbox', { name: 'Recruiter 1' }).fill('rosa@example.com');
    await press(manager, 'Send invitation');
    await manager.page.getByRole('list', { name: 'Open invitations' }).getByText('rosa@example.com').waitFor();
    await invitation().getByText('Maria Lopez').waitFor();
  });

  it('Once the recruiter accepts, the list that the manager has open shows them and no open invitation (RECR-12)', async () => {
    expect(await row().count()).toBe(0);
    await invitation().getByRole('button', { name: 'Accept' }).click();
    await recruiter.page.getByText('You work with Maria Lopez now.').waitFor();
    await row().waitFor();
    await manager.page.getByRole('list', { name: 'Open invitations' }).waitFor({ state: 'detached' });
  });

  it('The manager saves a change of a client, and deletes another once asked (CLIENT-03, CLIENT-13)', async () => {
    const { page } = manager;
    const contact = { contactPerson: 'Ann Porter', contactPersonsPosition: 'Owner', email: 'ann@harbour.example' };
    for (const companyName of ['Lost Bank', 'Harbour Bank'])
      await site.api.call(clients.addClient, { body: { ...contact, companyName, cityId: austin } }, maria.token);
    await manager.go('/clients');
    await press(manager, 'Edit Harbour Bank');
    await page.getByRole('dialog').getByLabel('Company name').fill('Harbour Bank of Texas');
    await press(manager, 'Save changes');
    await page.getByText('Harbour Bank of Texas is saved.').waitFor();
    await press(manager, 'Delete Lost Bank');
    await press(manager, 'Delete client');
    await page.getByText('Lost Bank is deleted.').waitFor();
    expect(await page.getByRole('row', { name: /Lost Bank/ }).count()).toBe(0);
  });

  it('The manager writes a job, whose draft outlives the page, with its text improved part by part and its skills found in it (JOB-03, JOB-70, JOB-81, PLUS-23)', async () => {
    const { page } = manager;
    const field = page.getByLabel('Description').first();
    const text = () => field.inputValue();
    await manager.go('/jobs/new');
    await page.getByLabel('Title').fill(title);
    await press(manager, 'Markdown');
    await field.fill(description);
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain('head of payments');
    await page.reload();
    await page.getByText('Your unsaved changes were kept').waitFor();
    await press(manager, 'Markdown');
    expect([await page.getByLabel('Title').inputValue(), await text()]).toEqual([title, description]);

    await press(manager, 'Improve');
    const dialog = page.getByRole('dialog', { name: 'Improve description' });
    await dialog.getByText('No pay is given').waitFor();
    await dialog.getByText('“young team”').waitFor();
    await dialog.getByRole('checkbox', { name: 'Use change 2 of 2' }).uncheck();
    await dialog.getByRole('button', { name: 'Use 1 change' }).click();
    await expect.poll(text).toContain('## Requirements\n\n- 5 years of TypeScript');
    expect(await text()).toContain('Benefits: 30 days of leave');

    await press(manager, 'Suggest skills from the text');
    const found = page.getByRole('group', { name: 'Suggested skills' });
    await found.getByText('from “TypeScript”').waitFor();
    await found.getByRole('button', { name: 'Add TypeScript' }).click();
    await found.getByRole('button', { name: 'Add PostgreSQL' }).click();
    await page.getByLabel('Client').selectOption({ label: 'Harbour Bank of Texas' });
    await choose(manager, 'City', 'austin', /^Austin, TX/);
    const rate = page.getByRole('group', { name: /hourly rate/i });
    await rate.getByLabel(/from/i).fill('60');
    await rate.getByLabel(/to/i).fill('75');
    await page.getByLabel(/points/i).fill('500');
    await press(manager, 'Post job');
    await page.waitForURL(/\/jobs$/);
    await page.getByText(`${title} is posted.`).waitFor();
    await page.getByRole('link', { name: title }).first().click();
    await heading(title);
    await page.getByRole('listitem').filter({ hasText: '5 years of TypeScript' }).waitFor();
    jobId = Number(/view\/(\d+)/.exec(page.url())?.[1]);
  });

  it('Who edits the job after another saved it sees the other’s change field by field, and loses neither (PLUS-24)', async () => {
    const { page } = manager;
    const other = await manager.context.newPage();
    await Promise.all([manager.go(`/jobs/${jobId}`), other.goto(`/jobs/${jobId}`)]);
    await other.getByLabel('Title').waitFor();
    await page.getByLabel('Title').fill(`${title}, nights`);
    await other.getByLabel('Title').fill(`${title}, days`);
    await other.getByLabel(/points/i).fill('700');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await other.getByRole('heading', { level: 1, name: `${title}, days` }).waitFor();
    await other.close();
    const field = page.getByRole('group', { name: 'Title', exact: true });
    // What was saved elsewhere may be shown live before Save is pressed, which then waits.
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click({ timeout: 10_000 }).catch(() => field.waitFor());
    await field.getByRole('radio', { name: `Saved elsewhere: ${title}, days` }).waitFor();
    await field.getByRole('radio', { name: `Yours: ${title}, nights` }).check();
    await press(manager, 'Continue with these');
    await expect.poll(() => page.getByLabel(/points/i).inputValue()).toBe('700');
    await press(manager, 'Save changes');
    await heading(`${title}, nights`);
    await page.getByText('700').first().waitFor();
  });

  it('The job is held and resumed, its notes are newest first, and its story tells it (JOB-06, JOB-42)', async () => {
    const { page } = manager;
    await chooseAction('Hold job');
    await page.getByText('The job is on hold.').waitFor();
    await press(manager, 'Resume job');
    await page.getByText('The job is open again.').waitFor();
    await page.getByRole('tab', { name: 'Notes' }).click();
    const notes = page.getByRole('list', { name: 'Notes' });
    for (const note of ['The budget is firm.', 'The client wants nights.']) {
      await page.getByLabel('Note', { exact: true }).fill(note);
      await press(manager, 'Add note');
      await notes.getByText(note).waitFor();
    }
    expect(await notes.innerText()).toMatch(/wants nights[\s\S]*budget is firm/);
    await page.getByRole('tab', { name: 'Story' }).click();
    const story = page.getByRole('list', { name: 'Story of the job' });
    await story.getByText(/hold/).first().waitFor();
    await story.getByText('posted').first().waitFor();
  });

  it('A copy of the job is closed without a hire, reopened, and deleted once asked (JOB-05, JOB-45, JOB-47, JOB-52 to JOB-55)', async () => {
    const { page } = manager;
    await chooseAction('Clone job');
    await page.getByLabel('Title').fill('Ledger engineer');
    await press(manager, 'Post copy');
    await page.waitForURL(/\/jobs\?.*ownership=all/);
    await page.getByRole('link', { name: 'Ledger engineer' }).first().click();
    await heading('Ledger engineer');
    await chooseAction('Close job');
    await press(manager, 'Close job');
    await page.waitForURL(/\/jobs$/);
    await page.getByRole('link', { name: 'Ledger engineer' }).first().click();
    await chooseAction('Reopen job');
    await page.getByText('The job is open again.').waitFor();
    await chooseAction('Delete job');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete job' }).click();
    await page.waitForURL(/\/jobs$/);
    await page.getByText('Ledger engineer is deleted.').waitFor();
  });

  it('A candidate is recommended the job with reasons, saves it, and applies (JOB-64, PERM-08, PERM-11, PLUS-17)', async () => {
    const { page } = candidate;
    const info = { tagIds: [typeScript], cityId: austin, rateFrom: 55, rateTo: 70, version: 0 };
    const params = { candidateId: arun.id };
    await site.api.call(contract['candidate-profile'].saveEmployeeInfo, { params, body: info }, arun.token);
    await site.local.settled();
    await candidate.go('/jobs?scope=recommended');
    const own = page.getByRole('list', { name: 'Your jobs' }).getByRole('listitem').first();
    await own.getByText(/\d+ % match/).waitFor();
    expect(await own.getByRole('list', { name: 'Why' }).innerText()).toMatch(/TypeScript/);
    await press(candidate, `Add ${title}, nights to favourites`);
    await page.getByRole('tab', { name: 'Favourite' }).click();
    await page.getByRole('button', { name: `Remove ${title}, nights from favourites` }).waitFor();
    await page.getByRole('link', { name: title }).first().click();
    await page.getByText('How well it fits your profile').waitFor();
    await press(candidate, 'Apply now');
    await page.getByLabel('Note').fill('I can start in March.');
    await press(candidate, 'Send application');
    await page.getByRole('heading', { name: 'Your application' }).waitFor();
  });

  it('The recruiter sees the job with its points, accepts who applied, and notes what they said (CAND-28)', async () => {
    const { page } = recruiter;
    await recruiter.go(`/jobs/view/${jobId}`);
    await page.getByText('700 points').waitFor();
    await recruiter.go('/jobs');
    await page.getByText('I can start in March.').waitFor({ state: 'attached' });
    await page.getByRole('listitem', { name: /Arun/ }).getByRole('button', { name: 'Accept' }).click();
    await press(recruiter, 'Accept Arun');
    await page.getByRole('link', { name: 'Open Arun' }).click();
    await page.waitForURL(/\/jobs\/\d+\/candidates\/\d+/);
    await page.getByLabel('Note', { exact: true }).fill('Wants nights.');
    await press(recruiter, 'Add note');
    await page.getByText('Wants nights.').first().waitFor();
  });

  it('The board moves a candidate by keyboard, and several move together after a preview (PLUS-22)', async () => {
    const { page } = manager;
    const { id } = (await site.api.call(applications.applyToJob, { params: { id: jobId } }, bea.token)).body.data;
    await site.api.call(applications.acceptSelfAssignment, { params: { id } }, rosa.token);
    await manager.go(`/jobs/${jobId}/candidates`);
    await page.getByRole('link', { name: /^Arun Lopez/ }).focus();
    // The card moves before the move is stored, and the next page would cut off what is still on its way.
    const stored = page.waitForResponse((response) => response.url().endsWith('/status') && response.ok());
    for (const key of [' ', 'ArrowRight', ' ']) await page.keyboard.press(key);
    await page.locator('#board-column-submitted').getByRole('link', { name: /^Arun/ }).waitFor();
    await stored;
    await manager.go(`/jobs/view/${jobId}?tab=candidates`);
    const boxes = page.getByRole('checkbox', { name: 'Select row' });
    for (const at of [1, 0]) await boxes.nth(at).check();
    await press(manager, 'Move to');
    await page.getByRole('menuitem', { name: 'Submitted' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list', { name: 'Will move' }).getByText('Bea Lopez').waitFor();
    await dialog.getByRole('list', { name: 'Will stay' }).getByText('already in Submitted').waitFor();
    await dialog.getByRole('button', { name: 'Move 1 candidate' }).click();
    await dialog.getByText('Now in Submitted').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  it('Six days without a decision are marked for the manager, and said to recruiter and candidate (PLUS-12, PLUS-13)', async () => {
    const { table, close } = await tableOf(site.local);
    await table.writeOne({
      update: keys.candidateOnJob(jobId, arun.id),
      set: { statusChangedAt: new Date(Date.now() - 6 * day - 60_000).toISOString() },
      when: { expression: 'attribute_exists(pk)' },
    });
    close();
    await Promise.all([
      manager.go('/dashboard'),
      recruiter.go(`/jobs/${jobId}/candidates/${arun.id}`),
      candidate.go(`/jobs/view/${jobId}`),
    ]);
    const said = 'The hiring manager has not decided for 6 days';
    await Promise.all([recruiter.page.getByText(said).waitFor(), candidate.page.getByText(said).waitFor()]);
    const mine = manager.page.getByRole('list', { name: 'Candidates waiting for you' }).getByRole('listitem');
    await mine.filter({ hasText: 'Arun Lopez' }).getByText('No decision yet').waitFor();
    await manager.go(`/jobs/view/${jobId}?tab=candidates`);
    await manager.page.getByText('Has waited for a decision since they were submitted').waitFor();
  });

  it('The candidate withdraws, and recruiter and manager see it on their open pages (PERM-14)', async () => {
    await press(candidate, 'Withdraw from this job');
    await candidate.page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await candidate.page.getByText(`You withdrew from ${title}, nights.`).waitFor();
    await recruiter.page.getByText('Withdrawn', { exact: true }).first().waitFor();
    await recruiter.page.getByText('withdrew from this job').waitFor();
    await manager.page.getByText('Has waited for a decision').waitFor({ state: 'detached' });
  });

  it('A super manager whom the manager accepts reads job, candidates and clients, and both read each other’s notes (SUPER-02, SUPER-04, SUPER-07 to SUPER-10)', async () => {
    const sam = await aPerson(site.api, 'manager', 'Sam');
    await site.api.call(contract.profile.requestSuperManager, {}, sam.token);
    await site.local.operate({ action: 'approve-super-manager', email: sam.email });
    const overseer = await signIn(site.api, sam.email);
    const visitor = await site.signedIn(overseer);
    const { page } = visitor;
    await visitor.go('/super_manager/managers');
    await press(visitor, 'Ask managers');
    await page.getByRole('searchbox', { name: 'Name of a manager' }).fill('Mar');
    await page.getByRole('checkbox', { name: 'Maria Lopez' }).check();
    await press(visitor, 'Ask manager');
    await page.getByText('One manager was asked.').waitFor();
    await manager.go('/dashboard');
    await press(manager, 'Accept the request of Sam Lopez');
    await page.getByRole('link', { name: /Maria Lopez/ }).click();
    await page.getByRole('link', { name: '1 client' }).click();
    await page.getByText('Harbour Bank of Texas').first().waitFor();
    await visitor.go('/jobs');
    await page.getByRole('link', { name: title }).first().click();
    await page.getByText('The client wants nights.').waitFor();
    await page.getByLabel('Note', { exact: true }).fill('Ask for references.');
    await press(visitor, 'Add note');
    await manager.go(`/jobs/view/${jobId}?tab=notes`);
    await manager.page.getByText('Ask for references.').waitFor();
    await page.getByRole('link', { name: 'See candidates' }).click();
    await page.getByText('Only Maria Lopez and the recruiters of the job move candidates here.').waitFor();
    await page.getByRole('link', { name: /^Bea Lopez/ }).click();
    await page.getByLabel('Note', { exact: true }).fill('Knows ledgers.');
    await press(visitor, 'Add note');
    await page.getByText('Knows ledgers.').first().waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('A campaign’s name is checked while it is typed; guests see the jobs that it gathers until it is deleted (CAMP-02, CAMP-10, CAMP-14)', async () => {
    const { page } = manager;
    await manager.go('/campaigns/edit/new');
    await page.getByLabel('Title').fill('Payments');
    await page.getByLabel('Name in the address').fill('payments');
    await page.getByText('This name is free.').waitFor();
    await choose(manager, 'Skills', 'typescript', 'TypeScript');
    await choose(manager, 'City', 'austin', /^Austin, TX/);
    await page.getByLabel('Proximity').fill('40');
    await press(manager, 'Add campaign');
    await page.getByText('Payments was added.').waitFor();
    const guest = await site.visitor(narrow);
    await guest.go('/find-jobs/payments');
    await guest.page.getByRole('button', { name: new RegExp(`^${title}`) }).waitFor();
    await manager.go('/campaigns/edit/new');
    await page.getByLabel('Name in the address').fill('payments');
    await page.getByText('This name is taken').waitFor();
    await manager.go('/campaigns');
    await page.getByRole('link', { name: 'Payments' }).click();
    await page.getByRole('table', { name: 'Jobs it gathers' }).getByText(title).waitFor();
    await press(manager, 'Delete');
    await press(manager, 'Delete campaign');
    await page.waitForURL(/\/campaigns$/);
    await page.getByText('Payments was deleted.').waitFor();
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('A skill gets an associated one and loses it again, and nobody has seen an error (SKILL-02, SKILL-07, SKILL-08)', async () => {
    const { page } = manager;
    await manager.go('/skills/new');
    await choose(manager, 'Skill', 'postgresql', 'PostgreSQL');
    await choose(manager, 'Associated skills', 'typescript', 'TypeScript');
    await page.getByText('TypeScript is associated with PostgreSQL.').waitFor();
    await press(manager, 'Remove TypeScript');
    await page.getByText('TypeScript is no longer associated with PostgreSQL.').waitFor();
    expect([...manager.problems, ...recruiter.problems, ...candidate.problems]).toEqual([]);
  });
});
