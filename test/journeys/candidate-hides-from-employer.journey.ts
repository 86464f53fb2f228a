import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import { routesOfRole } from '../../web/app/routes/by-role.ts';
import { commonRoutes } from '../../web/app/routes/common.ts';
import { paths } from '../../web/common/navigation/paths.ts';
import type { Visitor } from '../support/browser.ts';
import { doorsNaming } from '../support/doors.ts';
import { markLive } from '../support/mark-live.ts';
import type { Person } from '../support/people.ts';
import { anInvitedRecruiter, aPerson, aPostedJob, signIn, somePassword, verifying } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { waitFor } from '../support/wait.ts';
import { whenLoaded } from '../support/when-loaded.ts';

const employer = 'Harbor Hospital';
const domain = 'harbor.example';
/** Nobody else has the name or an address with it. */
const word = /zephyrine/i;
const hour = 3_600_000;
const { applications, calendar, chat, claims, jobs, pipeline, profile } = contract;
const personalData = contract['personal-data'];

/** Who acts for the employer: its own manager by address, the manager of a client, their recruiters, who oversees them. */
const employersPeople = {
  maria: 'manager',
  dora: 'manager',
  rosa: 'recruiter',
  ravi: 'recruiter',
  rolf: 'recruiter',
  sue: 'super_manager',
} as const satisfies Record<string, Role>;
const others = { otto: 'manager', olga: 'recruiter' } as const satisfies Record<string, Role>;
type Insider = keyof typeof employersPeople;
type Name = Insider | keyof typeof others | 'zephyrine';
const insiders = Object.keys(employersPeople) as Insider[];

