// @vitest-environment jsdom
import { screen } from '@testing-library/react';
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
