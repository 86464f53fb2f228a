// @vitest-environment jsdom
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { roles, type Role } from '../../../shared/constants/roles.ts';
import { rolesWithPage, routesOfRole } from '../../../web/app/routes/by-role.ts';
import { guestRoutes } from '../../../web/app/routes/guest.ts';
import { signedInRoutes } from '../../../web/app/routes/signed-in.ts';

/**
 * The guest's routes, preceded by stubs for the targets of redirects, so that the test does not depend on their frames.
 */
const guest: RouteObject[] = [{ path: '/' }, { path: '/find-jobs' }, ...guestRoutes];

/** The addresses in `routes` and their children. */
function addresses(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...addresses(children ?? [])]);
}

/** Stubs every page, so that only the routing is tested. */
function withoutPages(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ path, loader, children }) =>
    children ? { children: withoutPages(children) } : { path, loader, element: null },
  );
}

async function endsAt(routes: RouteObject[], address: string): Promise<string> {
  const router = createMemoryRouter(withoutPages(routes), { initialEntries: [address] });
  await new Promise<void>((resolve) => {
    const settled = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve();
    router.subscribe(settled);
    settled();
  });
  const { pathname, search } = router.state.location;
  router.dispose();
  return `${pathname}${search}`;
}

/** The page that an address shows: the path of the route, `*` for the page that says that there is none. */
const shownAt = (routes: RouteObject[], address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

it('A guest with a link to a role’s page is sent to log in, and the link is remembered (SHELL-41, AUTH-56)', async () => {
  expect(await endsAt(guest, '/clients?page=2')).toBe('/log-in');
  expect(localStorage.getItem('hirehub.redirect')).toBe('/clients?page=2');
});

it('A guest at an unknown address stays there and sees the page that says so, and nothing is remembered (SHELL-41)', async () => {
  expect(await endsAt(guest, '/nowhere/at/all')).toBe('/nowhere/at/all');
  expect(shownAt(guestRoutes, '/nowhere/at/all')).toBe('*');
  expect(localStorage.getItem('hirehub.redirect')).toBeNull();
});

it.each([
  ['/find-jobs', '/find-jobs', {}],
  ['/find-jobs/nursing', '/find-jobs/:campaign', { campaign: 'nursing' }],
  ['/find-jobs/view/7', '/find-jobs/view/:id', { id: '7' }],
  ['/guest/jobs', '/guest/jobs', {}],
  ['/guest/jobs/nursing', '/guest/jobs/:campaign', { campaign: 'nursing' }],
])(
  'A guest browses jobs at %s, where a page reads the parameters (GUEST-01, SHELL-59)',
  async (address, path, params) => {
    const match = matchRoutes(guestRoutes, address)?.at(-1);
    expect([match?.route.path, match?.params]).toEqual([path, params]);
    const load = match?.route.lazy as () => Promise<{ Component?: unknown }>;
    expect((await load()).Component).toBeTypeOf('function');
  },
);

it('Whatever begins with /find-jobs leads a guest to the list of jobs (GUEST-02, SHELL-59)', async () => {
  expect(await endsAt(guest, '/find-jobs/nursing/nights?q=icu')).toBe('/find-jobs?q=icu');
});

it('The guest menu’s Jobs link opens the public list (DEC-10)', async () => {
  expect(await endsAt(guest, '/jobs')).toBe('/find-jobs');
});

it('A guest on /support is sent to / (DEC-44)', async () => expect(await endsAt(guest, '/support')).toBe('/'));

it.each(roles)(
  'An unknown address stays and says so to a %s, and / leads to the dashboard (SHELL-42)',
  async (role) => {
    expect(await endsAt(signedInRoutes(role), '/nowhere')).toBe('/nowhere');
    expect(shownAt(signedInRoutes(role), '/nowhere')).toBe('*');
    expect(await endsAt(signedInRoutes(role), '/')).toBe('/dashboard');
  },
);

it('The roles that have a page at an address are known, so that others can be told whose it is', () => {
  expect(rolesWithPage('/points')).toEqual(['recruiter', 'candidate']);
  expect(rolesWithPage('/manager/recruiters/7')).toEqual(['manager']);
  expect(rolesWithPage('/nowhere')).toEqual([]);
});

it.each(roles)('A public job link opens inside the app for a %s', async (role) => {
  expect(await endsAt(signedInRoutes(role), '/find-jobs/view/7?from=mail')).toBe('/jobs/view/7?from=mail');
});

it.each([
  '/log-in',
  '/sign-up',
  '/reset-password',
  '/account/password-reset',
  '/recruiter-invite',
  '/candidate-invite',
  '/account/confirmation',
  '/account/check-confirmation',
  '/account/former-email',
  '/account/new-email',
  '/account/mail',
  '/job-alerts/confirm',
])('The page %s exists for guests and for every role (AUTH-01, SHELL-43)', (path) => {
  for (const routes of [guestRoutes, ...roles.map(signedInRoutes)])
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
});

it.each([
  ['/terms_and_conditions', async () => (await import('../../../web/features/landing/pages/terms.tsx')).TermsPage],
  ['/privacy', async () => (await import('../../../web/features/landing/pages/privacy.tsx')).PrivacyPage],
  [
    '/account/how-to-delete',
    async () => (await import('../../../web/features/landing/pages/how-to-delete.tsx')).HowToDeletePage,
  ],
  ['/about', async () => (await import('../../../web/features/landing/pages/about.tsx')).AboutPage],
] as const)(
  'The address %s shows its page to guests and to every role (LAND-38, LAND-42, LAND-46, LAND-49)',
  async (address, page) => {
    for (const routes of [guestRoutes, ...roles.map(signedInRoutes)]) {
      const load = matchRoutes(routes, address)?.at(-1)?.route.lazy as () => Promise<{ Component: unknown }>;
      expect((await load()).Component).toBe(await page());
    }
  },
);

it.each<Role>([...roles])('The address /support shows its page to a %s (LAND-51)', async (role) => {
  const load = matchRoutes(signedInRoutes(role), '/support')?.at(-1)?.route.lazy as () => Promise<object>;
  const { SupportPage } = await import('../../../web/features/shell/pages/support.tsx');
  expect(await load()).toEqual({ Component: SupportPage });
});

it.each<Role>([...roles])('Every job route of a %s also exists under the role’s prefix (SHELL-60)', (role) => {
  const all = addresses(signedInRoutes(role));
  for (const path of all.filter((one) => /^\/jobs(\/|$)/.test(one))) expect(all).toContain(`/${role}${path}`);
});

it('Every role has the page of notifications (SHELL-43)', () => {
  for (const role of roles) expect(shownAt(signedInRoutes(role), '/notifications')).toBe('/notifications');
});

it('Support is available to every role (SHELL-43, SHELL-44)', () => {
  for (const role of roles) expect(addresses(signedInRoutes(role))).toContain('/support');
});

it('Every address of guests and of each role is listed here, so that none changes by mistake', () => {
  const own = (routes: RouteObject[]) => addresses(routes).join('\n');
  const shared = addresses(signedInRoutes('candidate')).slice(addresses(routesOfRole.candidate).length);
  expect(shared.join('\n')).toMatchInlineSnapshot(`
    "/dashboard
    /notifications
    /profile
    /support
    *
    /log-in
    /sign-up
    /reset-password
    /account/password-reset
    /recruiter-invite
    /guest/job/:id
    /candidate-invite
    /account/confirmation
    /account/check-confirmation
    /r/:code
    /represent
    /job-alerts/confirm
    /book
    /account/former-email
    /account/new-email
    /account/mail
    /terms_and_conditions
    /privacy
    /account/how-to-delete
    /about
    /recruiters/:id
    /find-jobs/view/:id
    /find-jobs/*
    /find-jobs
    /"
  `);
  expect(own(guestRoutes)).toMatchInlineSnapshot(`
    "/
    /terms_and_conditions
    /privacy
    /account/how-to-delete
    /about
    /recruiters/:id
    /log-in
    /sign-up
    /reset-password
    /account/password-reset
    /recruiter-invite
    /guest/job/:id
    /candidate-invite
    /account/confirmation
    /account/check-confirmation
    /r/:code
    /represent
    /job-alerts/confirm
    /book
    /account/former-email
    /account/new-email
    /account/mail
    /find-jobs
    /find-jobs/:campaign
    /find-jobs/view/:id
    /guest/jobs
    /guest/jobs/:campaign
    *
    /jobs
    /support
    /find-jobs/*"
  `);
  expect(own(routesOfRole.candidate)).toMatchInlineSnapshot(`
    "/messages
    /jobs
    /candidate/jobs
    /jobs/view/:id
    /candidate/jobs/view/:id
    /candidate/managers/:id
    /candidate/recruiters/:id
    /candidate/candidates/:id
    /find-jobs
    /find-jobs/:campaign
    /calendar
    /zoom
    /profile/resume/:id
    /points
    /points/statement
    /claims
    /claims/:id"
  `);
  expect(own(routesOfRole.recruiter)).toMatchInlineSnapshot(`
    "/dashboard/list
    /messages
    /jobs
    /recruiter/jobs
    /jobs/view/:id
    /recruiter/jobs/view/:id
    /recruiter/market
    /recruiter/managers
    /recruiter/managers/:id
    /recruiter/recruiters
    /recruiter/recruiters/:id
    /recruiter/candidates
    /recruiter/candidates/best/:id
    /resumes
    /recruiter/candidates/add
    /recruiter/candidates/added
    /recruiter/candidates/added/:id
    /recruiter/candidates/import
    /recruiter/candidates/import/:id
    /recruiter/candidates/add-from-resume/:id
    /resumes/add
    /recruiter/candidates/:id
    /recruiter/candidates/:id/sheet
    /recruiter/candidates/:id/edit
    /recruiter/tasks
    /leaderboard
    /points
    /points/statement
    /jobs/:jobId/candidates/:candidateId
    /recruiter/jobs/:jobId/candidates/:candidateId
    /calendar
    /zoom
    /claims
    /claims/:id"
  `);
  expect(own(routesOfRole.manager)).toMatchInlineSnapshot(`
    "/dashboard/list
    /jobs
    /manager/jobs
    /jobs/new
    /manager/jobs/new
    /manager/post-new-job
    /jobs/:id
    /manager/jobs/:id
    /jobs/clone/:id
    /manager/jobs/clone/:id
    /jobs/view/:id
    /manager/jobs/view/:id
    /jobs/view/:id/close
    /manager/jobs/view/:id/close
    /clients-jobs
    /recruiters-clients
    /manager/recruiters-jobs
    /clients
    /manager/add-client
    /manager/recruiters
    /manager/managers
    /manager/managers/:id
    /manager/recruiters/:id
    /manager/candidates/:candidateId
    /campaigns
    /campaigns/view/:id
    /campaigns/edit/:id
    /skills
    /skills/:id
    /jobs/:jobId/candidates
    /manager/jobs/:jobId/candidates
    /jobs/:jobId/candidates/:candidateId
    /manager/jobs/:jobId/candidates/:candidateId
    /jobs/:jobId/interviews
    /manager/jobs/:jobId/interviews
    /jobs/:jobId/candidates/:candidateId/scorecards
    /manager/jobs/:jobId/candidates/:candidateId/scorecards
    /messages
    /calendar
    /zoom
    /claims
    /claims/:id"
  `);
  expect(own(routesOfRole.super_manager)).toMatchInlineSnapshot(`
    "/dashboard/list
    /super_manager/managers
    /super_manager/managers/:id
    /super_manager/candidates/:id
    /claims/:id
    /clients
    /clients-jobs
    /jobs
    /super_manager/jobs
    /jobs/view/:id
    /super_manager/jobs/view/:id
    /jobs/:jobId/candidates
    /super_manager/jobs/:jobId/candidates
    /jobs/:jobId/candidates/:candidateId
    /super_manager/jobs/:jobId/candidates/:candidateId"
  `);
});
