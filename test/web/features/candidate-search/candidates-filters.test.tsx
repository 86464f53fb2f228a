// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidatesPage } from '../../../../web/features/candidate-search/pages/candidates.tsx';
import { noWish } from '../../../../web/features/candidate-search/model/wish-address.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { cellsOf } from '../../support/saved-cells.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aFoundCandidate, foundAmongOthers } from '../../../support/found-candidate.ts';

const nurses = { id: 5, version: 1, name: 'Nurses', alert: 'daily', wish: { ...noWish, search: 'nurse' } };
const houston = {
  id: 7,
  name: 'Houston',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
};
const ann = { ...aFoundCandidate(1, { firstName: 'Ann', lastName: 'Lee' }), title: 'ICU nurse' };
const respond = (data: object[] = [ann], over: object = {}) =>
  fakeApi.listCandidates.mockImplementation(
    foundAmongOthers(() => ({
      data,
      meta: { total: data.length, page: 1, perPage: 10, city: null, tags: [], ...over },
    })),
  );
function Page() {
  const { search } = useLocation();
  return (
    <>
      <CandidatesPage />
      <output aria-label="Address">{decodeURIComponent(search)}</output>
    </>
  );
}
const address = () => screen.getByLabelText('Address').textContent;
const open = (search = '') =>
  renderSignedIn(Page, {
    path: '/recruiter/candidates',
    at: `/recruiter/candidates${search}`,
    account: { role: 'recruiter' },
  });
const lastAsked = () => fakeApi.listCandidates.mock.lastCall?.[0].query;
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const labels = (name: string) => [...select(name).options].map(({ text }) => text);
const filters = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  fakeApi.listSavedSearches.mockResolvedValue({ data: [] });
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [] });
  respond();
});

it('The search asks for everybody who is available first, and its head leads to adding candidates (CAND-03)', async () => {
  open();
  await screen.findByRole('link', { name: 'Ann Lee' });
  expect(fakeApi.listCandidates.mock.calls).toMatchObject([
    [{ query: { scope: noWish.scope, order_by: noWish.order_by, page: 1, facets: true } }],
  ]);
  expect(fakeApi.listCandidates.mock.lastCall?.[0].signal).toBeInstanceOf(AbortSignal);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Candidates1');
  const links = ['Add candidate', 'Added by you'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/recruiter/candidates/add', '/recruiter/candidates/added']);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Saved searches/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'CSV, candidates' })).toBeTruthy();
});

it('The search offers the orders that make sense for it (CAND-27)', async () => {
  open();
  await screen.findByRole('link', { name: 'Ann Lee' });
  const usual = ['Best match', 'Newest', 'Name', 'Lowest rate', 'Lowest salary', 'Most experience'];
  expect(labels('Sort by')).toEqual(usual);
  expect(labels('Whose candidates')).toEqual(['All candidates', 'Put forward by me', 'My favourites', 'Added by me']);
  cleanup();
  open('?q=icu&cityId=4699066');
  await screen.findByRole('link', { name: 'Ann Lee' });
  expect(labels('Sort by')).toEqual(['Best match', 'Best text match', ...usual.slice(1), 'Nearest']);
});

it('Whose candidates are searched, their order and the text are kept in the address and asked for (CAND-24)', async () => {
  open();
  await screen.findByRole('link', { name: 'Ann Lee' });
  await userEvent.selectOptions(select('Whose candidates'), 'My favourites');
  await userEvent.selectOptions(select('Sort by'), 'Name');
  await userEvent.type(screen.getByRole('searchbox'), ' icu ');
  await waitFor(() => expect(address()).toBe('?q=icu&scope=favorite&sort=name'));
  await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'icu', scope: 'favorite', order_by: 'name' }));
  expect(filters()).toEqual(['My favourites', 'Clear all']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(address()).toBe('?scope=favorite&sort=name'));
});

it('Active filters are named in words, and are removed one by one or all together (CAND-24)', async () => {
  respond([ann], { city: houston, tags: [{ id: 2, name: 'Triage' }] });
  open('?q=icu&tagIds=2,3&cityId=7&relocation=true');
  await screen.findByRole('button', { name: 'Remove filter Triage' });
  expect(filters()).toEqual(['Triage', '…', 'Within 31 miles of Houston, TX', 'Would relocate', 'Clear all']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Triage' }));
  await waitFor(() => expect(address()).toBe('?q=icu&cityId=7&relocation=true&tagIds=3'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('?q=icu'));
  expect(lastAsked()).toMatchObject({ search: 'icu', filter: noWish.filter });
});

it('A search that finds nobody is cleared by one press; one that asks for nothing offers none', async () => {
  respond([], { facets: {} });
  open('?relocation=true');
  await screen.findByRole('heading', { name: 'Nobody fits all of this' });
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('heading', { name: 'No candidates are available' })).toBeTruthy();
  expect(address()).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
});

it('Candidates that could not be loaded are loaded again on request', async () => {
  fakeApi.listCandidates.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('The candidates could not be loadedNot nowTry again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ann Lee' })).toBeTruthy();
});

