// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { City } from '../../../../shared/model/place.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { WishForm } from '../../../../web/features/candidate-search/components/wish-form.tsx';
import { noWish } from '../../../../web/features/candidate-search/model/wish-address.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listRecruiterJobs.mockResolvedValue({ data: [{ id: 7, title: 'ICU nurse', client: null }] });
});

type Filter = SearchWish['filter'];
const facets = {
  current: { available: 1200, assigned: 3 },
  tagIds: { 1: 4, 2: 9, 3: 2, 4: 2000, 5: 1, 6: 3, 7: 5, 8: 6 },
  clearanceType: { secret: 2 },
  citizenship: { usCitizen: 7 },
  relocation: { true: 5, false: 8 },
};
const tags = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: `Skill ${id}` }));
const houston = {
  id: 4699066,
  name: 'Houston',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
} as City;

function open(filter: Partial<Filter> = {}, over: Partial<Parameters<typeof WishForm>[0]> = {}) {
  const onChange = vi.fn();
  const start = { ...noWish, filter: { ...noWish.filter, ...filter } };
  function Filters() {
    const [wish, setWish] = useState<SearchWish>(start);
    const change = (next: Filter) => {
      onChange(next);
      setWish({ ...wish, filter: next });
    };
    return <WishForm wish={wish} facets={facets} city={null} tags={tags} {...over} onChange={change} />;
  }
  renderSignedIn(Filters, { path: '/' });
  const last = () => onChange.mock.lastCall?.[0];
  return { onChange, last, start: start.filter };
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const options = (name: string) => [...select(name).options].map(({ value, text }) => [value, text]);
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const checks = (legend: string) =>
  [...screen.getByRole('group', { name: new RegExp(`^${legend}`) }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('Every choice of the filters has its words and the number of candidates it would find (CAND-24, CAND-43)', () => {
  open();
  expect(options('Availability')).toEqual([
    ['available', 'Available (1,200)'],
    ['assigned', 'On a job (3)'],
    ['all', 'All'],
  ]);
  expect(options('Relocation')).toEqual([
    ['all', 'Any'],
    ['true', 'Would relocate (5)'],
    ['false', 'Would not relocate (8)'],
  ]);
  expect(checks('Clearance')).toEqual(['Top Secret0', 'Secret2', 'Public Trust0', 'None of them0']);
  expect(checks('Work authorization')).toEqual(['US citizen7', 'Green card0', 'H1-B0', 'Other0']);
  expect([select('Availability').value, select('Relocation').value]).toEqual(['available', 'all']);
});

it('The filters have no numbers before there are any', () => {
  open({}, { facets: undefined });
  expect(options('Availability').map(([, text]) => text)).toEqual(['Available', 'On a job', 'All']);
  expect(options('Relocation').map(([, text]) => text)).toEqual(['Any', 'Would relocate', 'Would not relocate']);
  expect(checks('Work authorization')).toEqual(['US citizen', 'Green card', 'H1-B', 'Other']);
  expect(screen.queryByRole('group', { name: 'Frequent skills' })).toBeNull();
});

it('An availability that nobody counted has none', () => {
  open({}, { facets: { current: {} } });
  expect(options('Availability').map(([, text]) => text)).toEqual(['Available (0)', 'On a job (0)', 'All']);
});

it.each([
  ['Availability', 'assigned', { current: 'assigned' }],
  ['Availability', 'all', { current: 'all' }],
  ['Relocation', 'true', { relocation: true }],
  ['Relocation', 'false', { relocation: false }],
])('The choice of %s %s is searched immediately', (name, value, change) => {
  const { onChange, start } = open();
  choose(name, value);
  expect(onChange.mock.calls).toEqual([[{ ...start, ...change }]]);
  expect(select(name).value).toBe(value);
});

it('A relocation that was chosen can be taken back', () => {
  const { last, start } = open({ relocation: false });
  expect(select('Relocation').value).toBe('false');
  choose('Relocation', 'all');
  expect(last()).toEqual({ ...start, relocation: undefined });
});

it('A job of the recruiter narrows the search (CAND-51)', async () => {
  const { last, start } = open();
  await screen.findByRole('combobox', { name: 'On a job' });
  choose('On a job', '7');
  expect(last()).toEqual({ ...start, job: 7 });
});

it('The most frequent skills are suggested, the most frequent first, and are added by one press; a second one narrows (PLUS-45)', () => {
  const { last, start } = open({ tagIds: [2] });
  const suggested = () =>
    within(screen.getByRole('group', { name: 'Frequent skills' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(suggested()).toEqual([
    '+ Skill 4 2,000',
    '+ Skill 8 6',
    '+ Skill 7 5',
    '+ Skill 1 4',
    '+ Skill 6 3',
    '+ Skill 3 2',
  ]);
  expect(screen.queryByRole('combobox', { name: 'Which of the skills' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Skill 4/ }));
  expect(last()).toEqual({ ...start, tagIds: [2, 4], tagsMatch: 'all' });
  expect(suggested().at(-1)).toBe('+ Skill 5 1');
  expect(options('Which of the skills')).toEqual([
    ['any', 'Any of them'],
    ['all', 'All of them'],
  ]);
  choose('Which of the skills', 'any');
  expect(last()).toEqual({ ...start, tagIds: [2, 4], tagsMatch: 'any' });
  fireEvent.click(screen.getByRole('button', { name: /Skill 8/ }));
  expect(last()).toEqual({ ...start, tagIds: [2, 4, 8], tagsMatch: 'any' });
  choose('Which of the skills', 'all');
  expect(last()).toEqual({ ...start, tagIds: [2, 4, 8], tagsMatch: 'all' });
});

it('A skill whose name is not known yet has a place of its own, and a chosen one can be removed', () => {
  const { last, start } = open({ tagIds: [1, 99] });
  expect(screen.getByText('Skill…')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Remove Skill 1/ }));
  expect(last()).toEqual({ ...start, tagIds: [99] });
});

it('A chosen city brings its distance, fifty kilometres unless another is chosen, in miles where its country measures so', () => {
  const { last, start } = open({ cityId: houston.id }, { city: houston });
  expect(options('Distance')[0]).toEqual(['0', 'In the city']);
  expect(options('Distance')).toContainEqual(['50', 'Within 31 miles']);
  expect(options('Distance')).toContainEqual(['16.1', 'Within 10 miles']);
  expect(select('Distance').value).toBe('50');
  choose('Distance', '0');
  expect(last()).toEqual({ ...start, proximity: 0 });
  expect(select('Distance').value).toBe('0');
});

it('A city is found by the beginning of its name, and without it there is no distance either', async () => {
  fakeApi.searchCities.mockResolvedValue({ data: [houston] });
  const { last, start } = open();
  const city = screen.getByRole<HTMLInputElement>('combobox', { name: /^City/ });
  await userEvent.type(city, 'Hous');
  await userEvent.click(await screen.findByRole('option', { name: /Houston, TX/ }));
  expect(last()).toEqual({ ...start, cityId: houston.id });
  expect(fakeApi.searchCities.mock.lastCall?.[0].query).toEqual({ name: 'Hous', used1st: true, countryId: undefined });
  choose('Distance', '100');
  await userEvent.click(city);
  await userEvent.keyboard('{Backspace}');
  expect(last()).toEqual({ ...start, cityId: undefined, proximity: undefined });
  expect(screen.queryByRole('combobox', { name: 'Distance' })).toBeNull();
});

it('Without a city there is no distance', () => {
  open();
  expect(screen.queryByRole('combobox', { name: 'Distance' })).toBeNull();
  expect(screen.getByPlaceholderText('Any city')).toBeTruthy();
});

it('A chosen clearance or authorization is searched immediately, and none of them stays alone', () => {
  const { last, start } = open();
  fireEvent.click(screen.getByLabelText(/^Secret/));
  expect(last()).toEqual({ ...start, clearanceType: ['secret'] });
  fireEvent.click(screen.getByLabelText(/^None of them/));
  expect(last()).toEqual({ ...start, clearanceType: ['none'] });
  fireEvent.click(screen.getByLabelText(/^Green card/));
  expect(last()).toEqual({ ...start, clearanceType: ['none'], citizenship: ['greenCard'] });
});

it('Years of work are searched when typing rests, in their order alone', async () => {
  const { onChange, last, start } = open();
  type('Years from', '5');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(last()).toEqual({ ...start, yearsFrom: 5, yearsTo: undefined }));
  type('Years to', '3');
  expect(screen.getByText('Must be more than "From"')).toBeTruthy();
  type('Years to', '5');
  expect(screen.queryByText('Must be more than "From"')).toBeNull();
  await waitFor(() => expect(last()).toEqual({ ...start, yearsFrom: 5, yearsTo: 5 }));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it.each([
  ['Hourly rate', 'rate'],
  ['Salary', 'salary'],
])('The amounts of the %s are searched when typing rests, with their currency', async (legend, name) => {
  const { onChange, last, start } = open();
  const inputs = () => screen.getByRole('group', { name: new RegExp(`^${legend}`) }).querySelectorAll('input');
  const enter = (at: number, value: string) => fireEvent.change(inputs()[at]!, { target: { value } });
  enter(0, '50');
  expect(onChange).not.toHaveBeenCalled();
  const found = (from?: number, to?: number) => ({
    ...start,
    [`${name}From`]: from,
    [`${name}To`]: to,
    [`${name}Currency`]: from === undefined && to === undefined ? undefined : 'USD',
  });
  await waitFor(() => expect(last()).toEqual(found(50)));
  enter(1, '40');
  expect(screen.getByText('The first amount must not be greater than the second')).toBeTruthy();
  enter(1, '60');
  expect(screen.queryByText('The first amount must not be greater than the second')).toBeNull();
  await waitFor(() => expect(last()).toEqual(found(50, 60)));
  enter(0, '');
  await waitFor(() => expect(last()).toEqual(found(undefined, 60)));
  enter(1, '');
  await waitFor(() => expect(last()).toEqual(found()));
});

it('The amounts that the address has are in their fields', () => {
  open({ rateFrom: 30, rateTo: 45, rateCurrency: 'EUR', salaryFrom: 90_000, salaryCurrency: 'GBP', yearsTo: 9 });
  const values = (legend: string) =>
    [...screen.getByRole('group', { name: new RegExp(`^${legend}`) }).querySelectorAll('input, select')].map(
      (one) => (one as HTMLInputElement).value,
    );
  expect([values('Hourly rate'), values('Salary'), values('Years of work')]).toEqual([
    ['30', '45', 'EUR'],
    ['90,000', '', 'GBP'],
    ['', '9'],
  ]);
});
