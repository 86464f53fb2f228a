// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { roleLabels, type Role } from '../../../shared/constants/roles.ts';
import { rolesWithPage } from '../../../web/app/routes/by-role.ts';
import { signedInRoutes } from '../../../web/app/routes/signed-in.ts';
import { menus } from '../../../web/features/shell/model/menus.ts';

/** The addresses without a page for a role. */
function withoutPage(role: Role, addresses: string[]): string[] {
  const routes = signedInRoutes(role);
  return addresses.filter((address) => {
    const route = matchRoutes(routes, address)?.at(-1)?.route;
    // The page that says that an address does not exist is no page for it.
    return !route?.lazy || route.path === '*';
  });
}

it('Managers have a page for every job route (SHELL-47)', () => {
  expect(
    withoutPage('manager', [
      '/jobs',
      '/jobs/7',
      '/jobs/view/7',
      '/jobs/view/7/close',
      '/jobs/clone/7',
      '/jobs/7/candidates',
      '/jobs/7/candidates/9',
      '/jobs/7/candidates/9/scorecards',
      '/jobs/7/interviews',
    ]),
  ).toEqual([]);
});

it('Managers have pages for candidates, recruiters and managers (SHELL-48)', () => {
  expect(
    withoutPage('manager', [
      '/manager/candidates/9',
      '/manager/recruiters',
      '/manager/recruiters/7',
      '/manager/managers/7',
    ]),
  ).toEqual([]);
});

it('Managers have pages for their lists that tie jobs, clients and recruiters, and to add a job or client (SHELL-49)', () => {
  expect(
    withoutPage('manager', [
      '/manager/recruiters-jobs',
      '/manager/post-new-job',
      '/manager/add-client',
      '/clients',
      '/clients-jobs',
      '/recruiters-clients',
    ]),
  ).toEqual([]);
});

it('Managers have pages for their profile, dashboard, calendar, campaigns, skills and meeting rooms (SHELL-50)', () => {
  expect(
    withoutPage('manager', [
      '/profile',
      '/dashboard',
      '/calendar',
      '/campaigns',
      '/campaigns/view/7',
      '/campaigns/edit/7',
      '/skills',
      '/skills/7',
      '/zoom',
    ]),
  ).toEqual([]);
});

it('Recruiters have a page for every job route (SHELL-52)', () => {
  expect(withoutPage('recruiter', ['/jobs', '/jobs/view/7', '/jobs/7/candidates/9'])).toEqual([]);
});

it('Recruiters have pages for managers and recruiters (SHELL-53)', () => {
  expect(withoutPage('recruiter', ['/recruiter/managers/7', '/recruiter/recruiters/7'])).toEqual([]);
});

it('Recruiters have pages that show and edit a candidate (CAND-05, CAND-06)', () => {
  expect(withoutPage('recruiter', ['/recruiter/candidates/9', '/recruiter/candidates/9/edit'])).toEqual([]);
  expect(withoutPage('manager', ['/recruiter/candidates/9/edit'])).toEqual(['/recruiter/candidates/9/edit']);
});

it('Recruiters have pages that find, add, show and edit candidates, which managers and candidates have not (PERM-17, SHELL-54)', () => {
  const pages = [
    '/recruiter/candidates',
    '/recruiter/candidates/best/7',
    '/recruiter/candidates/add',
    '/recruiter/candidates/add-from-resume/9',
    '/recruiter/candidates/9',
    '/recruiter/candidates/9/edit',
  ];
  expect(withoutPage('recruiter', pages)).toEqual([]);
  for (const role of ['manager', 'candidate'] as const) expect(withoutPage(role, pages)).toEqual(pages);
});

it('Recruiters have pages for their profile, dashboard, calendar, resumes, messages and meeting rooms (SHELL-55, PLUS-48)', () => {
  expect(
    withoutPage('recruiter', ['/profile', '/dashboard', '/calendar', '/resumes', '/resumes/add', '/messages', '/zoom']),
  ).toEqual([]);
});

it('Recruiters have a leaderboard, which others have not', () => {
  expect(withoutPage('recruiter', ['/leaderboard'])).toEqual([]);
  for (const role of ['manager', 'candidate'] as const)
    expect(withoutPage(role, ['/leaderboard'])).toEqual(['/leaderboard']);
});

it('A recruiter whose menu names no jobs has their page all the same, and every menu names resumes (DEC-52)', () => {
  for (const kind of ['recruiter', 'recruiterExternal', 'recruiterWithOutManagers'] as const)
    expect(menus[kind].map(({ to }) => to)).toContain('/resumes');
  expect(menus.recruiterWithOutManagers.map(({ to }) => to)).not.toContain('/jobs');
  expect(withoutPage('recruiter', ['/jobs', '/resumes'])).toEqual([]);
});

