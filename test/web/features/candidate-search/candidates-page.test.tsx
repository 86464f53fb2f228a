// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CandidatesPage } from '../../../../web/features/candidate-search/pages/candidates.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aFoundCandidate, foundAmongOthers } from '../../../support/found-candidate.ts';

const found = (id: number) => aFoundCandidate(id, { firstName: 'Ann', lastName: `No ${id}` });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  fakeApi.listSavedSearches.mockResolvedValue({ data: [] });
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [] });
  fakeApi.listCandidates.mockImplementation(async ({ query: { page } }: { query: { page: number } }) => ({
    data: Array.from({ length: page === 1 ? 10 : 2 }, (_, at) => found(page * 100 + at)),
    meta: { total: 12, page, perPage: 10, city: null, tags: [] },
  }));
});

it('The search for candidates lists ten, and appends the next page until all are there (CAND-03)', async () => {
  renderSignedIn(CandidatesPage, { path: '/recruiter/candidates', account: { role: 'recruiter' } });
  const names = () => screen.queryAllByRole('link', { name: /^Ann No/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(screen.getByRole('link', { name: 'Ann No 100' }).getAttribute('href')).toBe('/recruiter/candidates/100');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(12));
  expect(names().at(-1)).toBe('Ann No 201');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(fakeApi.listCandidates.mock.calls.map(([{ query }]) => query.page)).toEqual([1, 2]);
});

it('The search for candidates says that nobody available fits but others do, and shows them by one press (CAND-26)', async () => {
  const meta = { page: 1, perPage: 10, city: null, tags: [] };
  fakeApi.listCandidates.mockImplementation(
    foundAmongOthers(({ filter }: { filter: { current: string } }) =>
      filter.current === 'all'
        ? { data: [found(1), found(2)], meta: { ...meta, total: 2 } }
        : { data: [], meta: { ...meta, total: 0, facets: { current: { assigned: 2 } } } },
    ),
  );
  renderSignedIn(CandidatesPage, {
    path: '/recruiter/candidates',
    at: '/recruiter/candidates?q=react',
    account: { role: 'recruiter' },
  });
  await screen.findByText('Nobody who is available fits');
  expect(screen.getByText('2 candidates who fit are on a job at the moment.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 on a job' }));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Ann No/ })).toHaveLength(2));
  expect(fakeApi.listCandidates.mock.lastCall?.[0].query).toMatchObject({
    search: 'react',
    filter: { current: 'all' },
  });
});

it('The search for candidates offers nobody else where nobody at all fits', async () => {
  fakeApi.listCandidates.mockResolvedValue({
    data: [],
    meta: { total: 0, page: 1, perPage: 10, city: null, tags: [], facets: { current: {} } },
  });
  renderSignedIn(CandidatesPage, {
    path: '/recruiter/candidates',
    at: '/recruiter/candidates?q=react',
    account: { role: 'recruiter' },
  });
  await screen.findByText('Nobody fits all of this');
  expect(screen.queryByRole('button', { name: /on a job/ })).toBeNull();
});

it('The list is marked as busy while another search loads over the former one, and only then', async () => {
  renderSignedIn(CandidatesPage, { path: '/recruiter/candidates', account: { role: 'recruiter' } });
  const results = async () => (await screen.findByRole('link', { name: 'Ann No 100' })).closest('.candidate-results');
  expect((await results())?.getAttribute('aria-busy')).toBeNull();
  fakeApi.listCandidates.mockReturnValue(new Promise(() => {}));
  await userEvent.type(screen.getByRole('searchbox'), 'welder');
  await waitFor(async () => expect((await results())?.getAttribute('aria-busy')).toBe('true'));
});
