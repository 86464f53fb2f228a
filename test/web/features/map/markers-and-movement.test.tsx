// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import type { JobMapNeeds } from '../../../../web/common/jobs/job-map-needs.ts';
import { JobMap } from '../../../../web/features/map/components/job-map.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { aLibraryMap, clusterOf, countries } from '../../support/library-map.ts';
import { outlineOf } from '../../support/outline.ts';

// The library's map, without its drawing: what is put on it is in the page, with its place.
const library = vi.hoisted(() => ({ openMap: vi.fn(), showPoints: vi.fn(), fits: vi.fn() }));
vi.mock('../../../../web/features/map/model/open-map.ts', async () => {
  const { OnPage } = await import('../../support/library-map.ts');
  return { Marker: OnPage, Popup: OnPage, ...library };
});
let map: ReturnType<typeof aLibraryMap>;

const nurse = aGuestJob({ id: 1, title: 'Night nurse' });
const austin = nurse.city!;
const boston = { ...austin, id: 8, name: 'Boston', lat: 42.36, lng: -71.06 };
const cook = aGuestJob({ id: 3, title: 'Cook', city: boston });
const [onActive, onChoose, onBounds, onMore] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const needs: JobMapNeeds = {
  jobs: [nurse],
  question: { campaign: 'health', search: 'care', filter: { travel: true } },
  favorites: new Set<number>(),
  activeId: null,
  onActive,
  onChoose,
  cityId: null,
  near: null,
  proximity: 0,
  bounds: null,
  onBounds,
  total: 60,
  hasMore: true,
  isLoadingMore: false,
  onMore,
};

