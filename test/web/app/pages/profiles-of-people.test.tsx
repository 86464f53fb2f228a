// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ColleaguePage } from '../../../../web/app/pages/colleague.tsx';
import { ManagerRecruiterPage } from '../../../../web/app/pages/manager-recruiter.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const recruiter = {
  id: 2001,
  firstName: 'Olivia',
  lastName: 'Brandt',
  avatar: null,
  role: 'recruiter',
  cityId: null,
  countryId: 840,
  regionId: null,
  region: null,
  since: '2026-01-01T00:00:00.000Z',
  contact: null,
  isViewed: null,
  socialLinks: null,
  page: null,
  worksSince: null,
  isVerified: false,
  showSendInvite: false,
  sharedJobs: [],
};
const listOf = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });
const nurse = { id: 7, title: 'ICU nurse', companyName: 'Lakeside', status: 'signed', candidatesCount: 2 };

beforeEach(() => {
  fakeApi.readWorkingFacts.mockReturnValue(new Promise(() => {}));
  fakeApi.readPerson.mockResolvedValue({ data: recruiter });
  fakeApi.listRecruiterSkills.mockResolvedValue({ data: [{ id: 1, name: 'Triage', jobsCount: 3 }] });
  fakeApi.listJobsOfPerson.mockResolvedValue(listOf(nurse));
  fakeApi.listCandidatesOfRecruiter.mockResolvedValue(
    listOf({
      id: 3001,
      firstName: 'Priya',
      lastName: 'Iyer',
      avatar: null,
      jobId: 7,
      jobTitle: 'ICU nurse',
      status: 'submitted',
      statusChangedAt: '2026-01-02T00:00:00.000Z',
      jobsCount: 2,
    }),
  );
  fakeApi.listClientsOfRecruiter.mockResolvedValue(
    listOf({ id: 9, companyName: 'Lakeside', jobsCount: 1, candidatesCount: 2 }),
  );
});

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const open = (role: Role, page = ColleaguePage) =>
  renderSignedIn(page, { path: `/${role}/recruiters/:id`, at: `/${role}/recruiters/2001`, account: { role } });

describe('A recruiter’s page', () => {
  it('shows a manager their work on the manager’s jobs, with candidates and clients (RECR-33, RECR-39 to RECR-42)', async () => {
    fakeApi.readPerson.mockResolvedValue({ data: { ...recruiter, worksSince: '2026-02-01T00:00:00.000Z' } });
    open('manager', ManagerRecruiterPage);
    const jobs = await list('Your jobs');
    expect(jobs.getByRole('link', { name: 'ICU nurse' }).getAttribute('href')).toBe('/jobs/view/7');
    expect(jobs.getByText('2 candidates')).toBeTruthy();
    const candidate = (await list('Candidates')).getByRole('link', { name: 'Priya Iyer' });
    expect(candidate.getAttribute('href')).toBe('/jobs/7/candidates/3001');
    expect(screen.getByText('ICU nurse and 1 more job')).toBeTruthy();
    expect((await list('Clients')).getByText('1 job, 2 candidates')).toBeTruthy();
    expect((await list('Skills')).getByText('Triage')).toBeTruthy();
    expect(screen.getByText('1st Feb 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop working together' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
    expect(fakeApi.listJobsOfPerson).toHaveBeenLastCalledWith(
      expect.objectContaining({ params: { id: 2001 }, query: { status: 'closed', page: 1 } }),
    );
  });

  it('offers a manager for whom they do not work nothing to end', async () => {
    open('manager', ManagerRecruiterPage);
    await list('Your jobs');
    expect(screen.queryByRole('button', { name: 'Stop working together' })).toBeNull();
  });

  it.each([true, false])(
    'offers a manager to ask the recruiter where the server says %s of it, and only then (RECR-04, PERM-20)',
    async (showSendInvite) => {
      fakeApi.readPerson.mockResolvedValue({ data: { ...recruiter, showSendInvite } });
      open('manager', ManagerRecruiterPage);
      await list('Your jobs');
      expect(screen.queryAllByRole('button', { name: 'Ask to work on a job' })).toHaveLength(showSendInvite ? 1 : 0);
    },
  );

  it('shows a recruiter the jobs and clients of both, and nobody’s candidates (RECR-50)', async () => {
    fakeApi.listJobsOfPerson.mockResolvedValue(listOf({ ...nurse, candidatesCount: null }));
    open('recruiter');
    const jobs = await list('Jobs you both work on');
    expect(jobs.queryByText(/candidate/)).toBeNull();
    expect(await list('Clients')).toBeTruthy();
    expect(fakeApi.listCandidatesOfRecruiter).not.toHaveBeenCalled();
  });

  it('shows a candidate where the recruiter represents them, and no clients (RECR-51)', async () => {
    open('candidate');
    expect(await list('Jobs where Olivia represents you')).toBeTruthy();
    expect(fakeApi.listClientsOfRecruiter).not.toHaveBeenCalled();
    expect(fakeApi.readWorkingFacts).not.toHaveBeenCalled();
  });
});

describe('A manager’s page', () => {
  it.each(['manager', 'recruiter', 'candidate'] as const)(
    'shows a %s the jobs that they may open, and closed ones to those who hire (RECR-47, RECR-48, RECR-49)',
    async (role) => {
      fakeApi.readPerson.mockResolvedValue({ data: { ...recruiter, role: 'manager' } });
      fakeApi.listJobsOfPerson.mockResolvedValue(listOf());
      open(role);
      expect(await screen.findByText('Jobs of Olivia that you may open are listed here.')).toBeTruthy();
      expect(!!screen.queryByRole('button', { name: 'Closed' })).toBe(role !== 'candidate');
      expect(fakeApi.listRecruiterSkills).not.toHaveBeenCalled();
    },
  );
});
