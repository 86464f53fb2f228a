// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DashboardPage } from '../../../../web/app/pages/dashboard.tsx';
import type { Role } from '../../../../shared/constants/roles.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const part = vi.hoisted(
  () =>
    (name: string) =>
    ({ title }: { title: string }) =>
      `${name}: ${title}`,
);
vi.mock('../../../../web/features/dashboards/components/manager-dashboard.tsx', () => ({
  ManagerDashboard: part('manager'),
}));
vi.mock('../../../../web/features/dashboards/components/recruiter-dashboard.tsx', () => ({
  RecruiterDashboard: part('recruiter'),
}));
vi.mock('../../../../web/features/dashboards/components/candidate-dashboard.tsx', () => ({
  CandidateDashboard: part('candidate'),
}));
vi.mock('../../../../web/features/dashboards/components/super-manager-dashboard.tsx', () => ({
  SuperManagerDashboard: part('super_manager'),
}));
vi.mock('../../../../web/api/api.ts', () => {
  const never = () => new Promise(() => {});
  return { api: new Proxy({}, { get: () => new Proxy({}, { get: () => never }) }) };
});

const roles: Record<Role, string> = {
  manager: 'manager: Welcome, Ana',
  recruiter: 'recruiter: Welcome, Ana',
  candidate: 'candidate: Welcome, Ana',
  super_manager: 'super_manager: Welcome, Ana',
};
it.each(Object.entries(roles) as [Role, string][])(
  '/dashboard shows a %s their own dashboard alone (DASH-01)',
  (role, own) => {
    renderSignedIn(DashboardPage, { path: '/dashboard', account: { role, firstName: 'Ana' } });
    expect(Object.values(roles).filter((text) => screen.queryByText(text))).toEqual([own]);
  },
);

it.each(Object.entries(roles) as [Role, string][])(
  'The reports of a %s are a part of the dashboard of their own',
  (role, own) => {
    renderSignedIn(DashboardPage, {
      path: '/dashboard',
      at: '/dashboard?part=reports',
      account: { role, firstName: 'Ana' },
    });
    // A candidate has none.
    expect(screen.queryByText(own) !== null).toBe(role === 'candidate');
    expect(screen.queryByRole('heading', { name: 'Reports' }) === null).toBe(role === 'candidate');
  },
);

it('The parts of a dashboard lead to each other, and back without the choices of the reports', async () => {
  const account = { role: 'manager', firstName: 'Ana' } as const;
  renderSignedIn(DashboardPage, { path: '/dashboard', at: '/dashboard?part=reports&range=year', account });
  expect(screen.getByRole('button', { name: 'Reports' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByText(roles.manager)).toBeTruthy();
});
