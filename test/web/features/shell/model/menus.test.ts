import { expect, it } from 'vitest';
import { isActive } from '../../../../../web/features/shell/model/menu-items.ts';
import { menuKindOf, menus, type MenuKind } from '../../../../../web/features/shell/model/menus.ts';

const expected: Record<MenuKind, string> = {
  super_manager:
    'Dashboard /dashboard, Jobs /jobs, Managers /super_manager/managers, Clients /clients, Notifications /notifications',
  manager:
    'Dashboard /dashboard, Jobs /jobs, Clients /clients, Recruiters /manager/recruiters, Campaigns /campaigns, Skills /skills, Calendar /calendar, Messages /messages, Notifications /notifications',
  recruiter:
    'Dashboard /dashboard, Jobs /jobs, Find work /recruiter/market, Search candidates /recruiter/candidates, Resumes /resumes, My tasks /recruiter/tasks, Calendar /calendar, Messages /messages, Notifications /notifications',
  recruiterExternal:
    'Dashboard /dashboard, Search candidates /recruiter/candidates, Jobs /jobs, Find work /recruiter/market, Resumes /resumes, My tasks /recruiter/tasks, Calendar /calendar, Messages /messages, Notifications /notifications',
  recruiterWithOutManagers:
    'Dashboard /dashboard, Find work /recruiter/market, Search candidates /recruiter/candidates, Resumes /resumes, My tasks /recruiter/tasks, Calendar /calendar, Messages /messages, Notifications /notifications',
  candidate: 'Dashboard /dashboard, Jobs /jobs, Calendar /calendar, Messages /messages, Notifications /notifications',
  guest: 'Jobs /jobs, Calendar /log-in, Messages /log-in, Notifications /log-in',
};

it.each(Object.keys(expected) as MenuKind[])('The %s menu has its entries (SHELL-32 to SHELL-39)', (kind) => {
  expect(menus[kind].map(({ label, to }) => `${label} ${to}`).join(', ')).toBe(expected[kind]);
});

it.each([
  [null, 'guest'],
  [{ role: 'recruiter', isInternal: true, hasManagers: false }, 'recruiter'],
  [{ role: 'recruiter', isInternal: false, hasManagers: true }, 'recruiterExternal'],
  [{ role: 'recruiter', isInternal: false, hasManagers: false }, 'recruiterWithOutManagers'],
  [{ role: 'manager', isInternal: false, hasManagers: false }, 'manager'],
] as const)('Each kind of recruiter has its own menu (SHELL-40)', (account, kind) => {
  expect(menuKindOf(account)).toBe(kind);
});

const active = (path: string) => menus.manager.filter((item) => isActive(item, path)).map(({ label }) => label);

it('The menu highlights the entry of the current page and of the pages below it (SHELL-11)', () => {
  expect(active('/manager/jobs/view/7')).toEqual(['Jobs']);
  expect(active('/manager/recruiters/7')).toEqual(['Recruiters']);
  expect(active('/campaigns')).toEqual(['Campaigns']);
  expect(active('/campaigns/view/7')).toEqual(['Campaigns']);
  expect(active('/clients-jobs')).toEqual(['Clients']);
  expect(active('/profile')).toEqual([]);
});
