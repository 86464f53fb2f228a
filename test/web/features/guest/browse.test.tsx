// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FindJobs } from '../../../../web/features/guest/components/find-jobs.tsx';
import type { JobMapNeeds } from '../../../../web/common/jobs/job-map-needs.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const health = {
  id: 50,
  name: 'healthcare',
  label: 'Healthcare',
  image: '/campaigns/healthcare.svg',
  jobsCount: 2,
  chatPropertyId: null,
  chatWidgetId: null,
};
const nurse = aGuestJob({ id: 1, title: 'Registered Nurse', desc: 'Thirty words of it…' });
const welder = aGuestJob({ id: 2, title: 'Welder', client: null, travel: true, relocation: false });
const answer = (jobs = [nurse, welder], meta: object = {}) => ({
  data: jobs,
  meta: { total: jobs.length, page: 1, perPage: 50, currentCampaign: null, ...meta },
});
const onApply = vi.fn();

function AMap({ jobs, onChoose, hasMore, onMore }: JobMapNeeds) {
  return (
    <div role="region" aria-label="Map">
      {jobs.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {title} on the map
        </button>
      ))}
      {hasMore && (
        <button type="button" onClick={onMore}>
          Load more
        </button>
      )}
    </div>
  );
}

const AnAlert = () => null;

function page(campaign?: string) {
  return function Page() {
    const [favorites, setFavorites] = useState<ReadonlySet<number>>(new Set());
    const onFavorite = (id: number, isOn: boolean) =>
      setFavorites((now) => new Set(isOn ? [...now, id] : [...now].filter((other) => other !== id)));
    return (
      <FindJobs
        campaign={campaign}
        allJobs="/find-jobs"
        jobsOf={(name) => `/find-jobs/${name}`}
        actions={{ favorites, onFavorite, onApply, pageOf: (id) => `/find-jobs/view/${id}` }}
        JobMap={AMap}
        Alert={AnAlert}
      />
    );
  };
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Jobs' }))
    .getAllByRole('button', { expanded: undefined })
    .flatMap((button) => button.querySelector('.job-title')?.textContent ?? []);
const lastQuery = () => fakeApi.listGuestJobs.mock.lastCall![0].query;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = vi.fn();
  fakeApi.listGuestJobs.mockResolvedValue(answer());
  fakeApi.listGuestCampaigns.mockResolvedValue({
    data: [health, { ...health, id: 51, name: 'finance', label: null }],
    meta: {},
  });
});

it('The job browser shows each category with image, label or capitals, and count, linking to its list (GUEST-05, GUEST-06, GUEST-07)', async () => {
  renderPage(page(), '/find-jobs');
  const link = await screen.findByRole('link', { name: /Healthcare\s*2 jobs/ });
  expect(link.getAttribute('href')).toBe('/find-jobs/healthcare');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/campaigns/healthcare.svg');
  expect(screen.getByRole('link', { name: /FINANCE/ })).toBeTruthy();
});

it('A category’s heading shows its image, label and count and links back to all categories (GUEST-08, GUEST-10)', async () => {
  fakeApi.listGuestJobs.mockResolvedValue(answer([nurse], { total: 12, currentCampaign: health }));
  renderPage(page('healthcare'), '/find-jobs/healthcare');
  const heading = await screen.findByRole('heading', { level: 1, name: /Healthcare\s*12/ });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/find-jobs');
  expect(heading.closest('header')?.querySelector('img')?.getAttribute('src')).toBe('/campaigns/healthcare.svg');
  expect(lastQuery()).toMatchObject({ page: 1, perPage: 50, campaign: 'healthcare' });
});

it('The job list shows a skeleton while page 1 loads (GUEST-44, GUEST-45)', async () => {
  fakeApi.listGuestJobs.mockReturnValue(new Promise(() => {}));
  renderPage(page(), '/find-jobs');
  expect((await screen.findByRole('status', { name: 'Loading jobs' })).querySelector('.ui-skeleton')).not.toBeNull();
  expect(screen.queryByRole('list', { name: 'Jobs' })).toBeNull();
});

