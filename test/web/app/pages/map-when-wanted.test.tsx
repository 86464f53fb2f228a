// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MapWhenWanted } from '../../../../web/app/pages/map-when-wanted.tsx';
import { aGuestJob } from '../../support/guest-job.ts';

vi.mock('../../../../web/features/map/components/job-map.tsx', () => ({ JobMap: () => <p>The map itself</p> }));

const needs = {
  favorites: new Set<number>(),
  activeId: null,
  onActive: () => {},
  onChoose: () => {},
  question: { campaign: undefined, search: '', filter: {} },
  cityId: null,
  near: null,
  proximity: 0,
  bounds: null,
  onBounds: () => {},
  total: 2,
  hasMore: false,
  isLoadingMore: false,
  onMore: () => {},
};
const renderMap = () => render(<MapWhenWanted {...needs} jobs={[aGuestJob({ id: 1 }), aGuestJob({ id: 2 })]} />);
const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => vi.useFakeTimers());

it('A drawing that shows how many jobs are where comes before the map', async () => {
  renderMap();
  await settle();
  expect(screen.getByRole('region', { name: 'Map of the jobs' }).textContent).toBe('2 jobs in 1 place');
  expect(screen.queryByText('The map itself')).toBeNull();
});

it.each(['pointerMove', 'touchStart', 'keyDown', 'wheel'] as const)('The map opens at the first %s', async (sign) => {
  renderMap();
  fireEvent[sign](document.body);
  await settle();
  expect(screen.getByText('The map itself')).toBeTruthy();
});

it('The map opens after a few seconds without input', async () => {
  renderMap();
  act(() => vi.advanceTimersByTime(6_000));
  await settle();
  expect(screen.getByText('The map itself')).toBeTruthy();
});

it('The map opens at once for a visitor who has already pressed something', async () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
  renderMap();
  await settle();
  expect(screen.getByText('The map itself')).toBeTruthy();
});

it('The drawing shows the land even if no job has a place', async () => {
  render(<MapWhenWanted {...needs} jobs={[]} />);
  await settle();
  expect(screen.getByRole('region', { name: 'Map of the jobs' }).querySelector('use')?.getAttribute('href')).toBe(
    '/map/still.svg#land',
  );
});
