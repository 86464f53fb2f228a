// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CircleLabel } from '../../../../web/features/map/components/circle-label.tsx';
import { JobBubble } from '../../../../web/features/map/components/job-bubble.tsx';
import { JobMark } from '../../../../web/features/map/components/job-mark.tsx';
import { MapTools } from '../../../../web/features/map/components/map-tools.tsx';
import { PlaceBubble } from '../../../../web/features/map/components/place-bubble.tsx';
import { SearchHere } from '../../../../web/features/map/components/search-here.tsx';
import type { Mark } from '../../../../web/features/map/model/cluster-marks.ts';
import { StillMap } from '../../../../web/features/map/components/still-map.tsx';
import { aGuestJob } from '../../support/guest-job.ts';
import { outlineOf } from '../../support/outline.ts';

it('A job bubble cuts the description at 100 characters and shows the distance (GUEST-32, MAP-05, DEC-61)', () => {
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

const said = (element: ReactElement): string => {
  cleanup();
  return outlineOf(render(element).container);
};

it('A job’s bubble says title, company and pay, and how far it is', () => {
  expect(said(<JobBubble job={aGuestJob()} distance={0.4} />)).toMatchInlineSnapshot(`
    "strong Software Engineer
    span Meridian Health Partners · $60–75/h · $120k–140k/yr
    span Build the scheduler of a hospital.
    span 0 km away
    span ~0 miles"
  `);
  expect(said(<JobBubble job={aGuestJob({ client: null, rateFrom: null, rateTo: null })} distance={null} />))
    .toMatchInlineSnapshot(`
    "strong Software Engineer
    span Confidential client · $120k–140k/yr
    span Build the scheduler of a hospital."
  `);
});

it('A city’s bubble says that its jobs load, could not be loaded, or what they pay', () => {
  const place = { name: 'Austin', count: 2, onChoose: () => {}, onClose: () => {} };
  expect(said(<PlaceBubble {...place} jobs={undefined} failed={false} distance={12.4} />)).toMatchInlineSnapshot(`
    "div role=dialog aria-label=Jobs in Austin
    strong Austin
    span 2 jobs
    button aria-label=Close title=Close data-kind=quiet data-size=small
    span 12 km away
    span ~8 miles
    span role=status aria-label=Loading
    span aria-hidden=true
    span aria-hidden=true
    span aria-hidden=true"
  `);
  expect(said(<PlaceBubble {...place} jobs={undefined} failed distance={null} />)).toMatchInlineSnapshot(`
    "div role=dialog aria-label=Jobs in Austin
    strong Austin
    span 2 jobs
    button aria-label=Close title=Close data-kind=quiet data-size=small
    p These jobs could not be loaded. Close this and try again."
  `);
  expect(
    said(
      <PlaceBubble
        {...place}
        jobs={[aGuestJob({ id: 1 }), aGuestJob({ id: 2, desc: `${'word '.repeat(30)}` })]}
        failed={false}
        distance={0}
      />,
    ),
  ).toMatchInlineSnapshot(`
    "div role=dialog aria-label=Jobs in Austin
    strong Austin
    span 2 jobs
    button aria-label=Close title=Close data-kind=quiet data-size=small
    span 0 km away
    span ~0 miles
    strong Software Engineer
    span $60–75/h · $120k–140k/yr
    span Build the scheduler of a hospital.
    strong Software Engineer
    span $60–75/h · $120k–140k/yr
    span word word word word word word word word word word word word word word word word word word word word…"
  `);
});

it('The tools of the enlarged map shrink it, and those of one country have no countries', () => {
  const onView = vi.fn();
  const tools = {
    countries: [{ id: 1, name: 'India', count: 3, box: [0, 0, 1, 1] as [number, number, number, number] }],
    onCountry: vi.fn(),
    onLocate: vi.fn(),
    loaded: 50,
    total: 1200,
    hasMore: true,
    isLoadingMore: true,
    onMore: vi.fn(),
  };
  expect(said(<MapTools {...tools} view="full" onView={onView} />)).toMatchInlineSnapshot(`
    "button data-kind=secondary data-size=small Show My Location
    button aria-label=Shrink the map title=Shrink the map data-kind=secondary data-size=small"
  `);
  screen.getByRole('button', { name: 'Shrink the map' }).click();
  expect(onView.mock.calls).toEqual([['mixed']]);
  expect(
    said(<MapTools {...tools} view="mixed" onView={onView} />)
      .split('\n')
      .at(-2),
  ).toBe('button data-kind=secondary data-size=medium data-busy=true aria-disabled=true aria-busy=true Load more');
});

it.each([
  [1, undefined],
  [7, undefined],
  [8, 'medium'],
  [24, 'medium'],
  [25, 'large'],
  [99, 'large'],
  [100, 'huge'],
  [999, 'huge'],
])('The mark of %i jobs is %s', (count, size) => {
  renderMark(aMark({ count }));
  const mark = screen.getByRole('button');
  expect([mark.dataset.size, mark.dataset.many, mark.ariaExpanded ?? mark.getAttribute('aria-expanded')]).toEqual([
    size,
    count > 1 ? 'true' : undefined,
    count > 1 ? 'false' : null,
  ]);
});

it('The still map shows a dot for each place in the same frame, and counts jobs whose places it knows', () => {
  const { city } = aGuestJob();
  const jobs = [
    aGuestJob({ id: 1 }),
    aGuestJob({ id: 2 }),
    aGuestJob({ id: 3, city: { ...city!, id: 8, lat: 32.78, lng: -96.8 } }),
  ];
  const sydney = { ...city!, id: 9, lat: -33.9, lng: 151.2, country: { id: 36, name: 'Australia' } };
  const still = (some: typeof jobs, total: number) => {
    said(<StillMap jobs={some} total={total} />);
    const box = document
      .querySelector('svg')
      ?.getAttribute('viewBox')
      ?.split(' ')
      .map((size) => Math.round(Number(size)));
    return [box, document.querySelector('.still-map-dot')?.getAttribute('d'), document.querySelector('p')?.textContent];
  };
  const around = [989, 1878, 320, 320];
  const dots = 'M1142.5 2058.5h0M1155.6 2017.6h0';
  expect(still(jobs, 3)).toEqual([around, dots, '3 jobs in 2 places']);
  expect(still(jobs, 4)).toEqual([around, dots, undefined]);
  expect(still([], 0)).toEqual([[400, 1200, 1500, 1200], '', undefined]);
  // Not all fit, so the country with most jobs is shown.
  const all = [...jobs, aGuestJob({ id: 4, city: sydney })];
  expect(still(all, 4)).toEqual([around, `${dots}M4600.0 3001.0h0`, '4 jobs in 3 places']);
  const boston = aGuestJob({ id: 5, city: { ...city!, id: 10, lat: 42.36, lng: -71.06 } });
  expect(still([aGuestJob({ id: 1 }), boston], 2)[0]).toEqual([1105, 1794, 445, 320]);
});
