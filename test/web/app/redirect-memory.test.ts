// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { isRolePath, rememberRedirect, takeRedirect } from '../../../web/app/redirect-memory.ts';

beforeEach(() => localStorage.clear());

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it('keeps path, query and hash of a page that some role has (AUTH-56)', () => {
  rememberRedirect(at('/recruiter/jobs/view/7', '?tab=notes', '#last'));
  expect(takeRedirect(undefined)).toBe('/recruiter/jobs/view/7?tab=notes#last');
});

it('forgets the saved address once it was used (AUTH-57)', () => {
  rememberRedirect(at('/clients'));
  takeRedirect(undefined);
  expect(takeRedirect(undefined)).toBe('/dashboard');
});

it.each(['/', '/log-in', '/find-jobs/health', '/nowhere', '/jobs-board'])(
  'does not keep %s, which is no role’s page (AUTH-56)',
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
])('knows %s as a role’s page', (path) => {
  expect(isRolePath(path)).toBe(true);
});

it('returns to the page one came from when nothing was saved (AUTH-58)', () => {
  expect(takeRedirect('/find-jobs/view/7')).toBe('/find-jobs/view/7');
});

it('leads to the dashboard after coming from the log-in page (AUTH-59)', () => {
  expect(takeRedirect('/log-in')).toBe('/dashboard');
});

it('never leaves the product for a planted address', () => {
  localStorage.setItem('hirehub.redirect', '//evil.example/jobs');
  expect(takeRedirect(undefined)).toBe('/dashboard');
});