it('The words that were found are marked, and none without a text', async () => {
  respond([ann], { matched: { words: ['icu'], phrases: [] } });
  open('?q=icu');
  await screen.findByRole('link', { name: 'Ann Lee' });
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['ICU']);
  cleanup();
  open();
  await screen.findByRole('link', { name: 'Ann Lee' });
  expect(document.querySelector('mark')).toBeNull();
});

it('A saved search in the address opens with what it asks for, and is named (PLUS-19)', async () => {
  fakeApi.listSavedSearches.mockResolvedValue({ data: [nurses] });
  open('?saved=5');
  expect(await screen.findByText('Saved search: Nurses')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('?q=nurse&saved=5'));
  expect(screen.getByRole('button', { name: 'Change saved search' })).toBeTruthy();
  await userEvent.selectOptions(select('Sort by'), 'Name');
  expect(address()).toBe('?q=nurse&sort=name&saved=5');
  expect(screen.queryByText(/no longer exists/)).toBeNull();
});

it('A saved search that was removed is reported, and everybody is listed', async () => {
  fakeApi.listSavedSearches.mockResolvedValue({ data: [nurses] });
  open('?saved=6');
  expect(await screen.findByText('This saved search no longer exists. All candidates are listed.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save search' })).toBeTruthy();
});

it('Saving a search suggests its words as the name, and the address then names it (PLUS-19)', async () => {
  open('?q=icu&relocation=true');
  await screen.findByRole('link', { name: 'Ann Lee' });
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('“icu”, Would relocate');
  fakeApi.saveSearch.mockResolvedValue({ data: { ...nurses, id: 9 } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(address()).toBe('?q=icu&relocation=true&saved=9'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakeApi.saveSearch.mock.lastCall?.[0].body).toEqual({
    name: '“icu”, Would relocate',
    alert: 'daily',
    wish: { ...noWish, search: 'icu', filter: { ...noWish.filter, relocation: true } },
  });
});

it('On a phone the filters are in a dialog that says how many candidates they find', async () => {
  respond([ann], { total: 1200 });
  open();
  await screen.findByRole('link', { name: 'Ann Lee' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Filters' }).at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Availability' }), 'On a job');
  await waitFor(() => expect(address()).toBe('?current=assigned'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show 1,200 candidates' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('The page says nothing of a saved search before the saved ones are known, nor of an address that names none', async () => {
  fakeApi.listSavedSearches.mockReturnValue(new Promise(() => {}));
  open('?saved=6');
  await screen.findByRole('link', { name: 'Ann Lee' });
  expect(screen.queryByText(/no longer exists/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save search' })).toBeTruthy();
  cleanup();
  fakeApi.listSavedSearches.mockResolvedValue({ data: [nurses] });
  open('?q=icu');
  await screen.findByRole('button', { name: 'Saved searches (1)' });
  expect(screen.queryByText(/no longer exists|^Saved search:/)).toBeNull();
  // What is asked for besides the saved search stays.
  cleanup();
  open('?saved=5&sort=name');
  await screen.findByText('Saved search: Nurses');
  expect(address()).toBe('?saved=5&sort=name');
});

it('A saved search is opened from the list, and changed under its name (PLUS-19)', async () => {
  fakeApi.listSavedSearches.mockResolvedValue({ data: [nurses] });
  open('?relocation=true');
  fireEvent.click(await screen.findByRole('button', { name: 'Saved searches (1)' }));
  fireEvent.click(screen.getByText('Nurses'));
  await waitFor(() => expect(address()).toBe('?q=nurse&saved=5'));
  fireEvent.click(await screen.findByRole('button', { name: 'Change saved search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change saved search' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Nurses');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('The candidates that are found are saved as a file of a hundred a page, all of the search', async () => {
  let saved = new Blob();
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:file');
  open('?q=icu');
  fireEvent.click(await screen.findByRole('button', { name: 'CSV, candidates' }));
  await waitFor(() => expect(saved.size).toBeGreaterThan(0));
  expect(lastAsked()).toMatchObject({ search: 'icu', page: 1, perPage: maxPerPage });
  expect((await cellsOf(saved))[1]?.slice(0, 2)).toEqual(['Ann Lee', 'ICU nurse']);
});

it('A search shows that it is read, and who is found is marked as favourite from their row (CAND-40)', async () => {
  fakeApi.listCandidates.mockReturnValueOnce(new Promise(() => {}));
  open();
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'No candidates are available' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Candidates');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.placeholder).toBe('Search name, title, skill or place');
  cleanup();
  fakeApi.favoriteCandidate.mockResolvedValue({ data: {} });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add Ann Lee to favourites' }));
  await waitFor(() =>
    expect(fakeApi.favoriteCandidate.mock.calls).toEqual([
      [{ params: { candidateId: 1 }, body: { isFavorite: true } }],
    ]),
  );
  expect(document.querySelector('.ui-skeleton')).toBeNull();
});
