// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { signedInRoutes } from '../../../../web/app/routes/signed-in.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ readPerson: vi.fn(), readCandidateProfile: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => {
  // What else the page asks for stays under way.
  const rest = new Proxy(calls as Record<string, unknown>, {
    get: (known, name) => known[name as string] ?? (() => new Promise(() => {})),
  });
  return { api: new Proxy({}, { get: () => rest }) };
});

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const rice = { id: 7, version: 3, school: 'Rice University', degree: 'BSc', study: 'Physics', from: 2010, to: 2014 };

it.each([
  ['manager', '/manager/candidates/3001'],
  ['recruiter', '/recruiter/candidates/3001'],
] as const)(
  'The page of a candidate for a %s, %s, has who they are and their record (CAND-02, CAND-05)',
  async (role, at) => {
    calls.readPerson.mockResolvedValue({
      data: {
        ...priya,
        role: 'candidate',
        cityId: null,
        countryId: 840,
        regionId: null,
        region: 'Texas',
        since: '2026-01-01T00:00:00.000Z',
        contact: null,
        isViewed: true,
        socialLinks: null,
        page: null,
        worksSince: null,
        isVerified: false,
        showSendInvite: false,
        sharedJobs: [],
      },
    });
    calls.readCandidateProfile.mockResolvedValue({
      data: {
        candidate: priya,
        educations: [rice],
        certifications: [],
        workExperiences: [],
        employeeInfo: { ...noEmployeeInfo, hourly: null, salary: null, state: null, country: null },
        completeness: null,
        resume: null,
        summary: null,
        actions: [],
        isEditable: false,
        isFavorite: false,
        isViewed: true,
      },
    });
    const route = matchRoutes(signedInRoutes(role), at)?.at(-1)?.route;
    const load = route?.lazy as unknown as () => Promise<{ Component: React.ComponentType }>;
    const { Component } = await load();
    renderSignedIn(Component, { path: route?.path ?? '', at, account: { role, id: 1001 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Iyer' })).toBeTruthy();
    expect(await screen.findByText('Rice University')).toBeTruthy();
    expect(calls.readPerson.mock.lastCall?.[0].params).toEqual({ id: 3001 });
    expect(calls.readCandidateProfile.mock.lastCall?.[0].params).toEqual({ candidateId: 3001 });
  },
);
