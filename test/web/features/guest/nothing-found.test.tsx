// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BrowseNote } from '../../../../web/features/guest/components/browse-note.tsx';
import { NothingFound } from '../../../../web/features/guest/components/nothing-found.tsx';
import { noFilter, type JobFilter } from '../../../../web/features/guest/model/job-filter.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.searchTags.mockResolvedValue({ data: [{ id: 3, name: 'React' }] });
});

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const ways = { onSearchAll: vi.fn(), onClear: vi.fn(), onFilter: vi.fn(), onText: vi.fn() };
const asked = { campaign: undefined, filter: noFilter, search: '' };

it.each([
  [
    { isNarrowed: true, total: 55 },
    'No loaded job contains these words',
    ['Search all 55 jobs', 'Clear search and filters'],
  ],
  [{ isNarrowed: true, total: 0 }, 'No jobs match', ['Clear search and filters']],
  [{ isNarrowed: false, total: 0 }, 'No jobs are open here now', []],
])('An empty list with %o says %s and offers only steps that may find more', (given, title, offered) => {
  renderPage(() => <NothingFound {...given} {...ways} asked={asked} />, '/find-jobs');
  expect([screen.getByText(title).textContent, buttons()]).toEqual([title, offered]);
});

it.each([
  [{ isEverywhere: false, shown: 3, loaded: 50, total: 55 }, '3 of 50 loaded jobs shownSearch all 55 jobs'],
  [{ isEverywhere: false, shown: 0, loaded: 0, total: 0 }, 'No jobs match the filters'],
  [{ isEverywhere: true, shown: 0, loaded: 0, total: 0 }, '0 jobs found for “nurse”'],
])('The search note with %o says %s (GUEST-11)', (given, words) => {
  const { container } = render(<BrowseNote text="nurse" {...given} onSearchAll={ways.onSearchAll} />);
  expect(container.textContent).toBe(words);
});

const filter: JobFilter = {
  ...noFilter,
  rate: { from: 400, to: null, currency: 'USD' },
  employmentType: ['full_time', 'part_time'],
  travel: true,
};
/** The number of jobs found: 12 without the pay, 3 without the words, otherwise none. */
const counted = ({
  query,
}: {
  query: { filter?: { rateFrom?: number | undefined } | undefined; search?: string | undefined };
}) =>
  Promise.resolve({
    data: [],
    meta: {
      total: query.filter?.rateFrom === undefined ? 12 : query.search === undefined ? 3 : 0,
      page: 1,
      perPage: 1,
    },
  });

it('When several filters together find nothing, the ones whose removal would help are offered with their counts', async () => {
  fakeApi.listGuestJobs.mockImplementation(counted);
  renderPage(
    () => (
      <NothingFound isNarrowed={false} total={0} {...ways} asked={{ campaign: 'finance', filter, search: 'nurse' }} />
    ),
    '/find-jobs',
  );
  await screen.findByRole('button', { name: 'Without “from $400/h” 12 jobs' });
  await screen.findByRole('button', { name: 'Without “nurse” 3 jobs' });
  expect(buttons()).toEqual(['Clear search and filters', 'Without “nurse” 3 jobs', 'Without “from $400/h” 12 jobs']);
  expect(
    fakeApi.listGuestJobs.mock.calls.map(([{ query }]) => [
      query.campaign,
      query.perPage,
      query.filter?.employmentType,
    ]),
  ).toContainEqual(['finance', 1, undefined]);
  await userEvent.click(screen.getByRole('button', { name: /^Without “from/ }));
  expect(ways.onFilter).toHaveBeenCalledWith({ ...filter, rate: noFilter.rate });
  await userEvent.click(screen.getByRole('button', { name: /^Without “nurse”/ }));
  expect(ways.onText).toHaveBeenCalledWith('');
});

it('A single filter that finds nothing can only be cleared', () => {
  renderPage(
    () => <NothingFound isNarrowed={false} total={0} {...ways} asked={{ ...asked, search: 'nurse' }} />,
    '/find-jobs',
  );
  expect(buttons()).toEqual(['Clear search and filters']);
  expect(screen.getByText('Try fewer or different words.')).toBeTruthy();
  expect(fakeApi.listGuestJobs).not.toHaveBeenCalled();
});

it('When several words together find nothing, the words whose removal would help are offered with their counts', async () => {
  fakeApi.listGuestJobs.mockImplementation(({ query: { search } }: { query: { search?: string | undefined } }) =>
    Promise.resolve({ data: [], meta: { total: search === 'software engineer' ? 9 : 0, page: 1, perPage: 1 } }),
  );
  const search = 'senior software engineer';
  renderPage(() => <NothingFound isNarrowed={false} total={0} {...ways} asked={{ ...asked, search }} />, '/find-jobs');
  const offered = await screen.findByRole('button', { name: 'Without “senior” 9 jobs' });
  expect(buttons()).toEqual(['Clear search and filters', 'Without “senior” 9 jobs']);
  await userEvent.click(offered);
  expect(ways.onText).toHaveBeenCalledWith('software engineer');
});
