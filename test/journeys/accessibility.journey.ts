import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { narrow, narrowFindings, pageFindings } from '../support/axe.ts';
import type { Visitor } from '../support/browser.ts';
import type { Person, Team } from '../support/people.ts';
import { aCandidatePutForward, anInvitedRecruiter, aPerson, aPostedJob, aTeam } from '../support/people.ts';
import { mailedLink } from '../support/mailbox.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { whenLoaded } from '../support/when-loaded.ts';

/** A page, viewed wide and narrow; or a part opened on one, viewed narrow, where room is short. */
type Stop = string | { path: string; open: string; by: (page: Page) => Promise<void> };

const wide = { width: 1280, height: 900 };

// The roles' pages are looked at side by side, so each test lasts as long as all of them.
vi.setConfig({ testTimeout: 600_000 });

describe('Public pages, empty pages and open parts meet WCAG 2.2 AA, wide and at 320 px without scrolling sideways', () => {
  let site: VisitedSite;
  let team: Team;
  let overseer: Person;
  let assigned: { jobId: number; candidateId: number };
  let openJob: number;
  let links: string[];

  beforeAll(async () => {
    site = await openVisitedSite();
    team = await aTeam(site.api);
    const company = {
      companyName: 'Lakeside Hospital',
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head of nursing',
      email: 'ann@lakeside.example',
    };
    await site.api.call(contract.clients.addClient, { body: company }, team.manager.token);
    await site.api.call(
      contract.campaigns.addCampaign,
      { body: { name: 'nursing', label: 'Nursing' } },
      team.manager.token,
    );
    assigned = await aCandidatePutForward(site.api, team);
    openJob = await aPostedJob(site.api, team.manager, 'Surgical technologist');
    await site.api.call(contract.applications.applyToJob, { params: { id: openJob } }, team.candidate.token);
    overseer = await aPerson(site.api, 'manager', 'Margaret');
    await site.api.call(contract.profile.requestSuperManager, {}, overseer.token);
    await site.local.operate({ action: 'approve-super-manager', email: overseer.email });
    await site.api.call(
      contract.recruiters.inviteRecruiters,
      { body: { emails: ['ruth@example.com'] } },
      team.manager.token,
    );
    await site.api.call(
      contract.invitations.inviteCandidates,
      { body: { emails: ['vera@example.com'] } },
      team.recruiter.token,
    );
    await site.api.call(
      contract.recommendations.recommendJob,
      { body: { emails: ['iris@example.com'], jobId: openJob } },
      team.recruiter.token,
    );
    const page = { headline: 'Nurses', about: 'Two lines\nof words', specialties: ['ICU'], shows: ['facts' as const] };
    await site.api.call(
      contract.people.changeOwnPage,
      { body: { ...page, isPublished: true, version: 0 } },
      team.recruiter.token,
    );
    await site.api.call(contract.accounts.recoverPassword, { body: { email: overseer.email } });
    await site.local.settled();
    const mailed = [
      ['ruth@example.com', 'invites you'],
      ['vera@example.com', 'invites you'],
      ['iris@example.com', 'recommends a job'],
      [overseer.email, 'password'],
    ] as const;
    links = await Promise.all(mailed.map(([to, subject]) => mailedLink(site.local, to, subject)));
  });
  afterAll(() => site?.close());

  /** Checks each page once its heading is there and nothing is loading. */
  async function expectNothingFound(visitor: Visitor, stops: readonly Stop[]): Promise<void> {
    const { page } = visitor;
    const findings: string[] = [];
    for (const stop of stops) {
      const isPage = typeof stop === 'string';
      const path = isPage ? stop : stop.path;
      await page.setViewportSize(isPage ? wide : narrow);
      await visitor.go(path);
      await whenLoaded(page);
      expect(new URL(page.url()).pathname).toBe(new URL(path, site.local.url).pathname);
      if (!isPage) await stop.by(page);
      const name = isPage ? (path.split('?')[0] ?? path) : `${stop.open} on ${path}`;
      if (!(await page.title()).endsWith(' · HireHub')) findings.push(`${name}: the title does not name the page`);
      findings.push(...(await (isPage ? pageFindings : narrowFindings)(page, name)));
    }
    expect(findings).toEqual([]);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }

  /** Presses the button of this name and waits for what it opens. */
  const pressed = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
  };
  const palette = { path: '/support', open: 'palette', by: pressed('Find pages, actions, jobs and people') };
  const bell = { path: '/support', open: 'bell', by: pressed(/^Notifications/) };
  const erasure = { path: '/profile?tab=privacy', open: 'erasure', by: pressed('Erase my account') };
  const userMenu = {
    path: '/support',
    open: 'user menu',
    by: async (page: Page) => {
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menu').waitFor();
    },
  };
  const menu = {
    path: '/support',
    open: 'menu',
    by: async (page: Page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    },
  };

  it.concurrent('and what does not meet it is found at each look at a page', async () => {
    const { page, context } = await site.visitor();
    await page.setContent(
      '<!doctype html><html lang="en"><title>A</title><main><h1>A</h1><img src="data:,"><p style="inline-size: 900px">A</p></main></html>',
    );
    const found = [...(await pageFindings(page, 'A')), ...(await narrowFindings(page, 'B'))];
    expect(found.map((finding) => finding.split(/, Images| by /)[0])).toEqual([
      'A, light: image-alt',
      'A, 320 px, dark: image-alt',
      'A, 320 px, dark: scrolls sideways',
      'B, 320 px, light: image-alt',
      'B, 320 px: scrolls sideways',
    ]);
    await context.close();
  });

  it.concurrent('for a guest', async () => {
    const statics = ['/', '/about', '/terms_and_conditions', '/privacy', '/account/how-to-delete'];
    const account = [
      '/log-in',
      '/sign-up',
      '/reset-password',
      '/account/check-confirmation',
      `/account/mail?token=${'x'.repeat(22)}`,
      `/account/former-email?token=${'x'.repeat(22)}`,
      `/recruiters/${team.recruiter.id}`,
      '/recruiters/1',
      '/nowhere',
    ];
    const jobs = [
      '/find-jobs',
      '/find-jobs?q=plumber',
      '/find-jobs/nursing',
      '/find-jobs/nothing',
      '/guest/jobs',
      `/find-jobs?job=${openJob}`,
      `/find-jobs/view/${openJob}`,
      '/find-jobs/view/1',
    ];
    const modals = [
      { path: '/find-jobs', open: 'sign-up', by: pressed('Sign up') },
      { path: '/find-jobs', open: 'log-in', by: pressed('Log in') },
      { path: '/find-jobs', open: 'filters', by: pressed('Filters') },
    ];
    await expectNothingFound(await site.visitor(), [...statics, ...account, ...links, ...jobs, ...modals]);
  });

  it.concurrent('for a candidate', async () => {
    await expectNothingFound(await site.signedIn(team.candidate), [
      `/jobs/view/${openJob}`,
      '/find-jobs',
      '/nowhere',
      '/points',
      palette,
      menu,
      bell,
      userMenu,
      erasure,
    ]);
  });

  it.concurrent('for a recruiter', async () => {
    const recommending = {
      path: `/jobs/view/${assigned.jobId}`,
      open: 'recommending',
      by: pressed('Put a candidate forward'),
    };
    await expectNothingFound(await site.signedIn(team.recruiter), [palette, bell, recommending]);
  });

  it.concurrent('for a manager', async () => {
    const inviting = { path: '/manager/recruiters', open: 'inviting', by: pressed('Invite recruiters') };
    await expectNothingFound(await site.signedIn(team.manager), [palette, bell, userMenu, inviting]);
  });

  it.concurrent('for a super manager', async () => {
    await expectNothingFound(await site.signedIn(overseer), [palette, erasure]);
  });

  it.concurrent('for people who have nothing yet', async () => {
    const newcomer = await aPerson(site.api, 'manager', 'Nadia');
    const [candidate, recruiter] = await Promise.all([
      aPerson(site.api, 'candidate', 'Noor'),
      anInvitedRecruiter(site.api, newcomer, 'Nils'),
    ]);
    await expectNothingFound(await site.signedIn(candidate), [
      '/dashboard',
      '/jobs',
      '/claims',
      '/messages',
      '/calendar',
    ]);
    const ofRecruiter = [
      '/dashboard',
      '/jobs',
      '/points',
      '/leaderboard',
      '/claims',
      '/messages',
      '/recruiter/candidates',
      '/resumes',
    ];
    await expectNothingFound(await site.signedIn(recruiter), ofRecruiter);
    const ofManager = [
      '/dashboard',
      '/dashboard?part=reports',
      '/jobs',
      '/clients',
      '/campaigns',
      '/claims',
      '/notifications',
    ];
    await expectNothingFound(await site.signedIn(newcomer), ofManager);
  });
});
