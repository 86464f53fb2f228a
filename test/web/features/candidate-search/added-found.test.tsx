// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CandidatesPage } from '../../../../web/features/candidate-search/pages/candidates.tsx';
import { aFoundCandidate } from '../../../support/found-candidate.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const picture = 'data:image/jpeg;base64,AA';
const added = (id: number) => ({
  ...aFoundCandidate(id, { firstName: 'Nora', lastName: `No ${id}` }),
  isAdded: true as const,
  avatar: picture,
});
const answer = (data: object[], total = data.length) => ({
  data,
  meta: { total, page: 1, perPage: 10, city: null, tags: [], matched: { words: ['nora'], phrases: [] } },
});
const ann = aFoundCandidate(1, { firstName: 'Ann', lastName: 'Lee' });
const find = (own: object[], total?: number, others = [ann]) =>
  fakeApi.listCandidates.mockImplementation(async ({ query }: { query: { scope: string } }) =>
    query.scope === 'added' ? answer(own, total) : answer(others),
  );
const open = async (at: string) => {
  const account = { role: 'recruiter' } as const;
  renderSignedIn(CandidatesPage, { path: '/recruiter/candidates', at: `/recruiter/candidates${at}`, account });
};
const asked = () => fakeApi.listCandidates.mock.calls.map(([{ query }]) => query.scope);

describe('Whom a recruiter added, in the search for candidates', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    fakeApi.listSavedSearches.mockResolvedValue({ data: [] });
    fakeApi.listRecruiterJobs.mockResolvedValue({ data: [] });
  });

  it('comes before others who fit, three at first, marked as their own and leading to the record', async () => {
    find([11, 12, 13, 14].map(added), 12);
    await open('?q=nora');
    const own = within(await screen.findByRole('list', { name: 'Added by you' }));
    expect(screen.getByText(/^12 people whom you added fit, and nobody else finds them/)).toBeTruthy();
    expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [11, 12, 13].map((id) => `/recruiter/candidates/added/${id}`),
    );
    expect(own.getAllByText('Added by you')).toHaveLength(3);
    expect(own.getAllByText('Nora')[0]?.tagName).toBe('MARK');
    expect(own.queryByRole('button')).toBeNull();
    expect(document.querySelector(`img[src="${picture}"]`)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    const chip = await screen.findByRole('list', { name: 'Active filters' });
    expect(chip.textContent).toContain('Added by me');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Nora/ })).toHaveLength(4));
  });

  it('is asked for only once something is', async () => {
    find([added(11)]);
    await open('');
    await screen.findByRole('link', { name: 'Ann Lee' });
    expect(asked()).toEqual(['all']);
    expect(screen.queryByText(/you added fits/)).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'nora');
    expect(await screen.findByText(/^One person whom you added fits/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('is told from the others where none of those fits', async () => {
    find([added(11)], 1, []);
    await open('?q=nora');
    expect(await screen.findByRole('heading', { name: 'Nobody else fits all of this' })).toBeTruthy();
    expect(screen.getByText(/^One person whom you added fits/)).toBeTruthy();
  });

  it('that fits nothing says so, and is saved as a search that announces nobody', async () => {
    find([]);
    await open('?q=nora&scope=added');
    expect(await screen.findByRole('heading', { name: 'Nobody you added fits all of this' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    const alert = screen.getByLabelText<HTMLSelectElement>('Notify me when somebody new fits');
    expect([...alert.options].map(({ value }) => value)).toEqual(['never']);
    fakeApi.saveSearch.mockResolvedValue({ data: { id: 1 } });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(fakeApi.saveSearch.mock.calls[0]?.[0].body).toMatchObject({ alert: 'never', wish: { scope: 'added' } });
  });
});