describe('A candidate who hides from their employer', () => {
  let site: VisitedSite;
  const people = {} as Record<Name, Person>;
  const ids: Record<string, number> = {};
  const feeds: string[] = [];
  const frames: string[] = [];
  const open = {} as Record<'maria' | 'rosa' | 'sue', Visitor>;
  let zephyrine: Visitor;
  let mailsBefore = 0;

  const by = (name: Name) => people[name].token;
  const named = (name: Name, role: Role) => doorsNaming(site.api, { role, token: by(name) }, { ids, word });

  async function gather(): Promise<void> {
    const { api, local } = site;
    people.maria = await aPerson(api, 'manager', 'Maria');
    people.dora = await aPerson(api, 'manager', 'Dora', { email: `dora@${domain}` });
    people.otto = await aPerson(api, 'manager', 'Otto');
    const sue = await aPerson(api, 'manager', 'Sue');
    for (const name of ['maria', 'dora', 'otto'] as const)
      await local.operate({ ...verifying(people[name].email), company: 'Acme', domain: `${name}.example` });
    people.rosa = await anInvitedRecruiter(api, people.maria, 'Rosa');
    people.ravi = await anInvitedRecruiter(api, people.maria, 'Ravi');
    people.rolf = await anInvitedRecruiter(api, people.dora, 'Rolf');
    people.olga = await anInvitedRecruiter(api, people.otto, 'Olga');
    people.zephyrine = await aPerson(api, 'candidate', 'Zephyrine');
    await api.call(profile.requestSuperManager, {}, sue.token);
    await local.operate({ action: 'approve-super-manager', email: sue.email });
    people.sue = await signIn(api, sue.email);
    const asked = { body: { managerIds: [people.maria.id] } };
    await api.call(contract['super-manager'].requestCollaborations, asked, by('sue'));
    const received = await api.call(contract['super-manager'].listReceivedCollaborations, { query: {} }, by('maria'));
    const params = { id: received.body.data[0]!.id };
    await api.call(contract['super-manager'].acceptCollaboration, { params }, by('maria'));
  }

  const apply = async (id: number) =>
    (await site.api.call(applications.applyToJob, { params: { id } }, by('zephyrine'))).body.data.id;

  /** Puts the candidate on a job by a recruiter whom the candidate confirms, and moves them on. */
  async function putForward(jobId: number, applicationId: number, recruiter: 'rosa' | 'olga'): Promise<void> {
    const params = { id: applicationId };
    await site.api.call(applications.acceptSelfAssignment, { params }, by(recruiter));
    const { body } = await site.api.call(claims.listCandidateClaims, { query: {} }, by('zephyrine'));
    const waiting = body.data.find(({ state }) => state === 'proposed');
    if (waiting) await site.api.call(claims.confirmClaim, { params: { id: waiting.id } }, by('zephyrine'));
    const pair = { jobId, candidateId: people.zephyrine.id };
    const move = { params: pair, body: { status: 'submitted' as const } };
    await site.api.call(pipeline.changeCandidateStatus, move, by(recruiter));
  }

  /** What the employer’s people have to do with the candidate before: on a job, waiting, asked, met, written to. */
  async function meet(): Promise<void> {
    const { api } = site;
    const candidateId = people.zephyrine.id;
    const client = {
      companyName: employer,
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: `ann@${domain}`,
    };
    const added = await api.call(contract.clients.addClient, { body: client }, by('maria'));
    const clientId = (ids['clientId'] = added.body.data.id);
    const work = { title: 'ICU nurse', company: employer, isWorking: true, fromYear: 2019, fromMonth: 3 };
    const place = { params: { candidateId }, body: { ...work, toYear: null, toMonth: null } };
    await api.call(contract['candidate-profile'].addWorkExperience, place as never, by('zephyrine'));
    ids['candidateId'] = candidateId;
    ids['recruiterId'] = people.rosa.id;
    ids['jobId'] = await aPostedJob(api, people.maria, 'Night ICU nurse', { clientId });
    await api.call(contract.recommendations.makeJobLink, { params: { id: ids['jobId'] } }, by('rosa'));
    ids['waitingJob'] = await aPostedJob(api, people.maria, 'Day ICU nurse', { clientId });
    ids['doras'] = await aPostedJob(api, people.dora, 'Ward nurse');
    ids['ottos'] = await aPostedJob(api, people.otto, 'Clinic nurse');
    ids['waitingApplication'] = await apply(ids['waitingJob']);
    ids['applicationId'] = await apply(ids['jobId']);
    await apply(ids['doras']);
    await putForward(ids['jobId'], ids['applicationId'], 'rosa');
    await putForward(ids['ottos'], await apply(ids['ottos']), 'olga');
    const own = await api.call(claims.listRecruiterClaims, { query: {} }, by('rosa'));
    ids['claimId'] = own.body.data[0]!.id;
    const start = new Date(Math.ceil(Date.now() / hour) * hour + 30 * hour);
    const times = { start: start.toISOString(), end: new Date(start.getTime() + hour).toISOString() };
    const meeting = { ...times, zone: 'America/New_York', candidateId, jobId: ids['jobId'] };
    ids['eventId'] = (await api.call(calendar.bookMeeting, { body: meeting }, by('maria'))).body.data.id;
    for (const [from, to] of [
      ['rosa', 'zephyrine'],
      ['zephyrine', 'rosa'],
      ['maria', 'zephyrine'],
    ] as const) {
      const body = { clientId: randomUUID(), data: 'Are nights fine?' };
      if (from !== 'zephyrine') await api.call(chat.startChannel, { body: { recipientId: people[to].id } }, by(from));
      await api.call(chat.sendMessage, { params: { id: people[to].id }, body }, by(from));
    }
    for (const host of ['maria', 'rosa'] as const) {
      const feed = await api.call(calendar.addCalendarFeed, { body: { name: 'Phone' } }, by(host));
      feeds.push(feed.body.data.token);
    }
    await site.local.settled();
  }

  beforeAll(async () => {
    site = await openVisitedSite();
    await gather();
    await meet();
    for (const name of ['maria', 'rosa', 'sue'] as const) {
      open[name] = await site.signedIn(people[name]);
      await open[name].context.addInitScript(markLive);
      open[name].page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
      );
    }
    zephyrine = await site.signedIn(people.zephyrine);
  });
  afterAll(() => site?.close());

  const main = async (page: Page) => `${await page.title()} ${await page.locator('body').innerText()}`;

  it('is named to each of them before, on pages that they have open too', async () => {
    const pages = {
      maria: paths.jobCandidates(ids['jobId']!),
      rosa: paths.recruiterCandidate(people.zephyrine.id),
      sue: paths.superManagerCandidate(people.zephyrine.id),
    };
    for (const name of ['maria', 'rosa', 'sue'] as const) {
      await open[name].go(pages[name]);
      await open[name].page.getByText(word).first().waitFor();
      await open[name].page.locator('html[data-live="open"]').waitFor({ state: 'attached' });
    }
    // The doors themselves are seen to work by those of them whom three others resemble.
    for (const name of ['maria', 'rosa'] as const)
      expect((await named(name, employersPeople[name])).length).toBeGreaterThan(15);
  });

  it('names the employer, which is completed, and reads from how many people that hides', async () => {
    const { page } = zephyrine;
    await zephyrine.go(paths.profile('privacy'));
    await page.getByRole('button', { name: 'Edit who can see you' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who can see you' });
    const field = dialog.getByRole('combobox', { name: /^Companies to hide from/ });
    await field.fill('harb');
    await dialog.getByRole('option', { name: new RegExp(`${employer}\\s*You worked here`) }).click();
    // The manager of the client, the recruiters of that manager, and who oversees them.
    await dialog.getByText(`${employer}: hides you from 2 managers and 2 recruiters`).waitFor();
    await field.fill(domain);
    await field.press('Enter');
    await dialog.getByText(`${domain}: hides you from 3 managers and 3 recruiters`).waitFor();
    await field.fill('Harbour Hospitle');
    await field.press('Enter');
    await dialog.getByText(/^Nobody here acts for Harbour Hospitle today/).waitFor();
    await dialog.getByRole('button', { name: 'Remove Harbour Hospitle' }).click();
    mailsBefore = site.local.mails().length;
    await dialog.getByRole('button', { name: 'Save who can see you' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`${employer}, ${domain}`).waitFor();
    await site.local.settled();
    frames.length = 0;
  });

  it('reads as a company that they hide from that nothing is seen of them, and as others what those see', async () => {
    const { page } = zephyrine;
    await page.getByRole('button', { name: 'See my profile as others do' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your profile as others see it' });
    await dialog.getByText('Zephyrine Lopez').waitFor();
    await dialog.getByLabel('As seen by').selectOption('A company that I hide from');
    await dialog.getByText('They see nothing of you').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  });

  it('reads on own pages where nobody sees them, and no name that a job does not say (PLUS-40)', async () => {
    const { page } = zephyrine;
    const texts = {
      jobId: `You hide from ${employer}, so its people do not see you on this job.`,
      waitingJob: `You hide from ${employer}, so its people do not see you on this job.`,
      doras: 'You hide from people who hire for this job, so they do not see you on it.',
    };
    for (const [name, text] of Object.entries(texts)) {
      await zephyrine.go(paths.job(ids[name]!));
      await page.getByText(text).waitFor();
    }
    await zephyrine.go(paths.job(ids['ottos']!));
    await page.getByText('You have been put forward.').waitFor();
    await zephyrine.go(paths.jobs());
    await page.getByText('Hidden', { exact: true }).nth(2).waitFor();
    expect(await page.getByText('Hidden', { exact: true }).count()).toBe(3);
  });

  it('is named by no operation to any of them, whatever they ask for by its id (PLUS-40)', async () => {
    const naming: Record<string, string[]> = {};
    for (const name of insiders) naming[name] = await named(name, employersPeople[name]);
    expect(naming).toEqual(Object.fromEntries(insiders.map((name) => [name, []])));
  });

  it('is still named to those who have nothing to do with the employer', async () => {
    expect((await named('olga', others.olga)).length).toBeGreaterThan(10);
    expect((await named('otto', others.otto)).length).toBeGreaterThan(10);
  });

  it('has left the pages that were open, and is on no page of theirs', async () => {
    for (const name of ['maria', 'rosa', 'sue'] as const)
      await expect.poll(() => main(open[name].page), { message: name }).not.toMatch(word);
    const found: string[] = [];
    const look = async (name: 'maria' | 'rosa' | 'sue') => {
      const { page } = open[name];
      for (const address of pagesOf(employersPeople[name], ids)) {
        await open[name].go(address);
        await whenLoaded(page);
        if (word.test(await main(page))) found.push(`${name} ${address}`);
      }
    };
    await Promise.all((['maria', 'rosa', 'sue'] as const).map(look));
    expect(found).toEqual([]);
  });

  it('is in no calendar feed, archive, mail or live update of theirs either, whatever happens then', async () => {
    const { api, local } = site;
    const pair = { jobId: ids['ottos']!, candidateId: people.zephyrine.id };
    const note = { params: pair, body: { note: 'Speaks well of nights.' } };
    await api.call(pipeline.addCandidateJobNote, note, by('olga'));
    const toJob = (id: number) => ({ params: { id }, body: {} });
    await api.call(applications.withdrawApplication, toJob(ids['waitingJob']!), by('zephyrine'));
    await api.call(applications.undoWithdrawal, { params: { id: ids['waitingJob']! } }, by('zephyrine'));
    await api.call(applications.withdrawApplication, toJob(ids['jobId']!), by('zephyrine'));
    const refused = await api.ask(applications.applyToJob, { params: { id: ids['doras']! } }, by('zephyrine'));
    expect(refused.status).toBe(409);
    await api.call(jobs.addJobNote, { params: { id: ids['jobId']! }, body: { note: 'Still open.' } }, by('maria'));
    await local.settled();

    const texts: Record<string, string> = { frames: frames.join('\n') };
    for (const token of feeds) {
      const feed = await fetch(`${api.siteUrl}/api/calendar/feed?token=${token}`);
      expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      texts[`feed ${token}`] = await feed.text();
    }
    for (const name of insiders) texts[`archive of ${name}`] = await archiveOf(name);
    const addresses = insiders.map((name) => people[name].email);
    texts['mails'] = local
      .mails()
      .slice(0, local.mails().length - mailsBefore)
      .filter(({ to }) => addresses.some((address) => to.includes(address)))
      .map((mail) => JSON.stringify(mail))
      .join('\n');
    expect(
      Object.entries(texts).flatMap(([where, text]) =>
        text.split('\n').flatMap((line) => (word.test(line) ? `${where}: ${line.slice(0, 400)}` : [])),
      ),
    ).toEqual([]);
    expect(frames.length).toBeGreaterThan(0);
    expect(Object.values(open).flatMap(({ problems }) => problems)).toEqual([]);
    expect(zephyrine.problems).toEqual([]);
  });

  /** All texts of somebody’s archive. */
  async function archiveOf(name: Insider): Promise<string> {
    const { api } = site;
    const body = { password: somePassword };
    const { id } = (await api.call(personalData.startDataExport, { body }, by(name))).body.data;
    await waitFor(`the archive of ${name}`, async () => {
      const { exports } = (await api.call(personalData.listDataExports, {}, by(name))).body.data;
      return exports.some((one) => one.id === id && one.state === 'ready') || undefined;
    });
    const { parts } = (await api.call(personalData.downloadDataExport, { params: { id } }, by(name))).body.data;
    const files = await Promise.all(
      parts.map(async ({ url }) =>
        unzipSync(new Uint8Array(await (await fetch(new URL(url, api.siteUrl))).arrayBuffer())),
      ),
    );
    return files
      .flatMap((one) => Object.entries(one).map(([file, bytes]) => `${file}: ${strFromU8(bytes)}`))
      .join('\n');
  }
});

/** The addresses of a role’s pages, with what they name; those of other nouns are left out. */
function pagesOf(role: 'manager' | 'recruiter' | 'super_manager', ids: Record<string, number>): string[] {
  const { candidateId, jobId, claimId, recruiterId } = ids;
  const patterns = [...commonRoutes, ...routesOfRole[role]].flatMap(({ path }) => path ?? []);
  const bare: [RegExp, number | undefined][] = [
    [/candidates\/:id/, candidateId],
    [/jobs.*\/:id/, jobId],
    [/claims\/:id/, claimId],
    [/recruiters\/:id/, recruiterId],
  ];
  return patterns
    .filter((path) => !path.startsWith(`/${role}/jobs`) && !path.includes('*'))
    .map((path) =>
      path
        .replace(':jobId', String(jobId))
        .replace(':candidateId', String(candidateId))
        .replace(':id', String(bare.find(([noun]) => noun.test(path))?.[1] ?? ':id')),
    )
    .filter((path) => !path.includes(':'))
    .concat(paths.messagesWith(candidateId!));
}
