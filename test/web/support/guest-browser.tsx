import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../../web/api/query-client.ts';
import { RouterNavigation } from '../../../web/app/frames/router-navigation.tsx';
import type { AlertNeeds } from '../../../web/common/jobs/alert-needs.ts';
import type { JobMapNeeds } from '../../../web/common/jobs/job-map-needs.ts';
import { FindJobs } from '../../../web/features/guest/components/find-jobs.tsx';
import { fakeApi } from './fake-api.ts';
import { aGuestJob } from './guest-job.ts';

export const nurse = aGuestJob({ id: 1, title: 'Nurse', distance: 11.3 });
export const welder = aGuestJob({ id: 2, title: 'Welder', client: null, city: null, employmentType: [] });
export const health = {
  id: 50,
  name: 'health',
  label: 'Health',
  image: '/health.svg',
  jobsCount: 2,
  chatPropertyId: 'p',
  chatWidgetId: 'w',
};
const facets = { employmentType: { full_time: 12 }, travel: { true: 3, false: 4000 }, relocation: { true: 5 } };

/** A page of the public list with two jobs. */
export const twoJobs = (meta: object = {}) => ({
  data: [nurse, welder],
  meta: { total: 2, page: 1, perPage: 50, currentCampaign: null, facets, ...meta },
});

const Chat = ({ hasJobs }: { hasJobs: boolean }) => <i>Chat {String(hasJobs)}</i>;

/** Makes the window this wide for the queries of a page. */
export function inWindow(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** Two days after the jobs were posted, in a window 1000 px wide: two jobs, a category, a city and a skill. */
export function withGuestJobs(): void {
  beforeEach(() => {
    vi.resetAllMocks();
    vi.useFakeTimers({ now: new Date('2026-09-03T10:00:00Z'), toFake: ['Date'] });
    inWindow(1000);
    Element.prototype.scrollIntoView = vi.fn();
    fakeApi.listGuestJobs.mockResolvedValue(twoJobs());
    fakeApi.listGuestCampaigns.mockResolvedValue({ data: [health], meta: {} });
    fakeApi.readCity.mockResolvedValue({ data: nurse.city });
    fakeApi.searchTags.mockResolvedValue({ data: [{ id: 3, name: 'React' }] });
  });
}

/** Opens the public job browser at an address, after another one; `onMap` returns what the map was given last. */
export function openBrowser(address = '/find-jobs', campaign?: string) {
  const AnAlert = ({ words, onClose }: AlertNeeds) => (
    <dialog open aria-label="Alert">
      {words.join(' · ')}
      <button type="button" onClick={onClose}>
        Close alert
      </button>
    </dialog>
  );
  const AMap = vi.fn((_needs: JobMapNeeds) => <i role="img" aria-label="Map" />);
  const [onApply, onFavorite] = [vi.fn(), vi.fn()];
  const actions = { favorites: new Set([2]), onFavorite, onApply, pageOf: (id: number) => `/view/${id}` };
  const page = (
    <RouterNavigation>
      <FindJobs
        campaign={campaign}
        allJobs="/all"
        jobsOf={(name) => `/all/${name}`}
        actions={actions}
        JobMap={AMap}
        Alert={AnAlert}
        Chat={Chat}
      />
    </RouterNavigation>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/before', address],
    initialIndex: 1,
  });
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...actions,
    container,
    router,
    onMap: () => AMap.mock.lastCall?.[0] as JobMapNeeds,
    search: () => decodeURIComponent(router.state.location.search),
  };
}
