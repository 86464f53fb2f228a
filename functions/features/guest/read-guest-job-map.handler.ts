import { guest } from '../../../shared/contract/guest.ts';
import { isInBounds } from '../../../shared/rules/map-bounds.ts';
import type { City } from '../../../shared/model/place.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SearchIndex } from '../../search/port.ts';
import { campaignNamed } from './campaign-named.steps.ts';
import type { GuestStore } from './guest.store.ts';
import { jobQuery, placesQuery } from './job-query.ts';
import { clustersOf, countriesOf } from './map-clusters.ts';

interface Needs {
  guestStore: GuestStore;
  jobSearch: SearchIndex;
  cityById(id: number): City | undefined;
  clock: Clock;
}

/** A job is counted by its city in the index, so no card is read. */
export const readGuestJobMapHandler = handler(
  guest.readGuestJobMap,
  async ({ query }, { guestStore, jobSearch, cityById, clock }: Needs) => {
    const now = clock.now();
    const campaign = await campaignNamed(query.campaign, now, guestStore);
    const city = query.filter?.cityId === undefined ? undefined : cityById(query.filter.cityId);
    const asked = jobQuery({ ...query, page: 1, perPage: 1 }, { campaign, city, now: Date.parse(now) });
    const { total, facets } = await jobSearch.search(placesQuery(asked));
    const cities = (facets['cityId'] ?? []).flatMap(({ value, count }) => {
      const found = cityById(Number(value));
      return found ? [{ city: found, count }] : [];
    });
    const { view } = query;
    return {
      total,
      placed: cities.reduce((sum, { count }) => sum + count, 0),
      clusters: clustersOf(
        cities.filter((one) => view === undefined || isInBounds(view, one.city)),
        query.zoom,
      ),
      countries: countriesOf(cities),
    };
  },
);
