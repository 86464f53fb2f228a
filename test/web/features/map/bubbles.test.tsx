// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CircleLabel } from '../../../../web/features/map/components/circle-label.tsx';
import { JobBubble } from '../../../../web/features/map/components/job-bubble.tsx';
import { JobMark } from '../../../../web/features/map/components/job-mark.tsx';
import { MapTools } from '../../../../web/features/map/components/map-tools.tsx';
import { PlaceBubble } from '../../../../web/features/map/components/place-bubble.tsx';
import { SearchHere } from '../../../../web/features/map/components/search-here.tsx';
import type { Mark } from '../../../../web/features/map/cluster-marks.ts';
import { aGuestJob } from '../../support/guest-job.ts';

afterEach(cleanup);

it('A job bubble cuts the description at 100 characters and shows the distance (GUEST-32, MAP-05)', () => {
  const { unmount } = render(<JobBubble job={aGuestJob({ desc: 'x'.repeat(100) })} distance={null} />);
  expect(screen.getByText(/^x/).textContent).toBe('x'.repeat(100));
  unmount();
  render(<JobBubble job={aGuestJob({ desc: 'word '.repeat(40) })} distance={12.4} />);
  expect(screen.getByText(/^word/).textContent).toBe(`${'word '.repeat(20).trim()}…`);
  expect(screen.getByText('12 km away')).toBeTruthy();
  expect(screen.getByText('~8 miles')).toBeTruthy();
});

it('The edge of the circle is labelled with its radius (MAP-02)', () => {
  render(<CircleLabel kilometres={50} />);
  expect(screen.getByRole('tooltip').textContent).toBe('Proximity: 50 km');
});

const aMark = (over: Partial<Mark> = {}): Mark => ({
  key: 'a',
  lat: 30,
  lng: -97,
  cityId: 1,
  name: 'Austin',
  count: 1,
  placesCount: 1,
  box: [-97, 30, -97, 30],
  ...over,
});
const renderMark = (mark: Mark, title?: string) => {
  const onOver = vi.fn();
  const onPress = vi.fn();
  const looks = { isActive: false, isFavorite: false, isOpen: false };
  render(<JobMark mark={mark} title={title} {...looks} onPress={onPress} onOver={onOver} />);
  return { onOver, onPress };
};

it('A job’s mark reports hover, focus and click', async () => {
  const { onOver, onPress } = renderMark(aMark(), 'Software Engineer');
  const mark = screen.getByRole('button', { name: 'Software Engineer, Austin' });
  await userEvent.hover(mark);
  await userEvent.unhover(mark);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([onOver.mock.calls.flat(), onPress.mock.calls.length]).toEqual([[true, false, true], 1]);
});

it.each([
  [aMark(), '1 job in Austin', ''],
  [aMark({ count: 12 }), '12 jobs in Austin', '12'],
  [aMark({ count: 340, placesCount: 9 }), '340 jobs around Austin, zoom in', '340'],
  [aMark({ count: 12_345, placesCount: 9 }), '12,345 jobs around Austin, zoom in', '12.3k'],
])('A mark says how many jobs it stands for, exactly in its name', (mark, name, text) => {
  renderMark(mark);
  expect(screen.getByRole('button', { name }).textContent).toBe(text);
});

it('A city’s bubble lets the visitor choose among its jobs, and says how many more there are (GUEST-33)', async () => {
  const onChoose = vi.fn();
  const jobs = [aGuestJob({ id: 1 }), aGuestJob({ id: 2, title: 'Welder' })];
  const place = { name: 'Austin', distance: null, failed: false, onChoose, onClose: () => {} };
  const { rerender } = render(<PlaceBubble {...place} count={60} jobs={undefined} />);
  expect(screen.getByRole('dialog', { name: 'Jobs in Austin' }).textContent).toContain('60 jobs');
  rerender(<PlaceBubble {...place} count={60} jobs={jobs} />);
  expect(screen.getByText(/^The first 2/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Welder/ }));
  expect(onChoose.mock.calls).toEqual([[2]]);
});

it('The map searches where it moves unless that is off, and then a button does', async () => {
  const [onChange, onSearch] = [vi.fn(), vi.fn()];
  const { rerender } = render(<SearchHere isOn onChange={onChange} onSearch={onSearch} />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }));
  expect(onChange).toHaveBeenCalledWith(false);
  rerender(<SearchHere isOn={false} onChange={onChange} onSearch={onSearch} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
  expect(onSearch).toHaveBeenCalledOnce();
});

it('The map offers Load more in the mixed view and Show My Location (GUEST-20, GUEST-21, GUEST-22, MAP-01)', async () => {
  const [onView, onLocate, onMore] = [vi.fn(), vi.fn(), vi.fn()];
  const props = {
    countries: [],
    onCountry: () => {},
    onView,
    onLocate,
    loaded: 50,
    total: 133,
    hasMore: true,
    isLoadingMore: false,
    onMore,
  };
  const { rerender } = render(<MapTools {...props} view="mixed" />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show My Location' }));
  expect([onMore.mock.calls.length, onLocate.mock.calls.length]).toEqual([1, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  expect(onView).toHaveBeenCalledWith('full');
  rerender(<MapTools {...props} view="full" />);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
