import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import { regionOf } from '../../../shared/rules/region.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { nameChange } from './person-changed.ts';
import type { ProfileStore } from './profile.store.ts';

interface Needs {
  profileStore: ProfileStore;
  cityById(id: number): City | undefined;
  clock: Clock;
}

export const changeProfileHandler = handler(
  contract.profile.changeProfile,
  async ({ body, actor }, { profileStore, cityById, clock }: Needs) => {
    const city = body.cityId === null ? null : cityById(body.cityId);
    if (city === undefined) throw refuse.invalid('cityId', 'There is no such city');
    if (city && body.countryId !== null && city.country.id !== body.countryId)
      throw refuse.invalid('cityId', 'This city is in another country');
    // Where the day begins first, the clock is fourteen hours ahead.
    const latest = new Date(Date.parse(clock.now()) + 14 * 3_600_000).toISOString().slice(0, 10);
    if (body.birthday !== null && body.birthday > latest) throw refuse.invalid('birthday', 'Must not be in the future');
    const renamed = nameChange(actor, body, { id: clock.newId(), at: clock.now() });
    return profileStore.saveProfile(
      actor,
      { ...body, ...regionOf(city), countryId: city?.country.id ?? body.countryId },
      renamed,
    );
  },
);
