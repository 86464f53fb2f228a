// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { FilterForm } from '../../../../web/features/guest/components/filter-form.tsx';
import { noFilter } from '../../../../web/features/guest/model/job-filter.ts';
import { fakeApi } from '../../support/fake-api.ts';

const austin = {
  id: 7,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
  lat: 30,
  lng: -97,
  population: 9,
  zip: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FilterForm filter={{ ...noFilter, countryId: 840 }} facets={undefined} onSubmit={() => {}} />
    </QueryClientProvider>,
  );
});

const type = (value: string) => {
  const box = screen.getByRole('combobox', { name: 'City' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value } });
};
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const offered = () =>
  within(screen.getByRole('listbox', { name: 'City' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('The city filter asks for two characters and sends no request before (LOOK-12, LOOK-14)', async () => {
  type('a');
  await rest(2_000);
  expect(offered()).toEqual(['Start typing at least 2 characters']);
  expect(fakeApi.searchCities).not.toHaveBeenCalled();
});

it('The city filter searches once, 500 ms after typing stops, with the latest text and the used1st flag (LOOK-13, LOOK-16)', async () => {
  type('au');
  await rest(400);
  type('aust');
  await rest(499);
  expect(fakeApi.searchCities).not.toHaveBeenCalled();
  await rest(2);
  expect(fakeApi.searchCities).toHaveBeenCalledOnce();
  expect(fakeApi.searchCities.mock.lastCall?.[0].query).toEqual({ name: 'aust', used1st: true, countryId: 840 });
  expect(offered()).toEqual(['Austin, TXTexas']);
});

it('The city filter shows the chosen city from the search results without loading it again', async () => {
  type('aust');
  await rest(501);
  fireEvent.click(within(screen.getByRole('listbox', { name: 'City' })).getByRole('option', { name: /Austin, TX/ }));
  await rest(1);
  expect(screen.getByText('Austin, TX')).toBeDefined();
  expect(fakeApi.readCity).not.toHaveBeenCalled();
});
