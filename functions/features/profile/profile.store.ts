import type { AnyEvent } from '../../../events/catalogue.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import type { ProfileForm } from '../../../shared/validation/profile.ts';
import type { SocialLinksForm } from '../../../shared/validation/social-links.ts';
import type { TimeZoneForm } from '../../../shared/validation/time-zone.ts';
import type { WorkingHoursForm } from '../../../shared/validation/working-hours.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { Region } from '../../../shared/rules/region.ts';
import type { StoredAccount } from '../../records/account.ts';
import {
  accountsIn,
  changedProfileWrite,
  ownFactWrite,
  superManagerRequestWrite,
  timeZoneWrite,
} from '../../records/account.ts';
import { managerNameWrites } from '../../records/manager-name.ts';
import { digestWrites } from '../../records/digest.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const tries = 3;
const changedMeanwhile = refuse.conflict('Your name was changed at the same time; reload and try again');

const knownAlready = new Error('the time zone is known already');

/** A person with the name that was read. */
type Named = Pick<StoredAccount, 'id' | 'role' | 'firstName' | 'lastName'>;

/** Reads and saves the user's own profile. */
export function profileStore(table: Table) {
  const { account } = accountsIn(table);

  /** The user's account, strongly consistent. */
  async function profile(userId: number): Promise<StoredAccount> {
    const found = await account(userId);
    if (!found) throw noSuch('account');
    return found;
  }

  /**
   * Saves what the user changed and returns the account as stored; `renamed` is the event of a new name. Mail settings
   * that are not named stay as they are. Refuses when the name is no longer the one that was read: whether it changed
   * would have been judged by a former one.
   */
  async function saveProfile(
    person: Named,
    form: ProfileForm & Region,
    renamed: AnyEvent | undefined,
  ): Promise<StoredAccount> {
    const { id, firstName, lastName } = person;
    for (let attempt = 1; ; attempt += 1) {
      const kept = form.notificationSettings && !form.notificationSettings.mail ? await profile(id) : undefined;
      try {
        await saveOver(person, form, { kept, renamed });
        return await profile(id);
      } catch (error) {
        if (error !== changedMeanwhile) throw error;
        const now = await profile(id);
        const isSettings = kept !== undefined && now.firstName === firstName && now.lastName === lastName;
        if (!isSettings || attempt === tries) throw error;
      }
    }
  }

  /**
   * `kept` is the account whose mail settings stay; it refuses when they were switched since it was read, or an
   * unsubscription would be undone.
   */
  async function saveOver(
    person: Named,
    { notificationSettings, ...facts }: ProfileForm & Region,
    { kept, renamed }: { kept: StoredAccount | undefined; renamed: AnyEvent | undefined },
  ): Promise<void> {
    const mail = notificationSettings && (notificationSettings.mail ?? (kept && mailSettingsOf(kept)));
    const settings = notificationSettings && {
      notificationSettings: { expiresIn: notificationSettings.expiresIn, mail },
    };
    const change = changedProfileWrite(
      person,
      { ...facts, ...settings },
      { kept: kept?.notificationSettings, refusal: changedMeanwhile },
    );
    const names = renamed ? managerNameWrites({ ...person, ...facts }, person) : [];
    const beside: Write[] = [
      ...(mail ? digestWrites(person.id, mail) : []),
      ...names,
      ...(renamed ? [eventWrite(renamed)] : []),
    ];
    await (beside.length > 0 ? table.write([change, ...beside]) : table.writeOne(change));
  }

  /** Saves the candidate's addresses elsewhere and returns the account as stored (PROF-09). */
  async function saveSocialLinks(userId: number, socialLinks: SocialLinksForm): Promise<StoredAccount> {
    await table.writeOne(ownFactWrite(userId, { socialLinks }));
    return profile(userId);
  }

  /** Saves the person's time zone and returns the account as stored; a guess leaves a zone that is known as it is. */
  async function saveTimeZone(userId: number, form: TimeZoneForm): Promise<StoredAccount> {
    await tryWrite(table.writeOne(timeZoneWrite(userId, form, knownAlready)), knownAlready);
    return profile(userId);
  }

  /** Saves when the person works and returns the account as stored. */
  async function saveWorkingHours(userId: number, { hours }: WorkingHoursForm): Promise<StoredAccount> {
    await table.writeOne(ownFactWrite(userId, { workingHours: hours }));
    return profile(userId);
  }

  /** Saves a request to become super manager; one at a time (PROF-15). */
  async function saveSuperManagerRequest(userId: number, event: AnyEvent): Promise<void> {
    await table.write([superManagerRequestWrite(userId, event.time), eventWrite(event)]);
  }

  return { profile, saveProfile, saveSocialLinks, saveTimeZone, saveWorkingHours, saveSuperManagerRequest };
}
export type ProfileStore = ReturnType<typeof profileStore>;
