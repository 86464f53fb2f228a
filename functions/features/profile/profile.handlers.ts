import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import { regionOf } from '../../../shared/rules/region.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { nameChange } from './person-changed.ts';
import type { ProfileStore } from './profile.store.ts';

export const readProfileHandler = handler(
  contract.profile.readProfile,
  async ({ actor }, { profileStore }: { profileStore: ProfileStore }) => profileStore.profile(actor.id),
);

interface Needs {
  profileStore: ProfileStore;
  cityById(id: number): City | undefined;
  clock: Clock;
}

export const changeProfileHandler = handler(
  contract.profile.changeProfile,
  async ({ body, actor, refuse }, { profileStore, cityById, clock }: Needs) => {
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

export const changeSocialLinksHandler = handler(
  contract.profile.changeSocialLinks,
  async ({ body, actor }, { profileStore }: { profileStore: ProfileStore }) =>
    profileStore.saveSocialLinks(actor.id, body),
);

export const changeTimeZoneHandler = handler(
  contract.profile.changeTimeZone,
  async ({ body, actor }, { profileStore }: { profileStore: ProfileStore }) =>
    profileStore.saveTimeZone(actor.id, body),
);

export const changeWorkingHoursHandler = handler(
  contract.profile.changeWorkingHours,
  async ({ body, actor }, { profileStore }: { profileStore: ProfileStore }) =>
    profileStore.saveWorkingHours(actor.id, body),
);

export const requestSuperManagerHandler = handler(
  contract.profile.requestSuperManager,
  async ({ actor }, { profileStore, clock }: { profileStore: ProfileStore; clock: Clock }) => {
    const event = eventOf('super-manager-requested', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.userSubject(actor.id),
      data: { userId: actor.id },
    });
    await profileStore.saveSuperManagerRequest(actor.id, event);
    return { superManagerRequestPending: true as const };
  },
);
