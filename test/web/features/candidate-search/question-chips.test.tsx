// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { readQuestion } from '../../../../functions/features/candidate-search/question/read-question.ts';
import { CandidatesPage } from '../../../../web/features/candidate-search/pages/candidates.tsx';
import { aFoundCandidate, foundAmongOthers } from '../../../support/found-candidate.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

// The list of the world's places is a file beside the server's code, which a window cannot read.
vi.mock('../../../../functions/features/lookups/world-places.ts', () => ({
  countryCalled: (name: string) => (name === 'united states' ? 'US' : undefined),
  isCountryCode: (code: string) => code === 'US',
  worldCity: () => undefined,
}));

const austin = {
  id: 7,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
  lat: 30.267,
  lng: -97.743,
  population: 961_855,
  zip: '78701',
};
const cityMeant = (words: string) => (words === 'Austin' ? austin : undefined);
const found = { ...aFoundCandidate(1, { firstName: 'Ann', lastName: 'Lee' }), city: austin, distance: 16 };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  fakeApi.listSavedSearches.mockResolvedValue({ data: [] });
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [] });
  fakeApi.listCandidates.mockImplementation(
    foundAmongOthers(({ search }: { search?: string }) => ({
      data: [found],
      meta: {
        total: 1,
        page: 1,
        perPage: 10,
        city: search?.includes('Austin') ? austin : null,
        tags: [],
        facets: { current: { available: 1, assigned: 3 } },
        ...(search && { read: readQuestion(search, cityMeant).parts }),
      },
    })),
  );
});

function Page() {
  const { search } = useLocation();
  return (
    <>
      <CandidatesPage />
      <output aria-label="Address">{new URLSearchParams(search).get('q')}</output>
    </>
  );
}
const open = (params: Record<string, string>) =>
  renderSignedIn(Page, {
    path: '/recruiter/candidates',
    at: `/recruiter/candidates?${new URLSearchParams(params).toString()}`,
    account: { role: 'recruiter' },
  });
const question = () => screen.getByLabelText('Address').textContent;
const chips = () => within(screen.getByRole('list', { name: 'How the question was read' })).queryAllByRole('listitem');
const words = () => chips().map(({ textContent }) => textContent);
const asked = '(java OR kotlin) -junior 5+ years within 30 miles of Austin W2 only';

it('A question is shown as chips, one for each part as it was read (PLUS-45)', async () => {
  open({ q: asked });
  await screen.findByRole('list', { name: 'How the question was read' });
  expect(words()).toEqual([
    'java or kotlin',
    'Not junior now',
    'At least 5 years of work',
    'Within 30 miles of Austin, TX',
    '“W2 only” left out: profiles do not say it',
  ]);
  expect(screen.getByText(/10 mi away/)).toBeTruthy();
});

it('A chip of a question is removed by its cross, and the question is what remains', async () => {
  open({ q: asked });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Not junior now from the question' }));
  await waitFor(() => expect(words()).toHaveLength(4));
  expect(question()).toBe('(java OR kotlin) 5+ years within 30 miles of Austin W2 only');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(question());
});

it('A chip of a question is changed in its own words, by Enter, and stays as it was by Escape', async () => {
  open({ q: 'java 5+ years' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change At least 5 years of work' }));
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words of this part' });
  expect(input().value).toBe('5+ years');
  await userEvent.clear(input());
  await userEvent.type(input(), '5-8 yrs{Enter}');
  await waitFor(() => expect(words()).toEqual(['java', '5 to 8 years of work']));
  expect(question()).toBe('java 5-8 yrs');
  await userEvent.click(screen.getByRole('button', { name: 'Change java' }));
  await userEvent.type(input(), 'script{Escape}');
  expect([question(), words()[0]]).toEqual(['java 5-8 yrs', 'java']);
});

it('A filter that the question says itself has no second chip', async () => {
  open({ q: 'nurse us citizen within 30 miles of Austin', citizenship: 'h1b', clearanceType: 'secret', cityId: '7' });
  await screen.findByRole('list', { name: 'How the question was read' });
  const active = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
  expect(active.map(({ textContent }) => textContent)).toEqual(['Clearance: Secret', 'Clear all']);
});

it('The city of the filter keeps its chip beside a place that the question leaves out', async () => {
  open({ q: 'nurse not in Austin', cityId: '7' });
  await screen.findByRole('list', { name: 'How the question was read' });
  expect(words()).toEqual(['nurse', 'Not in or near Austin, TX']);
  const active = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
  expect(active[0]?.textContent).toMatch(/^Within .* of Austin, TX$/);
});

it('A search that leaves out who is on a job says how many, and lists them by one press (PLUS-45)', async () => {
  open({ q: 'java' });
  expect((await screen.findByText(/3 more who fit are on a job and not listed/)).textContent).toContain('Show all too');
  await userEvent.click(screen.getByRole('button', { name: 'Show all too' }));
  await waitFor(() => expect(fakeApi.listCandidates.mock.lastCall?.[0].query.filter.current).toBe('all'));
  await waitFor(() => expect(screen.queryByText(/not listed/)).toBeNull());
});

it('A row says in which part of the profile a word of the question was found (PLUS-45)', async () => {
  fakeApi.listCandidates.mockImplementation(
    foundAmongOthers(() => ({
      data: [{ ...found, foundIn: { part: 'certification', text: 'CCRN, AACN' } }],
      meta: { total: 1, page: 1, perPage: 10, city: null, tags: [], matched: { words: ['ccrn'], phrases: [] } },
    })),
  );
  open({ q: 'ccrn' });
  expect((await screen.findByText(/Found in certification/)).textContent).toBe('Found in certification: CCRN, AACN');
  expect(screen.getByText('CCRN').tagName).toBe('MARK');
});

it('A question that is too long says so, and how much of it is searched', async () => {
  open({ q: 'java' });
  const box = await screen.findByRole('searchbox');
  await userEvent.click(box);
  await userEvent.paste(' nurse'.repeat(400));
  const said = 'Only the first 1,000 of 2,404 characters are searched';
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toHaveLength(1_000));
  expect([(box as HTMLInputElement).value.length, screen.getByRole('alert').textContent]).toEqual([2404, said]);
});