it('Candidates have a page for every address that is theirs (SHELL-57)', () => {
  expect(
    withoutPage('candidate', [
      '/profile',
      '/dashboard',
      '/jobs',
      '/jobs/view/7',
      '/calendar',
      '/messages',
      '/zoom',
      '/candidate/managers/7',
      '/candidate/recruiters/7',
      '/candidate/candidates/7',
    ]),
  ).toEqual([]);
});

it('Recruiters have pages that list and take resumes (RESUME-01, PERM-18)', () => {
  expect(withoutPage('recruiter', ['/resumes', '/resumes/add'])).toEqual([]);
  expect(withoutPage('manager', ['/resumes', '/resumes/add'])).toEqual(['/resumes', '/resumes/add']);
});

it('Recruiters have a page that adds a candidate from a resume (CAND-07)', () => {
  expect(withoutPage('recruiter', ['/recruiter/candidates/add-from-resume/9'])).toEqual([]);
});

it('Super managers have a page for the jobs that they oversee, under both addresses (SHELL-46)', () => {
  expect(
    withoutPage('super_manager', [
      '/jobs',
      '/jobs/view/7',
      '/super_manager/jobs',
      '/super_manager/jobs/view/7',
      '/super_manager/jobs/7/candidates/9',
    ]),
  ).toEqual([]);
});

it('Super managers have a page for all that they oversee (SHELL-45, PERM-41, DEC-34)', () => {
  expect(
    withoutPage('super_manager', [
      '/profile',
      '/dashboard',
      '/jobs',
      '/jobs/view/7',
      '/jobs/7/candidates',
      '/jobs/7/candidates/9',
      '/clients',
      '/clients-jobs',
      '/super_manager/managers',
      '/super_manager/managers/7',
      '/super_manager/candidates/9',
    ]),
  ).toEqual([]);
});

it('Every list that a notification links to has a page (DEC-33, NOTIF-16)', () => {
  expect(withoutPage('manager', ['/manager/managers'])).toEqual([]);
  expect(withoutPage('recruiter', ['/recruiter/managers', '/recruiter/recruiters'])).toEqual([]);
  expect(withoutPage('super_manager', ['/super_manager/managers', '/super_manager/managers/7'])).toEqual([]);
});

it.each<[Role, string[]]>([
  [
    'manager',
    [
      '/manager/jobs',
      '/manager/jobs/7',
      '/manager/jobs/clone/7',
      '/manager/jobs/view/7',
      '/manager/jobs/view/7/close',
      '/manager/jobs/7/candidates',
      '/manager/jobs/7/candidates/9',
    ],
  ],
  ['recruiter', ['/recruiter/jobs', '/recruiter/jobs/view/7', '/recruiter/jobs/7/candidates/9']],
  ['candidate', ['/candidate/jobs', '/candidate/jobs/view/7']],
])('The job pages of a %s open under the role’s prefix too (SHELL-51, SHELL-56, SHELL-58)', (role, addresses) => {
  expect(withoutPage(role, addresses)).toEqual([]);
});

it('Route parameters are read by name (SHELL-61)', () => {
  const params = (role: Role, address: string) => matchRoutes(signedInRoutes(role), address)?.at(-1)?.params;
  expect(params('manager', '/jobs/view/7')).toEqual({ id: '7' });
  expect(params('manager', '/manager/candidates/9')).toEqual({ candidateId: '9' });
  expect(params('recruiter', '/jobs/7/candidates/9')).toEqual({ jobId: '7', candidateId: '9' });
  expect(params('candidate', '/find-jobs/nursing')).toEqual({ campaign: 'nursing' });
});

it('Roles have readable names (SHELL-27)', () => {
  expect(roleLabels).toEqual({
    manager: 'Hiring Manager',
    recruiter: 'Recruiter',
    candidate: 'Candidate',
    super_manager: 'Super Hire manager',
  });
});

it('Candidates have pages for jobs, their profile, messages and their calendar (PERM-06)', () => {
  const addresses = ['/jobs', '/jobs/view/7', '/find-jobs', '/profile', '/messages', '/calendar'];
  expect(withoutPage('candidate', addresses)).toEqual([]);
});

it('Recruiters have pages to find candidates and to work with jobs, resumes and messages (PERM-15, PERM-18)', () => {
  expect(withoutPage('recruiter', ['/recruiter/candidates', '/jobs', '/resumes', '/messages'])).toEqual([]);
});

it('Calendars are for candidates, recruiters and managers only (SHELL-63, DEC-66)', () => {
  expect(rolesWithPage('/calendar').toSorted()).toEqual(['candidate', 'manager', 'recruiter']);
});

it('Messages are for managers, recruiters and candidates only (SHELL-64, DEC-66)', () => {
  expect(rolesWithPage('/messages').toSorted()).toEqual(['candidate', 'manager', 'recruiter']);
});
