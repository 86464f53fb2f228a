// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../../web/api/paging.ts';
import { CandidateRow } from '../../../../web/features/candidate-search/components/candidate-row.tsx';
import { candidatesQuery, useFavoriteFound } from '../../../../web/features/candidate-search/queries/candidates.ts';
import { noWish } from '../../../../web/features/candidate-search/model/wish-address.ts';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import { mostSavedSearches } from '../../../../shared/constants/candidate-search.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { MatchLine } from '../../../../web/common/match/match-line.tsx';
import { candidateKeys } from '../../../../web/common/query-keys/candidates.ts';
import { factsOf } from '../../../../web/features/candidate-search/model/candidate-facts.ts';
import { candidateFileColumns } from '../../../../web/features/candidate-search/model/candidate-file.ts';
import { NobodyFound } from '../../../../web/features/candidate-search/components/nobody-found.tsx';
import { SavedSearches } from '../../../../web/features/candidate-search/components/saved-searches.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aFoundCandidate } from '../../../support/found-candidate.ts';

const found = (id: number, firstName: string) => aFoundCandidate(id, { firstName, lastName: 'Iyer' });

function List() {
  const list = useInfiniteQuery(candidatesQuery(noWish));
  const favorite = useFavoriteFound();
  return rowsOf(list.data).map((candidate) => (
    <CandidateRow
      key={candidate.id}
      candidate={candidate}
      wanted={[]}
      unit="km"
      mark={(text) => text}
      onFavorite={(isFavorite) => favorite.mutate({ id: candidate.id, isFavorite })}
    />
  ));
}

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listCandidates.mockResolvedValue({
    data: [found(1, 'Ann'), found(2, 'Bob')],
    meta: { total: 2, page: 1, perPage: 10, city: null, tags: [] },
  });
});

