// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../../web/api/query-client.ts';
import { JobMap } from '../../../../../web/features/map/components/job-map.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { aGuestJob } from '../../../support/guest-job.ts';

vi.mock('../../../../../web/features/map/hooks/use-opened-map.ts', () => {
  const map = { on: () => {}, off: () => {}, project: ([x, y]: number[]) => ({ x: 100 * x!, y: 100 * y! }) };
  return { useOpenedMap: () => ({ map, failed: false }) };
});
// What the library would draw on the map is in the page here.
vi.mock('../../../../../web/features/map/model/open-map.ts', () => {
  class OnPage {
    element: HTMLElement | undefined;
    constructor({ element }: { element?: HTMLElement } = {}) {
      this.element = element;
    }
    setLngLat = () => this;
    setDOMContent = (element: HTMLElement) => Object.assign(this, { element });
    addTo = () => {
      document.body.append(this.element!);
      return this;
    };
    remove = () => this.element?.remove();
  }
  return { Marker: OnPage, Popup: OnPage, showPoints: () => {} };
});
vi.mock('../../../../../web/features/map/hooks/use-label-space.ts', () => ({ useLabelSpace: () => {} }));
vi.mock('../../../../../web/features/map/hooks/use-fitted.ts', () => ({ useFitted: () => {} }));
vi.mock('../../../../../web/features/map/hooks/use-circle.ts', () => ({ useCircle: () => {} }));
vi.mock('../../../../../web/features/map/hooks/use-map-view.ts', () => ({
  useMapView: () => ({ view: null, asVisitor: () => {} }),
  boundsOf: () => null,
}));

const austin = aGuestJob({ id: 1, title: 'Night nurse' });
const boston = { ...austin.city!, id: 8, name: 'Boston', lat: 42.36, lng: -71.06 };
const inBoston = [
  aGuestJob({ id: 2, title: 'Welder', city: boston }),
  aGuestJob({ id: 3, title: 'Cook', city: boston }),
];
const clusterOf = ({ id, name, lat, lng }: typeof boston, count: number) => ({
  cityId: id,
  name,
  lat,
  lng,
  count,
  placesCount: 1,
  box: [lng, lat, lng, lat],
});
const onChoose = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const clusters = [clusterOf(austin.city as typeof boston, 1), clusterOf(boston, 2)];
  fakeApi.readGuestJobMap.mockResolvedValue({ data: { total: 3, placed: 3, clusters, countries: [] } });
  fakeApi.listGuestJobs.mockResolvedValue({ data: inBoston });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <JobMap
        jobs={[austin]}
        question={{ campaign: undefined, search: '', filter: {} }}
        favorites={new Set()}
        activeId={null}
        onActive={() => {}}
        onChoose={onChoose}
        cityId={null}
        near={null}
        proximity={0}
        bounds={null}
        onBounds={() => {}}
        total={3}
        hasMore={false}
        isLoadingMore={false}
        onMore={() => {}}
      />
    </QueryClientProvider>,
  );
});

const bubble = () => document.querySelector('.map-bubble');

it('The tooltip of a job appears while the pointer or the focus is on its marker (MAP-06)', async () => {
  const mark = await screen.findByRole('button', { name: 'Night nurse, Austin' });
  expect(bubble()).toBeNull();
  await userEvent.hover(mark);
  expect(bubble()?.textContent).toContain('Night nurse');
  await userEvent.unhover(mark);
  expect(bubble()).toBeNull();
  fireEvent.focus(mark);
  expect(bubble()?.textContent).toContain('Night nurse');
  fireEvent.blur(mark);
  expect(bubble()).toBeNull();
});

it('A click on the marker of several jobs shows them until Escape, wherever the focus is (GUEST-33, MAP-06)', async () => {
  fireEvent.click(await screen.findByRole('button', { name: '2 jobs in Boston' }));
  const dialog = screen.getByRole('dialog', { name: 'Jobs in Boston' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Cook/ }));
  expect(onChoose.mock.calls).toEqual([[3]]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(bubble()).toBeNull();
});

it('A click on the marker of one job chooses the job (GUEST-33)', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Night nurse, Austin' }));
  expect(onChoose.mock.calls).toEqual([[1]]);
});
