// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MapWhenWanted } from '../../../web/app/map-when-wanted.tsx';
import { aGuestJob } from '../support/guest-job.ts';

vi.mock('../../../web/features/map/job-map.tsx', () => ({ JobMap: () => <p>The map itself</p> }));

const needs = {
  favorites: new Set<number>(),
  activeId: null,
  onActive: () => {},
  onChoose: () => {},
  cityId: null,
  proximity: 0,
  total: 1,
  hasMore: false,
  isLoadingMore: false,
  onMore: () => {},
};
const renderMap = () => render(<MapWhenWanted {...needs} jobs={[aGuestJob({ id: 1 }), aGuestJob({ id: 2 })]} />);
const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('first shows a drawing that says how many jobs are where', async () => {
  renderMap();
  await settle();
  expect(screen.getByRole('region', { name: 'Map of the jobs' }).textContent).toBe('2 jobs in 1 place');
  expect(screen.queryByText('The map itself')).toBeNull();
});

it.each(['pointerMove', 'touchStart', 'keyDown', 'wheel'] as const)('opens the map at the first %s', async (sign) => {
  renderMap();
  fireEvent[sign](document.body);
  await settle();
  expect(screen.getByText('The map itself')).toBeTruthy();
});

it('opens the map when nobody has done anything for a few seconds', async () => {
  renderMap();
  act(() => vi.advanceTimersByTime(6_000));
  await settle();
  expect(screen.getByText('The map itself')).toBeTruthy();
});

it('opens the map at once for whoever has pressed something before', async () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
  renderMap();
  await settle();
  expect(screen.getByText('The map itself')).toBeTruthy();
});

it('draws the land even where no job has a place', async () => {
  render(<MapWhenWanted {...needs} jobs={[]} />);
  await settle();
  expect(screen.getByRole('region', { name: 'Map of the jobs' }).querySelector('use')?.getAttribute('href')).toBe(
    '/map/still.svg#land',
  );
});
