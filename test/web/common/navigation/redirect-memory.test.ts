// @vitest-environment jsdom
import { expect, it } from 'vitest';
import {
  isRolePath,
  rememberRedirect,
  takeRedirect,
  waitingRedirect,
} from '../../../../web/common/navigation/redirect-memory.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it('The saved address keeps path, query and hash of any role’s page (AUTH-56, DEC-56)', () => {
  rememberRedirect(at('/recruiter/jobs/view/7', '?tab=notes', '#last'));
  expect(takeRedirect(undefined)).toBe('/recruiter/jobs/view/7?tab=notes#last');
});

it('The saved address is cleared once it has been used (AUTH-57)', () => {
  rememberRedirect(at('/clients'));
  takeRedirect(undefined);
  expect(takeRedirect(undefined)).toBe('/dashboard');
});

const publicPages = [
  '/',
  '/log-in',
  '/sign-up',
  '/reset-password',
  '/account/password-reset',
  '/recruiter-invite',
  '/candidate-invite',
  '/account/confirmation',
  '/account/check-confirmation',
  '/terms_and_conditions',
  '/privacy',
  '/account/how-to-delete',
  '/about',
  '/find-jobs',
  '/find-jobs/health',
  '/find-jobs/view/7',
  '/guest/jobs',
  '/guest/jobs/health',
  '/guest/job/7',
  '/account/former-email',
  '/account/new-email',
];
it.each([...publicPages, '/nowhere', '/jobs-board', '/x/clients', '/clients/7/8'])(
  'The address %s is not saved because it is no role’s page (AUTH-56)',
  (path) => {
    expect(isRolePath(path)).toBe(false);
    rememberRedirect(at(path));
    expect(takeRedirect(undefined)).toBe('/dashboard');
  },
);

it.each([
  '/jobs/5/candidates/9',
  '/manager/jobs/clone/5',
  '/super_manager/managers/3',
  '/zoom',
  '/profile',
  '/campaigns/edit/new',
  '/candidate/recruiters/8',
])('The address %s is recognised as a role’s page', (path) => {
  expect(isRolePath(path)).toBe(true);
});

it('The address of a role’s page may end with a slash, and only the jobs have one for each role', () => {
  const pages = ['/clients/', '/candidate/jobs', '/super_manager/jobs/view/7/close', '/recruiter/clients', '/x/jobs'];
  expect(pages.map(isRolePath)).toEqual([true, true, true, false, false]);
});

it('Without a saved address, logging in returns to the previous page (AUTH-58)', () => {
  expect(takeRedirect('/find-jobs/view/7')).toBe('/find-jobs/view/7');
});

it('Logging in opens the dashboard when the previous page was the log-in page (AUTH-59)', () => {
  expect(takeRedirect('/log-in')).toBe('/dashboard');
});

it.each([
  '/',
  '/sign-up?next=x',
  '/reset-password',
  '/account/password-reset#form',
  '/recruiter-invite',
  '/candidate-invite',
  '/account/confirmation',
  '/account/check-confirmation',
])('Logging in opens the dashboard when the previous page was a page on the way in: %s', (page) => {
  expect(takeRedirect(page)).toBe('/dashboard');
});

it.each([
  ['//evil.example/jobs', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/jobs', undefined],
  ['javascript:alert(1)', undefined],
  ['/', '/'],
  ['/jobs?page=2#top', '/jobs?page=2#top'],
])('A planted address never redirects outside the product: %s', (planted, known) => {
  localStorage.setItem('hirehub.redirect', planted);
  expect(waitingRedirect()).toBe(known);
  expect(localStorage.getItem('hirehub.redirect'), 'it stays saved until it is used').toBe(planted);
  expect(takeRedirect(undefined)).toBe(known ?? '/dashboard');
  expect(waitingRedirect()).toBeUndefined();
});