const pageOf = (over: Partial<JobMapNeeds>, client = createQueryClient()) => (
  <QueryClientProvider client={client}>
    <JobMap {...needs} {...over} />
  </QueryClientProvider>
);
async function open(over: Partial<JobMapNeeds> = {}) {
  const client = createQueryClient();
  const { rerender, unmount } = render(pageOf(over, client));
  await screen.findByRole('button', { name: 'Night nurse, Austin' });
  return { unmount, becomes: (more: Partial<JobMapNeeds>) => rerender(pageOf({ ...over, ...more }, client)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const mark = (name: string) => screen.getByRole('button', { name });
function rest(): void {
  vi.useFakeTimers();
  map.fire('moveend');
  act(() => vi.advanceTimersByTime(300));
}
const bubble = () => document.querySelector('.map-bubble');
let isCalm = false;

beforeEach(() => {
  vi.resetAllMocks();
  isCalm = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isCalm,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  map = aLibraryMap();
  library.openMap.mockImplementation(() => map);
  library.fits.mockReturnValue(true);
  const clusters = [
    clusterOf(austin, 1),
    clusterOf(boston, 2),
    clusterOf({ ...austin, id: 9, name: 'Delhi', lat: 28.6, lng: 77.2 }, 1200, 4),
  ];
  fakeApi.readGuestJobMap.mockResolvedValue({ data: { total: 1205, placed: 1203, clusters, countries } });
  fakeApi.listGuestJobs.mockResolvedValue({ data: [cook] });
  fakeApi.readCity.mockResolvedValue({ data: austin });
});
afterEach(() => document.body.replaceChildren());

describe('The map of jobs', () => {
  it('has its markers, tools and notes, and asks for the whole world once (GUEST-20, MAP-01)', async () => {
    await open({ favorites: new Set([1]), activeId: 1 });
    expect(outlineOf(document.body)).toMatchInlineSnapshot(`
      "section aria-label=Map of the jobs data-view=mixed
      input checkbox checked
      span Search as I move the map
      p role=status 2 jobs without a city: in the list only
      button data-kind=secondary data-size=small Show My Location
      button aria-label=Enlarge the map title=Enlarge the map data-kind=secondary data-size=small
      div role=group aria-label=Go to a country
      button data-kind=secondary data-size=small United States
      span 1,200
      button data-kind=secondary data-size=small India
      span 3
      button data-kind=secondary data-size=medium Load more
      span aria-hidden=true 1 of 60
      div data-at=77.20,28.60
      button aria-label=1,200 jobs around Delhi, zoom in data-many=true data-size=huge
      span 1.2k
      div data-at=-71.06,42.36
      button aria-label=2 jobs in Boston aria-expanded=false data-many=true
      span 2
      div data-at=-97.74,30.27
      button aria-label=Night nurse, Austin data-active=true data-favorite=true"
    `);
    expect(fakeApi.readGuestJobMap.mock.calls.map(([{ query }]) => query)).toEqual([
      { campaign: 'health', search: 'care', filter: { travel: true }, zoom: 4, view: undefined },
    ]);
    expect(map.placed()).toEqual([
      [77.2, 28.6],
      [-71.06, 42.36],
      [-97.74, 30.27],
    ]);
    expect(library.showPoints.mock.calls.map(([, ...call]) => call)).toEqual([
      [
        [
          { lat: 24, lng: -125 },
          { lat: 49, lng: -66 },
          { lat: 8, lng: 68 },
          { lat: 37, lng: 97 },
        ],
        true,
      ],
    ]);
    press('Load more');
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('asks again for the part that is shown closer, and keeps its markers until that is read', async () => {
    await open();
    map.zoom = 9;
    fakeApi.readGuestJobMap.mockReturnValue(new Promise(() => {}));
    map.fire('moveend');
    await waitFor(() => expect(fakeApi.readGuestJobMap).toHaveBeenCalledTimes(2));
    expect(fakeApi.readGuestJobMap.mock.lastCall?.[0].query).toMatchObject({
      zoom: 9,
      view: { west: -100.01953125, north: 40.078125 },
    });
    expect(mark('Night nurse, Austin')).toBeTruthy();
  });

  it('merges its markers by the zoom, and separates them again', async () => {
    await open();
    map.pixels = 0.1;
    map.fire('zoomend');
    expect(
      screen.getAllByRole('button', { name: /zoom in/ }).map((one) => one.ariaLabel ?? one.getAttribute('aria-label')),
    ).toEqual(['1,203 jobs around Delhi, zoom in']);
    map.pixels = 100;
    map.fire('resize');
    expect(mark('2 jobs in Boston')).toBeTruthy();
  });

  it('zooms into a marker of several places and to a country, calmly where motion is unwanted', async () => {
    await open();
    library.showPoints.mockClear();
    press('1,200 jobs around Delhi, zoom in');
    isCalm = true;
    press('India 3');
    expect(library.showPoints.mock.calls.map(([, ...call]) => call)).toEqual([
      [
        [
          { lat: 28.6, lng: 77.2 },
          { lat: 31.6, lng: 80.2 },
        ],
        false,
      ],
      [
        [
          { lat: 8, lng: 68 },
          { lat: 37, lng: 97 },
        ],
        true,
      ],
    ]);
    rest();
    expect(onBounds.mock.calls).toEqual([[{ west: -100, south: 30, east: -90, north: 40 }]]);
  });

  it('opens the jobs of a place once, and closes them by its button, by Escape and by its marker (GUEST-33)', async () => {
    await open();
    press('2 jobs in Boston');
    expect(mark('2 jobs in Boston').getAttribute('aria-expanded')).toBe('true');
    await screen.findByRole('button', { name: /^Cook/ });
    expect(bubble()?.closest('[data-at]')?.getAttribute('data-at')).toBe('-71.06,42.36');
    expect(fakeApi.listGuestJobs.mock.calls.map(([{ query }]) => query)).toEqual([
      { page: 1, perPage: 50, campaign: 'health', search: 'care', filter: { travel: true, cityId: 8, proximity: 0 } },
    ]);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(bubble()).not.toBeNull();
    press('Close');
    expect(bubble()).toBeNull();
    press('2 jobs in Boston');
    fireEvent.pointerEnter(mark('2 jobs in Boston'));
    expect(document.querySelectorAll('.map-bubble')).toHaveLength(1);
    press('2 jobs in Boston');
    expect(bubble()).toBeNull();
  });

  it('reads a single job that the list has not loaded when it is pointed at, and chooses it when it is pressed', async () => {
    fakeApi.readGuestJobMap.mockResolvedValue({
      data: { total: 2, placed: 2, clusters: [clusterOf(austin, 1), clusterOf(boston, 1)], countries: [] },
    });
    await open();
    fireEvent.pointerEnter(mark('1 job in Boston'));
    expect(onActive.mock.calls).toEqual([[null]]);
    await waitFor(() => expect(bubble()?.textContent).toContain('Cook'));
    fireEvent.pointerLeave(mark('1 job in Boston'));
    press('1 job in Boston');
    await waitFor(() => expect(onChoose.mock.calls).toEqual([[3]]));
    fireEvent.pointerLeave(mark('1 job in Boston'));
    fireEvent.pointerEnter(mark('1 job in Boston'));
    await waitFor(() => expect(bubble()).not.toBeNull());
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('marks the job under the pointer for the list', async () => {
    await open();
    const nurses = mark('Night nurse, Austin');
    const raised = () => (nurses.parentElement as HTMLElement).style.zIndex;
    expect(raised()).toBe('auto');
    fireEvent.pointerEnter(nurses);
    expect(raised()).toBe('2');
    fireEvent.pointerLeave(nurses);
    expect(onActive.mock.calls).toEqual([[1], [null]]);
    expect(fakeApi.listGuestJobs).not.toHaveBeenCalled();
  });
});

describe('The map around a place', () => {
  it('waits for the city, then draws its circle with its radius, and measures from it (MAP-02, MAP-05)', async () => {
    const found = Promise.withResolvers<object>();
    fakeApi.readCity.mockReturnValue(found.promise);
    await open({ cityId: 7, proximity: 50.2 });
    expect(library.showPoints).not.toHaveBeenCalled();
    found.resolve({ data: austin });
    const label = await screen.findByRole('tooltip');
    expect([label.textContent, label.parentElement?.dataset.at]).toEqual(['Proximity: 50 km', '-97.74,30.72']);
    expect(map.layers).toEqual(['label room', 'proximity area', 'proximity edge']);
    expect(library.showPoints.mock.lastCall?.[1]).toHaveLength(73);
    press('2 jobs in Boston');
    expect(document.querySelector('.map-bubble-line')?.textContent).toBe('2726 km away ~1694 miles');
  });

  it('draws no circle below its smallest radius, and shows where the visitor is (MAP-03)', async () => {
    const { becomes } = await open({ near: { lat: 31, lng: -98 }, proximity: 9 });
    expect([screen.queryByRole('tooltip'), map.layers]).toEqual([null, ['label room']]);
    expect(screen.getByRole('img', { name: 'You are here' }).parentElement?.dataset.at).toBe('-98.00,31.00');
    fireEvent.pointerEnter(mark('Night nurse, Austin'));
    expect(document.querySelector('.map-bubble')?.textContent).toContain('85 km away ~53 miles');
    becomes({ near: null });
    expect(screen.queryByRole('img', { name: 'You are here' })).toBeNull();
    expect(bubble()?.textContent).not.toContain('away');
  });

  it('goes to the visitor on request, which counts as the visitor’s move (GUEST-21, MAP-11)', async () => {
    const getCurrentPosition = vi.fn((found: (at: object) => void) =>
      found({ coords: { latitude: 31, longitude: -98 } }),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    await open({ near: { lat: 1, lng: 1 } });
    press('Show My Location');
    expect(getCurrentPosition.mock.calls[0]?.[2 as never]).toEqual({ maximumAge: 300_000, timeout: 15_000 });
    expect(map.flyTo.mock.calls).toEqual([[{ center: [-98, 31], zoom: 9, animate: true }]]);
    expect(screen.getByRole('img', { name: 'You are here' }).parentElement?.dataset.at).toBe('-98.00,31.00');
    rest();
    expect(onBounds).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'geolocation');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    press('Show My Location');
    expect(warn.mock.calls).toEqual([['This browser cannot provide its location']]);
  });
});

describe('Moving the map', () => {
  const part = { west: -100, south: 30, east: -90, north: 40 };
  const move = () => {
    map.fire('movestart', { originalEvent: {} });
    rest();
  };

  it('searches there while that is on; otherwise a button does, and this browser remembers (GUEST-20)', async () => {
    const { becomes } = await open();
    move();
    expect(onBounds.mock.calls).toEqual([[part]]);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(localStorage.getItem('hirehub.map-search')).toBe('off');
    map.bounds = [-99, 30, -90, 40];
    move();
    expect(onBounds).toHaveBeenCalledOnce();
    press('Search this area');
    expect(onBounds.mock.lastCall).toEqual([{ ...part, west: -99 }]);
    becomes({ bounds: { ...part, west: -99 } });
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    becomes({ bounds: part });
    expect(screen.getByRole('button', { name: 'Search this area' })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox'));
    expect([onBounds.mock.calls.length, localStorage.length]).toEqual([3, 0]);
  });

  it('is not searched by a browser that remembers so', async () => {
    localStorage.setItem('hirehub.map-search', 'off');
    await open();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(onBounds).not.toHaveBeenCalled();
  });
});

describe('The map’s colours and end', () => {
  it('follow the page’s theme where the style differs, and nothing is left when the page is', async () => {
    document.documentElement.dataset.theme = 'dark';
    const { unmount } = await open({ cityId: 7, proximity: 50 });
    await screen.findByRole('tooltip');
    expect(library.openMap.mock.calls.map(([, theme]) => theme)).toEqual(['dark']);
    document.documentElement.dataset.theme = 'light';
    await waitFor(() => expect(map.setStyle.mock.calls).toEqual([['/map/light.json']]));
    delete document.documentElement.dataset.theme;
    await act(async () => {});
    expect(map.setStyle).toHaveBeenCalledOnce();
    expect(map.listening()).toBeGreaterThan(0);
    unmount();
    expect([map.listening(), map.remove.mock.calls.length, document.querySelectorAll('[data-at]').length]).toEqual([
      0, 1, 0,
    ]);
  });

  it('say that the browser cannot draw a map, and that markers could not be read', async () => {
    library.openMap.mockImplementation(() => {
      throw new Error('no WebGL');
    });
    const { container } = render(pageOf({ hasMore: false }));
    expect(container.textContent).toBe('This browser cannot show the map. The list shows every job with its place.');
    cleanup();
    library.openMap.mockImplementation(() => map);
    fakeApi.readGuestJobMap.mockRejectedValue(new Error('No'));
    render(pageOf({ hasMore: false }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'The markers could not be loaded. Move the map to try again.',
    );
    expect([screen.queryByRole('button', { name: 'Load more' }), screen.queryByRole('group')]).toEqual([null, null]);
  });
});
