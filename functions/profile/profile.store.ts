import type { AnyEvent } from '../../events/catalogue.ts';
import { mailSettingsOf } from '../../shared/model/notification-settings.ts';
import type { ProfileForm } from '../../shared/validation/profile.ts';
import type { SocialLinksForm } from '../../shared/validation/social-links.ts';
import { refuse } from '../door/refusal.ts';
import type { Region } from '../../shared/rules/region.ts';
import type { StoredAccount } from '../table/accounts.ts';
import { accountsIn, digestWrites } from '../table/accounts.ts';
import { keys } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import { exists } from '../table/write.ts';

/** A person by the name that was read of them. */
type Named = Pick<StoredAccount, 'id' | 'firstName' | 'lastName'>;

/** Reads and saves the user's own profile. */
export function profileStore(table: Table) {
  const { account } = accountsIn(table);

  /** The user's account, strongly consistent. */
  async function profile(userId: number): Promise<StoredAccount> {
    const found = await account(userId);
    if (!found) throw refuse.notFound('There is no such account');
    return found;
  }

  /**
   * Saves what the user changed and answers the account as it is now; `renamed` tells others of a new name. Mail settings that are not named
   * stay as they are. Refuses when the name is no longer the one that was read: whether it changed would have been judged by a former one.
   */
  async function saveProfile({ id, firstName, lastName }: Named, { notificationSettings, ...facts }: ProfileForm & Region, renamed: AnyEvent | undefined): Promise<StoredAccount> {
    const mail = notificationSettings && (notificationSettings.mail ?? mailSettingsOf(await profile(id)));
    const settings = notificationSettings && { notificationSettings: { expiresIn: notificationSettings.expiresIn, mail } };
    const change = {
      update: keys.account(id),
      set: { ...facts, ...settings },
      add: { version: 1 },
      when: { expression: '#firstName = :first AND #lastName = :last', values: { first: firstName, last: lastName } },
      refusal: refuse.conflict('Your name was changed at the same moment; look again'),
    };
    const beside: Write[] = [...(mail ? digestWrites(id, mail) : []), ...(renamed ? [eventWrite(renamed)] : [])];
    await (beside.length > 0 ? table.write([change, ...beside]) : table.writeOne(change));
    return profile(id);
  }

  /** Saves where else the user is to be found and answers the account as it is now (PROF-09). */
  async function saveSocialLinks(userId: number, socialLinks: SocialLinksForm): Promise<StoredAccount> {
    await table.writeOne({ update: keys.account(userId), set: { socialLinks }, add: { version: 1 }, when: exists, refusal: refuse.notFound('There is no such account') });
    return profile(userId);
  }

  /** Saves a wish to become super manager; one at a time (PROF-15). */
  async function saveSuperManagerRequest(userId: number, event: AnyEvent): Promise<void> {
    await table.write([
      {
        update: keys.account(userId),
        set: { superManagerRequestPending: true, ...keys.superManagerRequests, gsi1sk: event.time },
        when: { expression: '#superManagerRequestPending = :no', values: { no: false } },
        refusal: refuse.conflict('You have asked already; an operator will answer'),
      },
      eventWrite(event),
    ]);
  }

  return { profile, saveProfile, saveSocialLinks, saveSuperManagerRequest };
}
export type ProfileStore = ReturnType<typeof profileStore>;
