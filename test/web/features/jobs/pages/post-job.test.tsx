// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CloneJobPage } from '../../../../../web/features/jobs/pages/clone-job.tsx';
import { EditJobPage } from '../../../../../web/features/jobs/pages/edit-job.tsx';
import { PostJobPage } from '../../../../../web/features/jobs/pages/post-job.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const job = aJob({ managerId: 1001, version: 4 });
const stored = (over: object = {}) => ({ data: { ...job, ...over } });

beforeEach(() => {
  fakeApi.searchCities.mockResolvedValue({ data: [] });
  fakeApi.searchTags.mockResolvedValue({ data: [] });
  fakeApi.readJob.mockResolvedValue(stored());
  fakeApi.listClientOptions.mockReset().mockResolvedValue({ data: [{ id: 7, companyName: 'Meridian Health' }] });
  fakeApi.listRecruiters.mockReset().mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
});

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Title'), 'ICU nurse');
  await userEvent.type(screen.getByLabelText('Description'), 'Care');
}

it('The job form marks each missing field, lists them in a summary and sends nothing (VALID-59)', async () => {
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  await userEvent.click(screen.getByRole('button', { name: 'Post job' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('2 things need attention');
  expect(fakeApi.postJob).not.toHaveBeenCalled();
});

it('The job form shows the job’s client by its name, and reads the others once it is used', async () => {
  fakeApi.readJob.mockResolvedValue(stored({ clientId: 9, client: { companyName: 'Lakeside' }, recruiters: [] }));
  renderSignedIn(EditJobPage, { path: '/jobs/:id', at: `/jobs/${job.id}` });
  const client = await screen.findByLabelText<HTMLSelectElement>(/^Client/);
  expect(client.selectedOptions[0]?.textContent).toBe('Lakeside');
  expect(fakeApi.listClientOptions).not.toHaveBeenCalled();
  expect(fakeApi.listRecruiters).not.toHaveBeenCalled();
  screen.getByLabelText('Title').focus();
  expect(await screen.findByRole('option', { name: 'Meridian Health' })).toBeTruthy();
  expect(await screen.findByText('You have no recruiters yet.')).toBeTruthy();
});

it('The job form says how many recruiters were invited from it, and that they can be chosen later', async () => {
  fakeApi.listRecruiterInvitations.mockResolvedValue({ data: [], meta: { total: 2, page: 1, perPage: 1 } });
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  screen.getByLabelText('Title').focus();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite recruiters' }));
  expect(await screen.findByText(/2 recruiters are invited and can be chosen here once they accept/)).toBeTruthy();
});

it('Posting a job opens the list (JOB-51)', async () => {
  fakeApi.postJob.mockResolvedValue(stored());
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Post job' }));
  expect(await screen.findByText('at /jobs')).toBeTruthy();
  expect(fakeApi.postJob.mock.calls[0]?.[0].body).toMatchObject({
    title: 'ICU nurse',
    description: 'Care',
    countryId: 0,
  });
});

it('The job form keeps a draft when the user leaves, and says so on return', async () => {
  const { unmount } = renderSignedIn(PostJobPage, { path: '/jobs/new' });
  await fillIn();
  unmount();
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  expect(screen.getByText(/Your unsaved changes were kept/)).toBeTruthy();
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('ICU nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('');
});

it.each(['closed', 'signed'] as const)(
  'Editing a %s job sends the version that was read and opens the job (JOB-49, JOB-50)',
  async (status) => {
    fakeApi.readJob.mockResolvedValue(stored({ status }));
    fakeApi.changeJob.mockResolvedValue(stored({ status, version: 5 }));
    renderSignedIn(EditJobPage, { path: '/jobs/:id', at: `/jobs/${job.id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(`at /jobs/view/${job.id}`)).toBeTruthy();
    expect(fakeApi.changeJob.mock.calls[0]?.[0].body).toMatchObject({ version: 4 });
  },
);

it('Copying a job opens the list of all jobs, where it is marked as a copy (JOB-05, JOB-54, JOB-55, DEC-19)', async () => {
  fakeApi.postJob.mockResolvedValue(stored());
  renderSignedIn(CloneJobPage, { path: '/jobs/clone/:id', at: `/jobs/clone/${job.id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Post copy' }));
  await waitFor(() => expect(screen.getByText('at /jobs?ownership=all&page=1')).toBeTruthy());
  expect(fakeApi.postJob.mock.calls[0]?.[0].body).toMatchObject({ title: job.title, isCloned: true });
});

it('A copy of another manager’s job begins without their client and recruiters (JOB-48)', async () => {
  const theirs = { managerId: 1002, clientId: 8, client: { companyName: 'Theirs' }, recruiters: [2009] };
  fakeApi.readJob.mockResolvedValue(stored(theirs));
  fakeApi.postJob.mockResolvedValue(stored());
  renderSignedIn(CloneJobPage, { path: '/jobs/clone/:id', at: `/jobs/clone/${job.id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Post copy' }));
  await waitFor(() => expect(fakeApi.postJob).toHaveBeenCalled());
  expect(fakeApi.postJob.mock.calls[0]?.[0].body).toMatchObject({ title: job.title, clientId: null, recruiters: [] });
});

it('The share of travel is most of the time or 10% to 90% (JOB-31, DEC-58)', async () => {
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  await userEvent.selectOptions(screen.getByLabelText(/^Travel/), 'yes');
  const share = screen.getByLabelText<HTMLSelectElement>(/^Share of the time/);
  const options = [...share.options].filter(({ value }) => value).map(({ value, label }) => [value, label]);
  expect(options).toEqual([
    ['100', 'Most of the time'],
    ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) => [String(percent), `${percent}%`]),
  ]);
});

it('A posted job leaves no draft: the next form begins empty', async () => {
  fakeApi.postJob.mockResolvedValue(stored());
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Post job' }));
  await screen.findByText('at /jobs');
  cleanup();
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  expect(screen.queryByText(/Your unsaved changes were kept/)).toBeNull();
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('');
});

it('Recruiters are found by any part of their name, whatever its case, and are sent with the job (JOB-25)', async () => {
  const people = [
    { id: 2001, firstName: 'Olivia', lastName: 'Brandt', email: 'olivia@b.example' },
    { id: 2002, firstName: 'Noah', lastName: 'Berg', email: null },
  ];
  fakeApi.listRecruiters.mockResolvedValue({ data: people, meta: { total: 2, page: 1, perPage: 100 } });
  fakeApi.postJob.mockResolvedValue(stored());
  renderSignedIn(PostJobPage, { path: '/jobs/new' });
  await fillIn();
  const recruiters = await screen.findByRole('combobox', { name: /^Recruiters/ });
  await userEvent.click(recruiters);
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Brandt|Berg/ })).toHaveLength(2));
  await userEvent.type(recruiters, 'BRAND');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Berg/ })).toBeNull());
  await userEvent.click(await screen.findByRole('option', { name: /Olivia Brandt.*olivia@b\.example/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Post job' }));
  await waitFor(() => expect(fakeApi.postJob.mock.lastCall?.[0].body).toMatchObject({ recruiters: [2001] }));
});
