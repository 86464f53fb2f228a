// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecruiterJobsPage } from '../../../../web/features/recruiter-jobs/pages/recruiter-jobs.tsx';
import { aJob } from '../../../support/builders.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const candidate = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const row = {
  ...aJob({ title: 'ICU nurse' }),
  silentSince: null,
  moreCandidates: 0,
  candidates: [
    { candidateId: 3001, candidate, status: 'first_interview_complete', statusChangedAt: '2026-09-01T10:00:00.000Z' },
  ],
};

beforeEach(() => {
  vi.resetAllMocks();
  const none = { data: [], meta: { total: 0, page: 1, perPage: 25 } };
  fakeApi.listSelfAssignments.mockResolvedValue(none);
  fakeApi.listJobManagers.mockResolvedValue({
    data: {
      users: [
        { id: 1002, firstName: 'Ann', lastName: 'Reyes', avatar: null },
        { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      ],
    },
  });
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [row], meta: { total: 1, page: 1, perPage: 25 } });
});

it('A recruiter chooses whose jobs are listed among managers who are read once the filters are reached (JOB-80)', async () => {
  renderSignedIn(RecruiterJobsPage, { path: '/jobs' });
  const managers = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Manager' });
  await screen.findByRole('table');
  expect(fakeApi.listJobManagers).not.toHaveBeenCalled();
  await userEvent.hover(managers);
  await within(managers).findByRole('option', { name: 'Ann Reyes' });
  const names = within(managers)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Any manager', 'Ann Reyes', 'Daniel Reyes']);
  const asked = () => fakeApi.listRecruiterJobs.mock.lastCall?.[0].query;
  await userEvent.selectOptions(managers, 'Daniel Reyes');
  await waitFor(() => expect(asked()).toMatchObject({ status: 'new', managerId: 1001 }));
  await userEvent.selectOptions(managers, 'Any manager');
  await waitFor(() => expect(managers.value).toBe(''));
  cleanup();
  renderSignedIn(RecruiterJobsPage, { path: '/jobs', at: '/jobs?manager=1002' });
  await waitFor(() => expect(asked()).toMatchObject({ managerId: 1002 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Manager: Ann Reyes' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('managerId'));
});

it('An address that names what cannot be is read as far as it can, and says that a manager is none of theirs', async () => {
  const at = `/jobs?q=${encodeURIComponent('\u202enurse\u0000')}&manager=-1&status=odd&sort=odd`;
  const { unmount } = renderSignedIn(RecruiterJobsPage, { path: '/jobs', at });
  await screen.findByRole('table');
  const [{ query }] = fakeApi.listRecruiterJobs.mock.calls[0] as [{ query: object }];
  expect(query).toMatchObject({ status: 'new', q: 'nurse' });
  expect(query).not.toHaveProperty('managerId');
  unmount();
  renderSignedIn(RecruiterJobsPage, { path: '/jobs', at: '/jobs?manager=777' });
  expect(await screen.findByText('Manager: none of yours')).toBeDefined();
});
