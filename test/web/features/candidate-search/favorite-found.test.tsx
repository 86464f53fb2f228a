// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../../web/api/paging.ts';
import { CandidateRow } from '../../../../web/features/candidate-search/components/candidate-row.tsx';
import { candidatesQuery, useFavoriteFound } from '../../../../web/features/candidate-search/queries/candidates.ts';
import { noWish } from '../../../../web/features/candidate-search/wish-address.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aFoundCandidate } from '../../../support/found-candidate.ts';

const calls = vi.hoisted(() => ({ listCandidates: vi.fn(), favoriteCandidate: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({
  api: { 'candidate-search': calls, 'candidate-profile': calls },
}));

const found = (id: number, firstName: string) => aFoundCandidate(id, { firstName, lastName: 'Iyer' });

function List() {
  const list = useInfiniteQuery(candidatesQuery(noWish));
  const favorite = useFavoriteFound();
  return rowsOf(list.data).map((candidate) => (
    <CandidateRow
      key={candidate.id}
      candidate={candidate}
      wanted={[]}
      mark={(text) => text}
      onFavorite={(isFavorite) => favorite.mutate({ id: candidate.id, isFavorite })}
    />
  ));
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.listCandidates.mockResolvedValue({
    data: [found(1, 'Ann'), found(2, 'Bob')],
    meta: { total: 2, page: 1, perPage: 10, city: null, tags: [] },
  });
});
afterEach(cleanup);

it('A star in the list of candidates shows immediately, on that row alone (CAND-40)', async () => {
  renderSignedIn(List, { path: '/' });
  calls.favoriteCandidate.mockReturnValue(new Promise(() => {}));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Ann Iyer to favourites' }));
  expect(await screen.findByRole('button', { name: 'Remove Ann Iyer from favourites' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Bob Iyer to favourites' })).toBeTruthy();
  expect(calls.favoriteCandidate.mock.calls[0]?.[0]).toEqual({
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
  calls.favoriteCandidate.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Ann Iyer to favourites' }));
  await screen.findByRole('button', { name: 'Remove Ann Iyer from favourites' });
  refuse(new Error('offline'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Ann Iyer to favourites' })).toBeTruthy());
});
