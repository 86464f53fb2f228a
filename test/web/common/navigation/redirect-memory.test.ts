// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../../../web/common/navigation/paths.ts';
import { isRolePath, rememberRedirect, takeRedirect } from '../../../../web/common/navigation/redirect-memory.ts';

beforeEach(() => localStorage.clear());

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it('The saved address keeps path, query and hash of any role’s page (AUTH-56)', () => {
  rememberRedirect(at('/recruiter/jobs/view/7', '?tab=notes', '#last'));
  expect(takeRedirect(undefined)).toBe('/recruiter/jobs/view/7?tab=notes#last');
});

it('The saved address is cleared once it has been used (AUTH-57)', () => {
  rememberRedirect(at('/clients'));
  takeRedirect(undefined);
  expect(takeRedirect(undefined)).toBe('/dashboard');
});

it.each(['/', '/log-in', '/find-jobs/health', paths.howToDelete(), paths.about(), '/nowhere', '/jobs-board'])(
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
  '/campaigns/edit/new',
  '/candidate/recruiters/8',
])('The address %s is recognised as a role’s page', (path) => {
  expect(isRolePath(path)).toBe(true);
});

it('Without a saved address, logging in returns to the previous page (AUTH-58)', () => {
  expect(takeRedirect('/find-jobs/view/7')).toBe('/find-jobs/view/7');
});

it('Logging in opens the dashboard when the previous page was the log-in page (AUTH-59)', () => {
  expect(takeRedirect('/log-in')).toBe('/dashboard');
});

it('A planted address never redirects outside the product', () => {
  localStorage.setItem('hirehub.redirect', '//evil.example/jobs');
  expect(takeRedirect(undefined)).toBe('/dashboard');
});
