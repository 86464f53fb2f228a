import { describe, expect, it } from 'vitest';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { personCard, strangers } from '../../../../functions/features/people/person-card.ts';
import {
  changeProfileHandler,
  changeSocialLinksHandler,
  readProfileHandler,
} from '../../../../functions/features/profile/profile.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { notificationMailStore } from '../../../../functions/features/notification-mail/notification-mail.store.ts';
import { profileStore } from '../../../../functions/features/profile/profile.store.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { noSocialLinks } from '../../../../shared/model/social-links.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const boston = 4_930_956;
const unitedStates = 840;

describe('The own profile', () => {
  const room = withLocalTable(openAccounts);

  const needs = () => ({ profileStore: profileStore(room.table), cityById, clock: room.clock });
  /** The actor as the door reads it, with the stored name. */
  const actorOf = async (id: number) => {
    const { firstName, lastName } = (await room.table.get(keys.account(id), { consistent: true }))!;
    return anActor('manager', { id, firstName, lastName });
  };
  const change = async (id: number, over: object) =>
    handled(
      changeProfileHandler,
      { body: { firstName: 'Maria', lastName: 'Lopez', ...over }, actor: await actorOf(id) },
      needs(),
    );

  it('is changed and returned as it is then; the country follows from the city, the phone has no spaces (PROF-02, PROF-10, API-26)', async () => {
    const { id } = await room.aMember('Maria');
    const { result } = await change(id, {
      firstName: 'Mary',
      cityId: boston,
      phonePrefix: '+1',
      phone: '617 555 0142',
      birthday: '1990-05-17',
    });
    expect(result).toMatchObject({
      firstName: 'Mary',
      countryId: unitedStates,
      cityId: boston,
      phone: '6175550142',
      birthday: '1990-05-17',
    });
    expect(await resultOf(readProfileHandler, { actor: anActor('manager', { id }) }, needs())).toEqual(result);
  });

  it('emits one event with the change when the name is new, and none when it stays (PROF-10)', async () => {
    const { id } = await room.aMember('Renamed');
    const nameEvents = async () =>
      (await room.table.query(keys.eventsOf(`USER#${id}`))).flatMap(({ event }) =>
        event.type === 'person-changed' ? [event.data] : [],
      );
    const { firstName, lastName } = await actorOf(id);
    await change(id, { firstName, lastName, phonePrefix: '+1', phone: '6175550142' });
    expect(await nameEvents()).toEqual([]);
    await change(id, { firstName: 'Ada', lastName });
    await change(id, { firstName: 'Ada', lastName, notificationSettings: { expiresIn: { value: 9 } } });
    expect(await nameEvents()).toEqual([{ userId: id, changed: 'name' }]);
  });

  it('refuses a name chosen over one that changed at the same moment, and stores nothing of it (PROF-10)', async () => {
    const { id } = await room.aMember('Twice');
    const stale = await actorOf(id);
    await change(id, { firstName: 'First', lastName: 'Save' });
    const second = handled(
      changeProfileHandler,
      { body: { firstName: stale.firstName, lastName: stale.lastName, birthday: '1990-05-17' }, actor: stale },
      needs(),
    );
    expect(await refusalOf(second)).toMatchObject({
      kind: 'conflict',
      message: 'Your name was changed at the same time; reload and try again',
    });
    expect(await room.table.get(keys.account(id), { consistent: true })).toMatchObject({
      firstName: 'First',
      birthday: null,
    });
  });

  it.each(['firstName', 'lastName'] as const)(
    'refuses mail settings with a former %s after one try, since a name that changed stays another one (PROF-10)',
    async (field) => {
      const { id } = await room.aMember(`Former${field}`);
      const stale = await actorOf(id);
      await change(id, { firstName: stale.firstName, lastName: stale.lastName, [field]: 'Now' });
      let writes = 0;
      const write: typeof room.table.write = (...given) => {
        writes += 1;
        return room.table.write(...given);
      };
      const { firstName, lastName } = stale;
      const body = { firstName, lastName, notificationSettings: { expiresIn: { value: 9 } } };
      const store = profileStore({ ...room.table, write });
      const late = handled(changeProfileHandler, { body, actor: stale }, { ...needs(), profileStore: store });
      expect(await refusalOf(late)).toMatchObject({ kind: 'conflict' });
      expect(writes).toBe(1);
    },
  );

  it('tries three times over mail settings that change each time, and then refuses (PROF-05)', async () => {
    const { id } = await room.aMember('Restless');
    let reads = 0;
    const get: typeof room.table.get = async (...asked) => {
      const found = await room.table.get(...asked);
      const mail = { ...defaultMailSettings, digest: (reads += 1) % 2 ? ('off' as const) : ('weekly' as const) };
      const account = (await room.table.get(keys.account(id), { consistent: true }))!;
      await notificationMailStore(room.table).saveMailSettings(account, mail);
      return found as never;
    };
    const actor = await actorOf(id);
    const { firstName, lastName } = actor;
    const body = { firstName, lastName, notificationSettings: { expiresIn: { value: 9 } } };
    const store = profileStore({ ...room.table, get });
    const restless = handled(changeProfileHandler, { body, actor }, { ...needs(), profileStore: store });
    expect(await refusalOf(restless)).toMatchObject({ kind: 'conflict' });
    // Before each try and after it.
    expect(reads).toBe(6);
  });

  it('does not switch mails back on that were switched off at the same moment (PROF-05)', async () => {
    const { id } = await room.aMember('Unsubscriber');
    const mail = { ...defaultMailSettings, digest: 'off' as const };
    let reads = 0;
    const get: typeof room.table.get = async (...asked) => {
      const found = await room.table.get(...asked);
      reads += 1;
      const account = (await room.table.get(keys.account(id), { consistent: true }))!;
      if (reads === 1) await notificationMailStore(room.table).saveMailSettings(account, mail);
      return found as never;
    };
    const body = {
      firstName: 'Unsubscriber',
      lastName: (await actorOf(id)).lastName,
      notificationSettings: { expiresIn: { value: 9 } },
    };
    const { result } = await handled(
      changeProfileHandler,
      { body, actor: await actorOf(id) },
      { ...needs(), profileStore: profileStore({ ...room.table, get }) },
    );
    expect(result.notificationSettings).toEqual({ expiresIn: { value: 9 }, mail });
  });

  it('accepts a birthday from 1900 to today, in any time zone, and clears it (PROF-02, PROF-10)', async () => {
    const { id } = await room.aMember('Born');
    const { body } = changeProfileHandler.route.request;
    const parse = (birthday: unknown) =>
      body
        .safeParse({ firstName: 'Maria', lastName: 'Lopez', birthday })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect([parse('1899-12-31'), parse('1990-02-30'), parse('1900-01-01'), parse(null)]).toEqual([
      [['birthday', 'Must be a birthday after 1900']],
      [['birthday', 'Must be a date']],
      undefined,
      undefined,
    ]);
    room.clock.set('2026-09-10T11:00:00.000Z');
    expect((await change(id, { birthday: '2026-09-11' })).result.birthday).toBe('2026-09-11');
    expect(await refusalOf(change(id, { birthday: '2026-09-12' }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'birthday', message: 'Must not be in the future' }],
    });
    expect((await change(id, {})).result.birthday).toBeNull();
  });

  it('has the region of its city, on the profile, beside the token and for others, and none without a city (PROF-08)', async () => {
    const { id } = await room.aMember('Regional');
    const massachusetts = { regionId: 84_025, region: 'Massachusetts' };
    const seen = async () => {
      const stored = (await room.table.get(keys.account(id)))!;
      const own = [contract.profile.readProfile, contract.accounts.verify].map((route) => route.response.parse(stored));
      return [...own, personCard({ id: 7, role: 'candidate' }, stored, strangers)].map(({ regionId, region }) => ({
        regionId,
        region,
      }));
    };
    expect(new Set((await seen()).map(({ regionId, region }) => regionId ?? region))).toEqual(new Set([null]));
    await change(id, { cityId: boston });
    expect(await seen()).toEqual([massachusetts, massachusetts, massachusetts]);
    await change(id, {});
    expect(await seen()).toEqual(Array.from({ length: 3 }, () => ({ regionId: null, region: null })));
  });

  it('stores a candidate’s other profiles, and forgets what is emptied (PROF-09)', async () => {
    const { id } = await room.aMember('Linked');
    const links = (body: object) =>
      handled(changeSocialLinksHandler, { body, actor: anActor('candidate', { id }) }, needs());
    const { result } = await links({
      linkedin: 'linkedin.com/in/maria-lopez',
      github: 'https://github.com/mlopez',
      website: '',
      x: null,
    });
    expect(result.socialLinks).toEqual({
      linkedin: 'https://linkedin.com/in/maria-lopez',
      github: 'https://github.com/mlopez',
      website: null,
      x: null,
    });
    expect((await links({})).result.socialLinks).toEqual(noSocialLinks);
    expect(changeSocialLinksHandler.route.roles).toEqual(['candidate']);
  });

  it('keeps notifications for as long as its owner chooses (PROF-05, PROF-11)', async () => {
    const account = await room.aMember('Patient');
    expect(account.notificationSettings.expiresIn.value).toBe(30);
    await change(account.id, { notificationSettings: { expiresIn: { value: 7 } } });
    const { result } = await change(account.id, {});
    expect(result.notificationSettings.expiresIn.value).toBe(7);
  });

  it('chooses which notifications are mailed, and keeps the choice when only the expiry is sent (API-26)', async () => {
    const account = await room.aMember('Reader');
    const isListed = async () => (await room.table.get(keys.digestReader('digest', account.id))) !== undefined;
    expect([account.notificationSettings.mail, await isListed()]).toEqual([defaultMailSettings, true]);
    const mail = { groups: { ...defaultMailSettings.groups, jobs: true }, digest: 'weekly' as const };
    await change(account.id, { notificationSettings: { expiresIn: { value: 30 }, mail } });
    const { result } = await change(account.id, { notificationSettings: { expiresIn: { value: 9 } } });
    expect([result.notificationSettings, await isListed()]).toEqual([{ expiresIn: { value: 9 }, mail }, true]);
    await change(account.id, { notificationSettings: { expiresIn: { value: 9 }, mail: { ...mail, digest: 'off' } } });
    expect(await isListed()).toBe(false);
  });

  it('rejects unknown mail settings by the field (API-26)', () => {
    const { body } = changeProfileHandler.route.request;
    const refused = (mail: object) =>
      body
        .safeParse({ firstName: 'Maria', lastName: 'Lopez', notificationSettings: { expiresIn: { value: 30 }, mail } })
        .error?.issues.map(({ path, code }) => [path.join('.'), code]);
    expect(refused({ ...defaultMailSettings, digest: 'hourly' })).toEqual([
      ['notificationSettings.mail.digest', 'invalid_value'],
    ]);
    expect(refused({ ...defaultMailSettings, groups: { ...defaultMailSettings.groups, passwords: false } })).toEqual([
      ['notificationSettings.mail.groups', 'unrecognized_keys'],
    ]);
    expect(refused({ ...defaultMailSettings, sms: true })).toEqual([
      ['notificationSettings.mail', 'unrecognized_keys'],
    ]);
  });

  it.each([
    ['an unknown city', 'There is no such city', { cityId: 7 }],
    ['a city of another country', 'This city is in another country', { cityId: boston, countryId: 356 }],
  ])('rejects %s by the field: %s', async (_, message, over) => {
    const { id } = await room.aMember(`Lost${Object.keys(over).length}`);
    expect(await refusalOf(change(id, over))).toMatchObject({ kind: 'invalid', errors: [{ key: 'cityId', message }] });
  });

  it('cannot give its owner another role, address or status', () => {
    const { body } = changeProfileHandler.route.request;
    for (const key of ['role', 'email', 'status', 'isInternal', 'superManagerRequestPending']) {
      const { error } = body.safeParse({ firstName: 'Maria', lastName: 'Lopez', [key]: 'anything' });
      expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [key] }]);
    }
  });
});
