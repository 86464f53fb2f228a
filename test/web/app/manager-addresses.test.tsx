// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInRoutes } from '../../../web/app/routes/signed-in.ts';
import { aJob } from '../../support/builders.ts';
import { renderSignedIn } from '../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({
  readJob: vi.fn(),
  listClosingCandidates: vi.fn(),
  listClients: vi.fn(),
  listCampaigns: vi.fn(),
  listClientsJobs: vi.fn(),
  listRecruitersClients: vi.fn(),
  listRecruitersJobs: vi.fn(),
}));
vi.mock('../../../web/api/api.ts', () => {
  const nothing = async () => ({ data: [], meta: { total: 0, page: 1, perPage: 100 } });
  return {
    api: {
      jobs: calls,
      clients: { listClients: calls.listClients, listClientOptions: nothing },
      campaigns: { listCampaigns: calls.listCampaigns },
      recruiters: { listRecruiters: nothing },
      lookups: { searchCities: nothing, searchTags: nothing },
    },
  };
});

const list = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });
const titleOf = () => (screen.getByLabelText('Title') as HTMLInputElement).value;

/** Opens an address as the manager's app does: by its route, and the page that the route loads. */
async function open(address: string): Promise<void> {
  const match = matchRoutes(signedInRoutes('manager'), address)?.at(-1)?.route as {
    path?: string;
    lazy?: () => Promise<{ Component: React.ComponentType }>;
  };
  const { Component } = (await match.lazy?.()) ?? {};
  if (!Component) throw new Error(`${address} has no page`);
  renderSignedIn(Component, { path: match.path ?? '', at: address });
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.readJob.mockResolvedValue({ data: aJob({ managerId: 1001 }) });
  calls.listClosingCandidates.mockResolvedValue({ data: { job: aJob({ managerId: 1001 }), candidates: [] } });
});

it('/jobs/{id} is the form of that job (JOB-02)', async () => {
  await open('/jobs/5001');
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy();
  expect([titleOf(), calls.readJob.mock.calls[0]?.[0].params]).toEqual(['ICU registered nurse, nights', { id: 5001 }]);
});

it.each(['/jobs/new', '/manager/post-new-job'])('%s is a blank form that reads no job (JOB-03, JOB-04)', async (at) => {
  await open(at);
  expect(await screen.findByRole('button', { name: 'Post job' })).toBeTruthy();
  expect([titleOf(), calls.readJob.mock.calls.length]).toEqual(['', 0]);
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')];
  expect(inputs.length).toBeGreaterThan(20);
  const filled = inputs.filter((one) => ('checked' in one && one.type === 'checkbox' ? one.checked : one.value !== ''));
  // One person is what most jobs look for.
  expect(filled.map(({ id, value }) => `${id}: ${value}`)).toEqual(['openings: 1']);
});

it('/jobs/clone/{id} is a form that begins with that job (JOB-48)', async () => {
  await open('/jobs/clone/5001');
  expect(await screen.findByRole('button', { name: 'Post copy' })).toBeTruthy();
  expect(titleOf()).toBe('ICU registered nurse, nights');
});

it('/jobs/view/{id}/close asks how the job is to be closed (JOB-07)', async () => {
  await open('/jobs/view/5001/close');
  expect(await screen.findByRole('button', { name: 'Close job' })).toBeTruthy();
  expect(calls.listClosingCandidates.mock.calls[0]?.[0].params).toEqual({ id: 5001 });
});

it('/clients lists the manager’s clients (CLIENT-01)', async () => {
  const contact = {
    contactPerson: 'Ann',
    contactPersonsPosition: 'Head',
    phonePrefix: null,
    phone: null,
    email: 'a@b.co',
  };
  const client = {
    id: 1,
    version: 1,
    companyName: 'Meridian',
    city: null,
    jobs: 0,
    createdAt: '2026-09-01T10:00:00.000Z',
  };
  calls.listClients.mockResolvedValue(list({ ...client, ...contact }));
  await open('/clients');
  expect(await screen.findByText('Meridian')).toBeTruthy();
});

it('/manager/add-client is the form of a new client (CLIENT-02)', async () => {
  await open('/manager/add-client');
  expect(screen.getByRole('form', { name: 'Add client' })).toBeTruthy();
  expect((screen.getByLabelText('Company name') as HTMLInputElement).value).toBe('');
});

describe('The lists that tie clients, recruiters and jobs (JOB-09)', () => {
  const client = { id: 40, companyName: 'Cedar Clinic' };
  const job = { id: 5001, title: 'ICU nurse', candidatesCount: 2 };
  const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
  const shown = async () => {
    const [name] = await screen.findAllByText(/^(Cedar Clinic|Olivia Brandt)$/);
    const row = name?.closest('.tie-list > li') as HTMLElement;
    return [
      row.textContent,
      ...within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ];
  };

  it('/clients-jobs has each client with its jobs', async () => {
    calls.listClientsJobs.mockResolvedValue(list({ ...client, jobs: [{ ...job, client }], jobsCount: 23 }));
    await open('/clients-jobs');
    const [words, ...links] = await shown();
    expect([words, links]).toEqual([
      'Cedar ClinicICU nurse 2 candidatesand 22 more',
      ['/jobs/view/5001', '/jobs?clientId=40'],
    ]);
  });

  it('/recruiters-clients has each recruiter with the clients they recruit for', async () => {
    const clients = [{ ...client, jobsCount: 3 }];
    calls.listRecruitersClients.mockResolvedValue(list({ ...olivia, clients, clientsCount: 1 }));
    await open('/recruiters-clients');
    const [words, ...links] = await shown();
    expect([words, links]).toEqual([
      'Olivia BrandtCedar Clinic 3 jobs',
      ['/manager/recruiters/2001', '/jobs?clientId=40'],
    ]);
  });

  it('/manager/recruiters-jobs has each recruiter with the jobs they recruit for, and their clients', async () => {
    calls.listRecruitersJobs.mockResolvedValue(list({ ...olivia, jobs: [{ ...job, client }], jobsCount: 1 }));
    await open('/manager/recruiters-jobs');
    const [words, ...links] = await shown();
    expect([words, links]).toEqual([
      'Olivia BrandtICU nurse Cedar Clinic · 2 candidates',
      ['/manager/recruiters/2001', '/jobs/view/5001'],
    ]);
  });
});

it('The job form offers the job types and the work types of the product (JOB-32, JOB-33)', async () => {
  await open('/jobs/new');
  await screen.findByRole('button', { name: 'Post job' });
  const offered = (group: RegExp) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(offered(/^Employment/)).toEqual(['Full time', 'Part time', 'Temporary', 'Other']);
  expect(offered(/^Work type/)).toEqual(['W2', '1099', 'Corp-to-corp']);
});
