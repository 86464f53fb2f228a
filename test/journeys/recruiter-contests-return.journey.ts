import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Visitor } from '../support/browser.ts';
import { markLive } from '../support/mark-live.ts';
import type { Person, Team } from '../support/people.ts';
import { aPerson, aPostedJob, aTeam, signIn, verifying } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const { claims, clients, jobs, notifications, points, profile, 'super-manager': superManager } = contract;
const today = () => new Date().toISOString().slice(0, 10);

interface Hire {
  jobId: number;
  claimId: number;
}

describe('A dispute about the points of a hire', () => {
  let site: VisitedSite;
  let team: Team;
  let sita: Person;
  let [maria, rosa, arbiter] = [] as unknown as [Visitor, Visitor, Visitor];
  let [kept, lost] = [] as unknown as [Hire, Hire];

  const isListening = ({ page }: Visitor) => page.locator('html[data-live="open"]').waitFor({ state: 'attached' });
  const hire = async (candidate: Person, title: string, clientId: number): Promise<Hire> => {
    const { api } = site;
    const jobId = await aPostedJob(api, team.manager, title, { clientId, guaranteeDays: 90 });
    const about = { candidateId: candidate.id, jobId };
    const claimId = (await api.call(claims.proposeCandidate, { body: about }, team.recruiter.token)).body.data.id;
    await api.call(claims.confirmClaim, { params: { id: claimId } }, candidate.token);
    const body = { candidateId: candidate.id, recruiterId: team.recruiter.id };
    await api.call(jobs.closeJob, { params: { id: jobId }, body }, team.manager.token);
    await site.local.settled();
    return { jobId, claimId };
  };
  /** The super manager asks, and the manager accepts. */
  const workTogether = async () => {
    const { api } = site;
    await api.call(superManager.requestCollaborations, { body: { managerIds: [team.manager.id] } }, sita.token);
    const all = { query: { page: 1 } };
    const [asked] = (await api.call(superManager.listReceivedCollaborations, all, team.manager.token)).body.data;
    await api.call(superManager.acceptCollaboration, { params: { id: asked!.id } }, team.manager.token);
    return asked!.id;
  };
  const newsOf = async ({ token }: Person) => {
    const all = { query: { page: 1, perPage: 100 } };
    const { data } = (await site.api.call(notifications.listNotifications, all, token)).body;
    return data.flatMap(({ type, payload }) => (type === 'bounty_changed' ? [payload.how] : []));
  };
  const addFile = async ({ page }: Visitor, name: string) => {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`What ${name} proves`) };
    await page.getByLabel('Files to add').setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: `Download ${name}` }).waitFor();
  };

  beforeAll(async () => {
    site = await openVisitedSite();
    const { api, local } = site;
    team = await aTeam(api);
    const [bela, made] = await Promise.all([aPerson(api, 'candidate', 'Bela'), aPerson(api, 'manager', 'Sita')]);
    await local.operate(verifying(team.manager.email));
    await api.call(profile.requestSuperManager, {}, made.token);
    await local.operate({ action: 'approve-super-manager', email: made.email });
    sita = await signIn(api, made.email);
    const contact = { contactPerson: 'Ann Porter', contactPersonsPosition: 'Head of nursing' };
    const company = { companyName: 'Harbor Clinic', cityId: 4_930_956, ...contact, email: 'ann@harbor-clinic.example' };
    const clientId = (await api.call(clients.addClient, { body: company }, team.manager.token)).body.data.id;
    kept = await hire(team.candidate, 'Night nurse', clientId);
    lost = await hire(bela, 'Day nurse', clientId);
    // What congratulates on them was closed before.
    for (const { rewardId: id } of (await api.call(points.listReceivedPoints, {}, team.recruiter.token)).body.data)
      await api.call(points.viewReward, { params: { id } }, team.recruiter.token);
    await workTogether();
    [maria, rosa, arbiter] = await Promise.all([
      site.signedIn(team.manager),
      site.signedIn(team.recruiter),
      site.signedIn(sita),
    ]);
    for (const { context } of [maria, rosa, arbiter]) await context.addInitScript(markLive);
    await Promise.all([maria.go(`/jobs/view/${kept.jobId}`), rosa.go('/points'), arbiter.go('/dashboard')]);
    await Promise.all([maria, rosa, arbiter].map(isListening));
  });
  afterAll(() => site?.close());

  it('is opened by the manager with a day and a reason, and contested by the recruiter who reads of it at once', async () => {
    await maria.page.getByRole('button', { name: 'The hired person left' }).click();
    const asked = maria.page.getByRole('dialog');
    await asked.getByLabel('Last day at work').fill(today());
    await asked.getByLabel('Reason').fill('Did not come back.');
    await asked.getByRole('button', { name: 'Ask for the return' }).click();
    await maria.page.getByText('The recruiter can contest this until').waitFor();
    await rosa.page.getByText('“Did not come back.”').waitFor();
    await rosa.page.getByRole('button', { name: /^Contest/ }).click();
    const contest = rosa.page.getByRole('dialog');
    await contest.getByLabel(/^Why the points/).fill('She was sent home.');
    await contest.getByRole('button', { name: 'Contest the return' }).click();
    await maria.page.getByText('The recruiter contests this: “She was sent home.”').waitFor();
  });

  it('has a page with the evidence, the files of both, who decides, and what follows from either outcome', async () => {
    await Promise.all([maria, rosa].map(({ go }) => go(`/claims/${kept.claimId}`)));
    await Promise.all([maria, rosa].map(isListening));
    await addFile(maria, 'roster.txt');
    await addFile(rosa, 'letter.txt');
    await maria.page.getByRole('button', { name: 'Download letter.txt' }).waitFor();
    await arbiter.page.getByRole('link', { name: 'Evidence: Arun Lopez' }).click();
    const said = [
      'Did not come back.',
      'She was sent home.',
      'A Super Hire manager who works with the hiring manager, or else HireHub, decides, for good.',
      'If the hiring manager is right: 500 points return, and nobody earns them for this hire.',
      'If the recruiter is right: the recruiter keeps 500 points',
    ];
    for (const words of said) await arbiter.page.getByText(words).waitFor();
    for (const name of ['roster.txt', 'letter.txt'])
      await arbiter.page.getByRole('button', { name: `Download ${name}` }).waitFor();
    expect(await arbiter.page.getByRole('button', { name: 'Add files' }).count()).toBe(0);
  });

  it('is decided by the super manager who works with the manager, and both read that the recruiter keeps the points', async () => {
    await arbiter.go('/dashboard');
    await arbiter.page.getByRole('button', { name: 'Let them keep points for Arun Lopez as Night nurse' }).click();
    const dialog = arbiter.page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The letter says so.');
    await dialog.getByRole('button', { name: 'Let them keep points' }).click();
    for (const { page } of [maria, rosa])
      await page.getByText('It was decided that the recruiter keeps them. 500 points are held').waitFor();
    await site.local.settled();
    expect(await newsOf(team.manager)).toContain('restored');
    expect(await newsOf(team.recruiter)).toContain('restored');
  });

  it('is the operator’s where no super manager works with the manager, and both read that the points return', async () => {
    const { api, local } = site;
    const all = { query: { page: 1 } };
    const [works] = (await api.call(superManager.listReceivedCollaborations, all, team.manager.token)).body.data;
    await api.call(superManager.rejectCollaboration, { params: { id: works!.id } }, team.manager.token);
    const left = { params: { id: lost.jobId }, body: { leftOn: today(), reason: 'Left for another clinic.' } };
    await api.call(points.returnBounty, left, team.manager.token);
    const entries = await api.call(points.listPointEntries, { query: { page: 1 } }, team.recruiter.token);
    const asked = entries.body.data.find(({ leaving }) => leaving && !leaving.decision)!;
    const contest = { params: { id: asked.id }, body: { words: 'She still works there.' } };
    await api.call(points.contestReturn, contest, team.recruiter.token);
    await Promise.all([maria, rosa].map(({ go }) => go(`/claims/${lost.claimId}`)));
    await Promise.all([maria, rosa].map(isListening));
    await local.operate({
      action: 'decide-contest',
      id: asked.id,
      outcome: 'upheld',
      reason: 'The clinic confirms it.',
    });
    for (const { page } of [maria, rosa]) {
      await page.getByText('500 points returned: nobody earned them for this hire.').waitFor();
      await page.getByText('The clinic confirms it.').waitFor();
    }
    await local.settled();
    expect(await newsOf(team.manager)).toContain('upheld');
    expect(await newsOf(team.recruiter)).toContain('upheld');
    expect([maria, rosa, arbiter].flatMap(({ problems }) => problems)).toEqual([]);
  });
});