it('A star in the list of candidates shows immediately, on that row alone (CAND-40)', async () => {
  renderSignedIn(List, { path: '/' });
  fakeApi.favoriteCandidate.mockReturnValue(new Promise(() => {}));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Ann Iyer to favourites' }));
  expect(await screen.findByRole('button', { name: 'Remove Ann Iyer from favourites' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Bob Iyer to favourites' })).toBeTruthy();
  expect(fakeApi.favoriteCandidate.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 1 },
    body: { isFavorite: true },
  });
});

it('The skills that were searched for come first in a row of the list, of which it names eight', () => {
  const spheres = Array.from({ length: 10 }, (_, id) => ({ id, name: `Skill ${id}` }));
  const { container } = renderSignedIn(
    () => (
      <CandidateRow
        candidate={{ ...found(1, 'Ann'), spheres }}
        wanted={[9, 4]}
        unit="km"
        mark={(text) => text}
        onFavorite={() => {}}
      />
    ),
    { path: '/' },
  );
  expect(container.textContent?.match(/Skill \d/g)).toEqual([4, 9, 0, 1, 2, 3, 5, 6].map((id) => `Skill ${id}`));
});

it('A star that could not be saved is taken back', async () => {
  renderSignedIn(List, { path: '/' });
  let refuse: (reason: Error) => void = () => undefined;
  fakeApi.favoriteCandidate.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Ann Iyer to favourites' }));
  await screen.findByRole('button', { name: 'Remove Ann Iyer from favourites' });
  refuse(new Error('offline'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Ann Iyer to favourites' })).toBeTruthy());
});

it('A star that was saved has the profile of its candidate read again, and of no other', async () => {
  fakeApi.favoriteCandidate.mockResolvedValue({ data: {} });
  const { queryClient } = renderSignedIn(List, { path: '/' });
  const star = await screen.findByRole('button', { name: 'Add Ann Iyer to favourites' });
  for (const id of [1, 2]) queryClient.setQueryData(candidateKeys.profile(id), {});
  fireEvent.click(star);
  const isStale = (id: number) => queryClient.getQueryState(candidateKeys.profile(id))?.isInvalidated;
  await waitFor(() => expect([isStale(1), isStale(2)]).toEqual([true, false]));
});

const priya: FoundCandidate = {
  ...found(1, 'Priya'),
  title: 'ICU nurse',
  city: {
    id: 7,
    name: 'Houston',
    state: { name: 'Texas', abbr: 'TX' },
    country: { id: 840, name: 'United States' },
  } as never,
  distance: 12,
  spheres: Array.from({ length: 9 }, (_, id) => ({ id, name: `Skill ${id}` })),
  hourly: { rateFrom: 40, rateTo: 60, currency: 'USD' } as never,
  salary: { rateFrom: 90_000, rateTo: null, currency: 'USD' } as never,
  relocation: true,
  clearanceType: ['secret'],
  citizenship: ['greenCard'],
  workStartedAt: '2016-01-01T00:00:00.000Z',
  current: 'assigned',
  match: {
    percent: 80,
    reasons: [
      { about: 'skills', fit: 'good', words: 'Has 3 of 3 skills' },
      { about: 'pay', fit: 'unknown', words: 'Pay is not known' },
    ],
  } as never,
};

describe('A found candidate', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00.000Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const row = (candidate: FoundCandidate, onFavorite = vi.fn()) => {
    const mark = (text: string) => <mark>{text}</mark>;
    renderSignedIn(
      () => <CandidateRow candidate={candidate} wanted={[8]} unit="km" mark={mark} onFavorite={onFavorite} />,
      {
        path: '/',
      },
    );
    return onFavorite;
  };

  it('is shown with what they bring, where they are, and how well they fit (CAND-25, PLUS-17)', () => {
    const onFavorite = row(priya);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/recruiter/candidates/1');
    expect(screen.getByText('On a job')).toBeTruthy();
    const facts = factsOf(priya);
    expect(facts).toEqual(['10 years of work', '$40–60/h', 'from $90k/yr', 'Secret', 'Green card', 'Would relocate']);
    expect(document.querySelector('.candidate-place')?.textContent).toBe(' Houston, TX, 12 km away');
    for (const fact of facts) expect(document.querySelector('.candidate-facts')?.textContent).toContain(fact);
    const skills = [...screen.getByRole('list', { name: 'Skills' }).children];
    expect(skills.map(({ textContent }) => textContent)).toEqual(
      [8, 0, 1, 2, 3, 4, 5, 6].map((id) => `Skill ${id}`).concat('and 1 more'),
    );
    expect(skills.map((one) => one.getAttribute('data-wanted')).slice(0, 2)).toEqual(['true', null]);
    expect([...document.querySelectorAll('mark')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Priya Iyer',
      'ICU nurse',
      'Houston, TX',
    ]);
    expect(screen.getByText('80 % match').getAttribute('data-meaning')).toBe('green');
    expect([...screen.getByRole('list', { name: 'Why' }).children].map(({ textContent }) => textContent)).toEqual([
      'Has 3 of 3 skills',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Add Priya Iyer to favourites' }));
    expect(onFavorite.mock.calls).toEqual([[true]]);
  });

  it('with eight skills shows all of them, and none as more', () => {
    row({ ...priya, spheres: priya.spheres.slice(0, 8) });
    expect(screen.getByRole('list', { name: 'Skills' }).lastElementChild?.textContent).toMatch(/^Skill \d$/);
  });

  it('of whom nothing is known is a name', () => {
    row(found(1, 'Ann'));
    expect(document.querySelector('.candidate-body')?.textContent).toBe('Ann Iyer');
    expect(factsOf(found(1, 'Ann'))).toEqual([]);
  });

  it('in a city without a distance has no way to it, and one year of work is one', () => {
    row({ ...priya, distance: null });
    expect(document.querySelector('.candidate-place')?.textContent).toBe(' Houston, TX');
    expect(factsOf({ ...found(1, 'Ann'), workStartedAt: '2025-02-01T00:00:00.000Z' })).toEqual(['1 year of work']);
    expect(
      factsOf({ ...found(1, 'Ann'), salary: { rateFrom: null, rateTo: 95_000, currency: 'EUR' } as never }),
    ).toEqual(['up to €95k/yr']);
  });

  it('is in a file with the same words (PLUS-30)', () => {
    const cells = candidateFileColumns.map(({ header, text }) => [header, text(priya)]);
    expect(Object.fromEntries(cells)).toMatchObject({
      Title: 'ICU nurse',
      City: expect.stringContaining('Houston'),
      'Distance in km': 12,
      Facts: factsOf(priya).join(', '),
      'On a job': 'Yes',
      Favourite: 'No',
    });
    expect(candidateFileColumns.at(-1)?.text({ ...priya, isFavorite: true })).toBe('Yes');
  });
});

it.each([
  [75, 'green'],
  [74, 'accent'],
  [40, 'accent'],
  [39, 'neutral'],
  [0, 'neutral'],
])('A match of %i percent is %s', (percent, meaning) => {
  renderSignedIn(() => <MatchLine match={{ percent, reasons: [] } as never} />, { path: '/' });
  expect(screen.getByText(`${percent} % match`).getAttribute('data-meaning')).toBe(meaning);
  cleanup();
  const { container } = renderSignedIn(() => <MatchLine match={{ percent: null, reasons: [] } as never} />, {
    path: '/',
  });
  expect(container.textContent).toBe('');
});

const nobody = (props: Partial<Parameters<typeof NobodyFound>[0]>) => {
  const acts = { onClear: vi.fn(), onShowAll: vi.fn() };
  const { container } = renderSignedIn(
    () => <NobodyFound scope="all" isNarrowed={false} isBesideAdded={false} onAJob={0} {...acts} {...props} />,
    {
      path: '/',
    },
  );
  return { ...acts, text: container.textContent };
};
it.each([
  [
    true,
    0,
    'Nobody fits all of thisRemove a filter, or save the search to be notified when somebody fits.Clear all filters',
  ],
  [
    false,
    0,
    'No candidates are availableCandidates are listed here as soon as they confirm their address.Clear all filters',
  ],
  [true, 1, 'Nobody who is available fitsOne candidate who fits is on a job at the moment.Show the one on a job'],
  [false, 1, 'No candidates are availableOne candidate is on a job at the moment.Show the one on a job'],
  [true, 1200, 'Nobody who is available fits1,200 candidates who fit are on a job at the moment.Show 1,200 on a job'],
  [false, 2, 'No candidates are available2 candidates are on a job at the moment.Show 2 on a job'],
])(
  'A search that finds nobody, narrowed %s with %i on a job, says what to do (CAND-26)',
  (isNarrowed, onAJob, words) => {
    const { text, onClear, onShowAll } = nobody({ isNarrowed, onAJob });
    expect(text).toBe(words);
    fireEvent.click(screen.getByRole('button'));
    expect([onClear.mock.calls.length, onShowAll.mock.calls.length]).toEqual(onAJob > 0 ? [0, 1] : [1, 0]);
  },
);

it('A search without filters offers none to clear', () => {
  nobody({ onClear: undefined });
  expect(screen.queryByRole('button')).toBeNull();
});

it('Saved searches are opened and removed from one list, which says how each alerts (PLUS-19)', async () => {
  const searches = (['daily', 'immediately', 'never'] as const).map((alert, at) => ({
    id: at + 1,
    version: 1,
    name: `Search ${at + 1}`,
    alert,
    wish: noWish,
  }));
  fakeApi.listSavedSearches.mockResolvedValue({ data: searches });
  const onOpen = vi.fn();
  renderSignedIn(() => <SavedSearches onOpen={onOpen} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Saved searches (3)' }));
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()).toEqual(['Search 1 Alert: once a day', 'Search 2 Alert: immediately', 'Search 3 No alert']);
  fakeApi.removeSavedSearch.mockRejectedValueOnce(new ApiError(403, 'Try later'));
  const removeButton = () => screen.getAllByRole('listitem')[1]!.querySelector('button:last-child')!;
  fireEvent.click(removeButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The search could not be removed. Try later. Nothing was changed.',
  );
  fakeApi.removeSavedSearch.mockResolvedValue({ data: {} });
  fakeApi.listSavedSearches.mockResolvedValue({ data: [searches[0], searches[2]] });
  fireEvent.click(removeButton());
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(fakeApi.removeSavedSearch.mock.lastCall).toEqual([{ params: { id: 2 } }]);
  fireEvent.click(screen.getByText('Search 3'));
  expect(onOpen.mock.calls).toMatchObject([[searches[2]]]);
  expect(fakeApi.listSavedSearches.mock.calls[0]?.[0].query).toEqual({ perPage: mostSavedSearches });
});