it('A failed load empties the job list and says so (GUEST-47)', async () => {
  fakeApi.listGuestJobs.mockRejectedValue(new ApiError(400, 'No'));
  renderPage(page(), '/find-jobs');
  expect(await screen.findByText('The jobs could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Jobs' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'All jobs' }).textContent).toBe('All jobs ');
});

it('The filter form keeps its values and the focus when it is submitted (GUEST-49)', async () => {
  renderPage(page(), '/find-jobs');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Part time' }));
  const submit = screen.getByRole('button', { name: 'Show jobs' });
  submit.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(lastQuery().filter).toEqual({ employmentType: ['part_time'] }));
  expect(document.activeElement).toBe(submit);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Part time' }).checked).toBe(true);
});

it('Unsubmitted filter values survive a text search and follow a removed chip', async () => {
  renderPage(page(), '/find-jobs?travel=yes');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Part time' }));
  await userEvent.type(screen.getByRole('searchbox'), 'nurse');
  await screen.findByText('1 of 2 loaded jobs shown');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Part time' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Requires travel' }));
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Travel' }).value).toBe(''));
});

it('A job card opens its details and closes them again (GUEST-23, GUEST-24, GUEST-26, GUEST-27, GUEST-28, GUEST-51)', async () => {
  fakeApi.readGuestJob.mockImplementation(({ params: { id } }) => ({ data: id === 1 ? nurse : welder }));
  renderPage(page(), '/find-jobs');
  const toggle = await screen.findByRole('button', { name: 'Welder' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  const card = screen.getByRole('list', { name: 'Jobs' });
  await within(card).findByText('TypeScript');
  expect(within(card).getByText('Welder')).toBeTruthy();
  expect(within(card).getByText('Austin, TX', { selector: 'dd' })).toBeTruthy();
  expect(within(card).getByText('$60–75/h', { selector: 'dd' })).toBeTruthy();
  expect(within(card).getByText('$120k–140k/yr', { selector: 'dd' })).toBeTruthy();
  expect(within(card).getByText('Full time')).toBeTruthy();
  expect(within(card).getByText('TypeScript')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Requires Travel' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Relocation Not Needed' })).toBeTruthy();
  await userEvent.click(toggle);
  expect(within(card).queryByText('TypeScript')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Registered Nurse' }));
  expect(await screen.findByRole('img', { name: 'Travel Not Required' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Need Relocation' })).toBeTruthy();
});

it('A job card shows 30 words, and the whole text on request (GUEST-25)', async () => {
  fakeApi.readGuestJob.mockResolvedValue({ data: { ...nurse, description: 'The whole of it' } });
  renderPage(page(), '/find-jobs?job=1');
  await userEvent.click(await screen.findByRole('button', { name: /Show more/ }));
  expect(await screen.findByText('The whole of it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Show less/ }));
  expect(screen.getByText('Thirty words of it…')).toBeTruthy();
});

it('Favourites are highlighted and sorted first, after the job chosen on the map (GUEST-33, GUEST-34, GUEST-36, GUEST-37)', async () => {
  fakeApi.listGuestJobs.mockResolvedValue(answer([nurse, welder, aGuestJob({ id: 3, title: 'Analyst' })]));
  renderPage(page(), '/find-jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Welder to favourites' }));
  expect(titles()).toEqual(['Welder', 'Registered Nurse', 'Analyst']);
  await userEvent.click(screen.getByRole('button', { name: 'Analyst on the map' }));
  expect(titles()).toEqual(['Analyst', 'Welder', 'Registered Nurse']);
  expect(screen.getByRole('button', { name: 'Remove Analyst from favourites' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset.favorite ?? [])).toEqual(['true', 'true']);
});

it('Choosing a marker or changing the sort scrolls the job list to the top (GUEST-14, GUEST-35)', async () => {
  renderPage(page(), '/find-jobs?page=2');
  const marker = await screen.findByRole('button', { name: 'Welder on the map' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -400 } as DOMRect);
  await userEvent.click(marker);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Most relevant' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(lastQuery()).toMatchObject({ order: 'asc', page: 1 }));
});

it('The text search narrows the loaded jobs and shows how many remain (GUEST-11, GUEST-16)', async () => {
  renderPage(page(), '/find-jobs');
  await screen.findByRole('button', { name: 'Welder' });
  await userEvent.type(screen.getByPlaceholderText('Search by job title, description, location, skills'), 'nurse');
  expect(await screen.findByText('1 of 2 loaded jobs shown')).toBeTruthy();
  expect(titles()).toEqual(['Registered Nurse']);
  expect(fakeApi.listGuestJobs).toHaveBeenCalledTimes(1);
});

it('Load more on the map fetches the next page while there is one (GUEST-22, GUEST-48)', async () => {
  fakeApi.listGuestJobs.mockImplementation(({ query }) =>
    Promise.resolve(
      answer([aGuestJob({ id: query.page, title: `Job ${query.page}` })], { total: 51, page: query.page }),
    ),
  );
  renderPage(page(), '/find-jobs');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: 'Job 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('Apply now calls the handler that the page was given (GUEST-29)', async () => {
  renderPage(page(), '/find-jobs?job=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  expect(onApply.mock.calls.map(([job]) => (job as typeof welder).title)).toEqual(['Welder']);
});

it('The sort is labelled Most relevant and offers the oldest and the newest posting first (GUEST-12, GUEST-13)', async () => {
  renderPage(page(), '/find-jobs');
  const toggle = await screen.findByRole('button', { name: 'Most relevant' });
  expect(lastQuery().order).toBeUndefined();
  await userEvent.click(toggle);
  await waitFor(() => expect(lastQuery().order).toBe('asc'));
  await userEvent.click(screen.getByRole('button', { name: 'Most relevant oldest first' }));
  await waitFor(() => expect(lastQuery().order).toBe('desc'));
  await userEvent.click(screen.getByRole('button', { name: 'Most relevant newest first' }));
  expect(screen.getByRole('button', { name: 'Most relevant' }).getAttribute('aria-pressed')).toBe('false');
});

it('Submitting a filter returns to page 1 (GUEST-49)', async () => {
  fakeApi.listGuestJobs.mockImplementation(({ query }) =>
    Promise.resolve(answer([aGuestJob({ id: query.page })], { total: 120, page: query.page })),
  );
  renderPage(page(), '/find-jobs?page=2');
  await waitFor(() => expect(lastQuery().page).toBe(2));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Full time' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: 1, filter: { employmentType: ['full_time'] } }));
  expect(fakeApi.listGuestJobs).toHaveBeenCalledTimes(3);
});

const isLoading = () => screen.queryAllByRole('status', { name: /^Loading/ }).length > 0;
const loadedOf = async () => waitFor(() => expect(isLoading()).toBe(false));

it('The loading state ends after a successful and after a failed load (GUEST-46)', async () => {
  fakeApi.listGuestJobs.mockImplementationOnce(() => Promise.resolve(answer([nurse], { total: 120 })));
  fakeApi.listGuestJobs.mockImplementationOnce(() => Promise.reject(new ApiError(400, 'No')));
  renderPage(page(), '/find-jobs');
  expect(isLoading()).toBe(true);
  await screen.findByText('Registered Nurse');
  await loadedOf();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('button', { name: 'Loading failed. Try again' });
  await loadedOf();
  expect(screen.getByText('Registered Nurse')).toBeTruthy();
});

it('The job list shows ten skeleton cards at first and one row while more load (LIST-04, LIST-05)', async () => {
  fakeApi.listGuestJobs.mockImplementation(({ query }) =>
    query.page === 1 ? Promise.resolve(answer([nurse], { total: 120 })) : new Promise(() => {}),
  );
  renderPage(page(), '/find-jobs');
  const placeholder = screen.getByRole('status', { name: 'Loading jobs' });
  expect(placeholder.children).toHaveLength(10);
  // Items without a list are none.
  expect(within(placeholder).queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('status', { name: 'Loading' })).children).toHaveLength(1);
});

it('The job list reloads all pages when the total changes between them (LIST-02)', async () => {
  let total = 120;
  fakeApi.listGuestJobs.mockImplementation(({ query }) =>
    Promise.resolve(
      answer([aGuestJob({ id: total * 10 + query.page, title: `Page ${query.page} of ${total}` })], {
        total,
        page: query.page,
      }),
    ),
  );
  renderPage(page(), '/find-jobs');
  await screen.findByText('Page 1 of 120');
  total = 121;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Page 1 of 121')).toBeTruthy();
  expect(titles()).toEqual(['Page 1 of 121', 'Page 2 of 121']);
});

it('A changed filter starts a fresh list at page 1 (LIST-01)', async () => {
  fakeApi.listGuestJobs.mockImplementation(({ query }) =>
    Promise.resolve(
      answer(
        [aGuestJob({ id: query.page + (query.order ? 10 : 0), title: `Page ${query.page} ${query.order ?? ''}` })],
        { total: 120, page: query.page },
      ),
    ),
  );
  renderPage(page(), '/find-jobs?page=2');
  await waitFor(() => expect(titles()).toEqual(['Page 1 ', 'Page 2 ']));
  await userEvent.click(screen.getByRole('button', { name: 'Most relevant' }));
  await waitFor(() => expect(titles()).toEqual(['Page 1 asc']));
});

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('The text search highlights matches in the loaded jobs and never as markup', async () => {
  fakeApi.listGuestJobs.mockResolvedValue(answer([aGuestJob({ id: 1, title: 'Nurse <b>lead</b>' }), welder]));
  renderPage(page(), '/find-jobs?q=nur');
  await waitFor(() => expect(marks()).toEqual(['Nurse']));
  expect(
    screen.getByText((_, element) => element?.className === 'job-title' && element.textContent === 'Nurse <b>lead</b>'),
  ).toBeTruthy();
});

it('Searching all jobs is offered from two characters on, and the server’s matches are highlighted', async () => {
  fakeApi.listGuestJobs.mockImplementation(({ query }) =>
    Promise.resolve(
      answer([nurse], {
        total: query.search ? 3 : 120,
        ...(query.search ? { matched: { words: ['nurse'], phrases: [] } } : {}),
      }),
    ),
  );
  renderPage(page(), '/find-jobs');
  await screen.findByText('Registered Nurse');
  const box = screen.getByPlaceholderText('Search by job title, description, location, skills');
  await userEvent.type(box, 'r');
  await screen.findByText('1 of 1 loaded job shown');
  expect(screen.queryByRole('button', { name: 'Search all 120 jobs' })).toBeNull();
  await userEvent.type(box, 'n');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Search all 120 jobs' }))[0]!);
  expect(await screen.findByText('3 jobs found for “rn”')).toBeTruthy();
  expect(lastQuery()).toMatchObject({ search: 'rn', page: 1 });
  expect(marks()).toEqual(['Nurse']);
});

it('A filter chip removes its filter', async () => {
  renderPage(page(), '/find-jobs?employment=full_time,temporary&travel=yes');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Temporary' }));
  await waitFor(() => expect(lastQuery().filter).toEqual({ employmentType: ['full_time'], travel: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(lastQuery().filter).toBeUndefined());
});

it('A category that is not open says so and links back to all categories (GUEST-09)', async () => {
  fakeApi.listGuestJobs.mockRejectedValue(new ApiError(404, 'There is no such job category'));
  renderPage(page('gone'), '/find-jobs/gone');
  expect(await screen.findByText('This category is not open')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /All categories/ }));
  expect(await screen.findByText('at /find-jobs')).toBeTruthy();
});
