// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { RecruiterJobPage } from '../../../../web/features/recruiter-jobs/pages/recruiter-job.tsx';
import { RecruiterJobsPage } from '../../../../web/features/recruiter-jobs/pages/recruiter-jobs.tsx';
import { aJob } from '../../../support/builders.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
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

it('Jobs in progress show the recruiter’s candidates and where each is', async () => {
  renderSignedIn(RecruiterJobsPage, { path: '/jobs', at: '/jobs?status=in_progress' });
  const table = await screen.findByRole('table', { name: 'In progress jobs' });
  const cell = within(table).getAllByRole('cell')[1];
  expect(cell?.textContent).toBe('Priya IyerFirst Interview Complete');
});

it('New jobs name place and pay under the title too, where a phone has no columns for them', async () => {
  const job = { ...row, city: null, rateFrom: 30, rateTo: 40, rateCurrency: 'USD' };
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [job], meta: { total: 1, page: 1, perPage: 25 } });
  renderSignedIn(RecruiterJobsPage, { path: '/jobs', at: '/jobs' });
  const table = await screen.findByRole('table', { name: 'New jobs' });
  expect(within(table).getAllByRole('cell')[0]?.textContent).toBe('ICU nurseRemote · $30–40/h');
});

it('Jobs in progress count the candidates whom the page does not name', async () => {
  fakeApi.listRecruiterJobs.mockResolvedValue({
    data: [
      {
        ...row,
        moreCandidates: 3,
        candidates: [3001, 3002, 3003].map((id) => ({ ...row.candidates[0], candidateId: id })),
      },
    ],
    meta: { total: 1, page: 1, perPage: 25 },
  });
  renderSignedIn(RecruiterJobsPage, { path: '/jobs', at: '/jobs?status=in_progress' });
  const table = await screen.findByRole('table', { name: 'In progress jobs' });
  const cell = within(table).getAllByRole('cell')[1];
  expect(cell?.textContent).toMatch(/and 4 more$/);
  expect(within(cell!).getAllByText('Priya Iyer')).toHaveLength(2);
});

it('Jobs in progress whose manager answers nobody are marked in the list (PLUS-14)', async () => {
  const silent = { ...row, silentSince: '2026-09-01T10:00:00.000Z' };
  fakeApi.listRecruiterJobs.mockResolvedValue({
    data: [silent, { ...row, id: 5002, silentSince: null }],
    meta: { total: 2, page: 1, perPage: 25 },
  });
  renderSignedIn(RecruiterJobsPage, { path: '/jobs', at: '/jobs?status=in_progress' });
  const table = within(await screen.findByRole('table', { name: 'In progress jobs' }));
  expect(table.getAllByText(/^No answer since/).map((one) => one.textContent)).toEqual([
    'No answer since 1st Sep 2026',
  ]);
});

it('A recruiter sorts jobs by points and searches them, and the server does both', async () => {
  renderSignedIn(RecruiterJobsPage, { path: '/jobs' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Most points');
  await userEvent.type(screen.getByRole('searchbox'), 'nurse');
  await waitFor(() =>
    expect(fakeApi.listRecruiterJobs.mock.lastCall?.[0]).toMatchObject({
      query: { status: 'new', q: 'nurse', sort: 'points', page: 1 },
    }),
  );
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

it('The recruiter’s job page puts a candidate forward and invites candidates', async () => {
  fakeApi.readRecruiterJob.mockResolvedValue({ data: { job: aJob(), candidates: [] } });
  const actions = fakeFrame();
  renderSignedIn(
    () => (
      <FrameActionsContext value={actions}>
        <RecruiterJobPage />
      </FrameActionsContext>
    ),
    { path: '/jobs/view/:id', at: '/jobs/view/5001' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Put a candidate forward' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite candidates' }));
  expect(actions.putForward.mock.lastCall?.[0]).toMatchObject({ job: { id: 5001 } });
  expect(actions.inviteCandidates).toHaveBeenCalledOnce();
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
