// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobMapNeeds } from '../../../../web/common/jobs/job-map-needs.ts';
import { Browse } from '../../../../web/features/guest/components/browse.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderPage } from '../../support/render-page.tsx';

const austin = aGuestJob().city!;
const lastQuery = () => fakeApi.listGuestJobs.mock.lastCall![0].query;
const seattle = { west: -123, south: 47, east: -121, north: 48 };

function AMap({ bounds, question, onBounds }: JobMapNeeds) {
  return (
    <button type="button" onClick={() => onBounds(seattle)}>
      {`${bounds ? 'part' : 'all'} of ${JSON.stringify(question.filter)}`}
    </button>
  );
}
const actions = { favorites: new Set<number>(), onFavorite: () => {}, onApply: () => {}, pageOf: String };
const AnAlert = () => null;
const Page = () => <Browse campaign={undefined} allJobs="/find-jobs" actions={actions} JobMap={AMap} Alert={AnAlert} />;

type Answer = (found: (at: { coords: object }) => void, failed: (failure: { code: number }) => void) => void;
const withLocation = (getCurrentPosition: Answer | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  });
const inAustin: Answer = (found) => found({ coords: { latitude: 30.26715, longitude: -97.74306 } });

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = vi.fn();
  fakeApi.listGuestJobs.mockResolvedValue({
    data: [aGuestJob({ id: 1, distance: 11.3 })],
    meta: { total: 1, page: 1, perPage: 50, currentCampaign: null },
  });
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  fakeApi.readCity.mockResolvedValue({ data: austin });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('One click finds jobs near the visitor, nearest first, with distances in the visitor’s unit', async () => {
  withLocation(inAustin);
  renderPage(Page, '/find-jobs');
  await press('Near me');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      order_by: 'distance',
      filter: { near: { lat: 30.27, lng: -97.74 }, proximity: 40.2 },
    }),
  );
  expect(await screen.findByText(/7 mi away/)).toBeTruthy();
  expect(await screen.findByText('Within 25 mi of you')).toBeTruthy();
  await screen.findByRole('button', { name: 'Distance nearest first' });
});

it('The radius around the visitor can be chosen in the filter', async () => {
  withLocation(inAustin);
  renderPage(Page, '/find-jobs?near=30.27,-97.74&within=25km');
  const choice = await screen.findByRole('combobox', { name: 'Distance' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any distance', 'Within 5 km', 'Within 10 km', 'Within 25 km', 'Within 50 km', 'Within 100 km']);
  await userEvent.selectOptions(choice, '100');
  await press('Show jobs');
  await waitFor(() => expect(lastQuery().filter).toMatchObject({ proximity: 100 }));
});

it.each([
  ['refuses', ((_, failed) => failed({ code: 1 })) as Answer, /did not share your location/],
  ['finds nothing', ((_, failed) => failed({ code: 3 })) as Answer, /could not be found/],
  ['has no such thing', undefined, /could not be found/],
])('A browser that %s is explained, and a typed city takes its place', async (_, answer, words) => {
  withLocation(answer);
  renderPage(Page, '/find-jobs');
  await press('Near me');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  await userEvent.type(screen.getByRole('combobox', { name: 'Your city' }), 'aus');
  await userEvent.click(await screen.findByRole('option', { name: /^Austin/ }));
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ order_by: 'distance', filter: { cityId: austin.id, proximity: 50 } }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Moving the map limits the list to its part and keeps the visitor’s place for distances; its chip undoes that', async () => {
  renderPage(Page, '/find-jobs?near=30.27,-97.74&within=25mi&by=distance');
  await press(/^all of/);
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ filter: { near: { lat: 30.27, lng: -97.74 }, bounds: seattle } }),
  );
  expect(lastQuery().filter).not.toHaveProperty('proximity');
  // The map itself asks for every part of the world.
  expect(screen.getByRole('button', { name: /^part of/ }).textContent).not.toContain('bounds');
  await press('Remove filter This part of the map');
  await waitFor(() => expect(lastQuery().filter).not.toHaveProperty('bounds'));
});

it('Sorting by pay asks the server for it, highest first, and the button turns it round', async () => {
  renderPage(Page, '/find-jobs');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Yearly pay');
  await waitFor(() => expect(lastQuery()).toMatchObject({ order_by: 'salary' }));
  expect(lastQuery().order).toBeUndefined();
  await press('Yearly pay highest first');
  await waitFor(() => expect(lastQuery()).toMatchObject({ order_by: 'salary', order: 'asc' }));
});
