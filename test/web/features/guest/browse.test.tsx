// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FindJobs } from '../../../../web/features/guest/components/find-jobs.tsx';
import type { JobMapNeeds } from '../../../../web/features/guest/job-map-needs.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const guest = vi.hoisted(() => ({ listGuestJobs: vi.fn(), listGuestCampaigns: vi.fn(), readGuestJob: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { guest, lookups: { searchCities: vi.fn(), searchTags: vi.fn(), readCity: vi.fn() } } }));

const health = { id: 50, name: 'healthcare', label: 'Healthcare', image: '/campaigns/healthcare.svg', jobsCount: 2, chatPropertyId: null, chatWidgetId: null };
const nurse = aGuestJob({ id: 1, title: 'Registered Nurse', desc: 'Thirty words of it…' });
const welder = aGuestJob({ id: 2, title: 'Welder', client: null, travel: true, relocation: false });
const answer = (jobs = [nurse, welder], meta: object = {}) => ({ data: jobs, meta: { total: jobs.length, page: 1, perPage: 50, currentCampaign: null, ...meta } });
const onApply = vi.fn();

function AMap({ jobs, onChoose, hasMore, onMore }: JobMapNeeds) {
  return (
    <div role="region" aria-label="Map">
      {jobs.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {title} on the map
        </button>
      ))}
      {hasMore && <button type="button" onClick={onMore}>Load more</button>}
    </div>
  );
}

function page(campaign?: string) {
  return function Page() {
    const [favorites, setFavorites] = useState<ReadonlySet<number>>(new Set());
    const onFavorite = (id: number, isOn: boolean) => setFavorites((now) => new Set(isOn ? [...now, id] : [...now].filter((other) => other !== id)));
    return <FindJobs campaign={campaign} allJobs="/find-jobs" jobsOf={(name) => `/find-jobs/${name}`} actions={{ favorites, onFavorite, onApply, pageOf: (id) => `/find-jobs/view/${id}` }} JobMap={AMap} />;
  };
}

const titles = () => within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('button', { expanded: undefined }).flatMap((button) => button.querySelector('.job-title')?.textContent ?? []);
const lastQuery = () => guest.listGuestJobs.mock.lastCall?.[0].query;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = vi.fn();
  guest.listGuestJobs.mockResolvedValue(answer());
  guest.listGuestCampaigns.mockResolvedValue({ data: [health, { ...health, id: 51, name: 'finance', label: null }], meta: {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the categories with image, label or capitals, and count, each leading to its list (GUEST-05, GUEST-06, GUEST-07)', async () => {
  renderPage(page(), '/find-jobs');
  const link = await screen.findByRole('link', { name: /Healthcare\s*2 jobs/ });
  expect(link.getAttribute('href')).toBe('/find-jobs/healthcare');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/campaigns/healthcare.svg');
  expect(screen.getByRole('link', { name: /FINANCE/ })).toBeTruthy();
});

it('heads a category by image, label and count; the heading leads back to all (GUEST-08, GUEST-10)', async () => {
  guest.listGuestJobs.mockResolvedValue(answer([nurse], { total: 12, currentCampaign: health }));
  renderPage(page('healthcare'), '/find-jobs/healthcare');
  const heading = await screen.findByRole('heading', { level: 1, name: /Healthcare\s*12/ });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/find-jobs');
  expect(lastQuery()).toMatchObject({ page: 1, perPage: 50, campaign: 'healthcare' });
});

it('shows a skeleton while page 1 loads (GUEST-44, GUEST-45)', async () => {
  guest.listGuestJobs.mockReturnValue(new Promise(() => {}));
  renderPage(page(), '/find-jobs');
  expect(await screen.findByRole('status', { name: 'Loading jobs' })).toBeTruthy();
});

it('empties the list when a load fails, and says so (GUEST-47)', async () => {
  guest.listGuestJobs.mockRejectedValue(new ApiError(400, 'No'));
  renderPage(page(), '/find-jobs');
  expect(await screen.findByText('The jobs could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Jobs' })).toBeNull();
});

it('opens a card to its detail and closes it again (GUEST-23, GUEST-24, GUEST-26, GUEST-27, GUEST-28, GUEST-51)', async () => {
  renderPage(page(), '/find-jobs');
  const toggle = await screen.findByRole('button', { name: /^Welder\s*HireHub/ });
  await userEvent.click(toggle);
  const card = screen.getByRole('list', { name: 'Jobs' });
  await within(card).findByText('TypeScript');
  expect(within(card).getByText('$60–75/h', { selector: 'dd' })).toBeTruthy();
  expect(within(card).getByText('$120k–140k/yr', { selector: 'dd' })).toBeTruthy();
  expect(within(card).getByText('Full time')).toBeTruthy();
  expect(within(card).getByText('TypeScript')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Requires Travel' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Relocation Not Needed' })).toBeTruthy();
  await userEvent.click(toggle);
  expect(within(card).queryByText('TypeScript')).toBeNull();
});

it('shows 30 words, and the whole text on more (GUEST-25)', async () => {
  guest.readGuestJob.mockResolvedValue({ data: { ...nurse, description: 'The whole of it' } });
  renderPage(page(), '/find-jobs?job=1');
  await userEvent.click(await screen.findByRole('button', { name: /Show more/ }));
  expect(await screen.findByText('The whole of it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Show less/ }));
  expect(screen.getByText('Thirty words of it…')).toBeTruthy();
});

it('highlights favourites and sorts them first, after the job chosen on the map (GUEST-33, GUEST-34, GUEST-36, GUEST-37)', async () => {
  guest.listGuestJobs.mockResolvedValue(answer([nurse, welder, aGuestJob({ id: 3, title: 'Analyst' })]));
  renderPage(page(), '/find-jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Welder to favourites' }));
  expect(titles()).toEqual(['Welder', 'Registered Nurse', 'Analyst']);
  await userEvent.click(screen.getByRole('button', { name: 'Analyst on the map' }));
  expect(titles()).toEqual(['Analyst', 'Welder', 'Registered Nurse']);
  expect(screen.getByRole('button', { name: 'Remove Analyst from favourites' }).getAttribute('aria-pressed')).toBe('true');
});

it('scrolls the list to top when a marker is chosen or the sort changes (GUEST-14, GUEST-35)', async () => {
  renderPage(page(), '/find-jobs?page=2');
  const marker = await screen.findByRole('button', { name: 'Welder on the map' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -400 } as DOMRect);
  await userEvent.click(marker);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Most relevant' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(lastQuery()).toMatchObject({ order: 'asc', page: 1 }));
});

it('narrows the loaded list by text and notes how many are shown (GUEST-11, GUEST-16)', async () => {
  renderPage(page(), '/find-jobs');
  await screen.findByRole('button', { name: /^Welder\s*HireHub/ });
  await userEvent.type(screen.getByPlaceholderText('Search by job title, description, location, skills'), 'nurse');
  expect(await screen.findByText('1 of 2 loaded jobs shown')).toBeTruthy();
  expect(titles()).toEqual(['Registered Nurse']);
  expect(guest.listGuestJobs).toHaveBeenCalledTimes(1);
});

it('raises the page by one from the map while more exist (GUEST-22, GUEST-48)', async () => {
  guest.listGuestJobs.mockImplementation(({ query }) => Promise.resolve(answer([aGuestJob({ id: query.page, title: `Job ${query.page}` })], { total: 51, page: query.page })));
  renderPage(page(), '/find-jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: /^Job 2\s*Meridian/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('hands Apply now to whoever knows how (GUEST-29)', async () => {
  renderPage(page(), '/find-jobs?job=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});
