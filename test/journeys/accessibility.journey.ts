import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningLocal } from '../../infra/local/start-local.ts';
import { startLocal } from '../../infra/local/start-local.ts';
import { contract } from '../../shared/contract/contract.ts';
import { openApi } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import { aVisitor, openBrowser } from '../support/browser.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, aPerson, aPostedJob, aTeam, somePassword } from '../support/people.ts';
import { logIn } from '../support/steps.ts';

describe('every page meets WCAG 2.2 AA, in light and dark', () => {
  let folder: string;
  let local: RunningLocal;
  let browser: Browser;
  let team: Team;
  let overseer: Person;
  let assigned: { jobId: number; candidateId: number };
  let openJob: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hirehub-axe-'));
    local = await startLocal({ port: 0, folder, world: false });
    browser = await openBrowser();
    const api = openApi(local.url);
    team = await aTeam(api);
    const company = { companyName: 'Lakeside Hospital', cityId: 4_930_956, contactPerson: 'Ann Porter', contactPersonsPosition: 'Head of nursing', email: 'ann@lakeside.example' };
    await api.call(contract.clients.addClient, { body: company }, team.manager.token);
    await api.call(contract.campaigns.addCampaign, { body: { name: 'nursing', label: 'Nursing' } }, team.manager.token);
    assigned = await aCandidatePutForward(api, team);
    openJob = await aPostedJob(api, team.manager, 'Surgical technologist');
    await api.call(contract.applications.applyToJob, { params: { id: openJob } }, team.candidate.token);
    overseer = await aPerson(api, 'manager', 'Margaret');
    await api.call(contract.profile.requestSuperManager, {}, overseer.token);
    await local.operate({ action: 'approve-super-manager', email: overseer.email });
    await local.settled();
  });
  afterAll(async () => {
    await browser?.close();
    await local?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Looks at each page once its heading stands and nothing is loading. */
  async function expectNothingFound(visitor: Visitor, paths: readonly string[]): Promise<void> {
    const findings: string[] = [];
    for (const path of paths) {
      await visitor.go(path);
      await visitor.page.locator('h1').first().waitFor();
      await visitor.page.waitForFunction(() => !document.querySelector('.ui-skeleton, [aria-busy="true"]'));
      expect(new URL(visitor.page.url()).pathname).toBe(path);
      findings.push(...(await axeFindings(visitor.page, path)));
    }
    expect(findings).toEqual([]);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }

  async function signedIn(person: Person): Promise<Visitor> {
    const visitor = await aVisitor(browser, local.url);
    await logIn(visitor, person.email, somePassword);
    return visitor;
  }

  it('of a guest', async () => {
    const statics = ['/', '/about', '/terms_and_conditions', '/privacy', '/account/how-to-delete'];
    const account = ['/log-in', '/sign-up', '/reset-password', '/account/check-confirmation'];
    await expectNothingFound(await aVisitor(browser, local.url), [...statics, ...account, '/find-jobs', `/find-jobs/view/${openJob}`, '/find-jobs/view/1']);
  });

  it('of a candidate', async () => {
    await expectNothingFound(await signedIn(team.candidate), ['/dashboard', '/jobs', `/jobs/view/${openJob}`, '/find-jobs', '/notifications', '/profile', '/support']);
  });

  it('of a recruiter', async () => {
    const { jobId, candidateId } = assigned;
    await expectNothingFound(await signedIn(team.recruiter), ['/dashboard', '/jobs', `/jobs/view/${jobId}`, `/jobs/${jobId}/candidates/${candidateId}`, '/points', '/notifications', '/profile']);
  });

  it('of a manager', async () => {
    const { jobId, candidateId } = assigned;
    const jobs = ['/jobs', '/jobs/new', `/jobs/${openJob}`, `/jobs/clone/${openJob}`, `/jobs/view/${jobId}`, `/jobs/view/${jobId}/close`];
    const pipeline = [`/jobs/${jobId}/candidates`, `/jobs/${jobId}/candidates/${candidateId}`];
    await expectNothingFound(await signedIn(team.manager), ['/dashboard', ...jobs, ...pipeline, '/clients', '/manager/add-client', '/manager/recruiters', '/campaigns', '/notifications', '/profile']);
  });

  it('of a super manager', async () => {
    await expectNothingFound(await signedIn(overseer), ['/dashboard', '/notifications', '/profile', '/support']);
  });
});
