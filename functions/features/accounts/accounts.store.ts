import type { AnyEvent } from '../../../events/catalogue.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { signUpApplicationTo } from '../../domain/jobs/sign-up-application.ts';
import { accountsIn, confirmedAccountWrite, newAccountWrites } from '../../records/account.ts';
import { isPublicCampaign } from '../../records/campaign.ts';
import { decoyWrite } from '../../records/decoy.ts';
import { digestWrites } from '../../records/digest.ts';
import { favoriteJobWrite } from '../../records/favorite-job.ts';
import { managerNameWrites } from '../../records/manager-name.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import type { NewAccount } from './sign-up/open-account.ts';

/** Reads and saves accounts. */
export function accountsStore(table: Table) {
  const accounts = accountsIn(table);

  /**
   * The name of the public campaign, spelled as its manager writes it; null when there is none, or when it has expired.
   */
  async function campaignName(name: string, at: string): Promise<string | null> {
    const found = await table.get(keys.publicCampaign(name));
    return found && isPublicCampaign(found, at) ? found.name : null;
  }

  /** Writes as much as `saveEvent`, without effect, so that response times do not reveal who has an account. */
  async function saveNothing(decoyId: number, at: string): Promise<void> {
    await table.write([decoyWrite(decoyId, at)]);
  }

  /** Saves a new account; its address must be free. The guest's favourites are saved with it (AUTH-19). */
  async function saveNew({ account, favoriteJobs, event }: NewAccount, also: Write[] = []): Promise<void> {
    await table.write([
      ...newAccountWrites(account),
      ...managerNameWrites(account),
      ...digestWrites(account.id, mailSettingsOf(account)).filter((write) => 'put' in write),
      ...favoriteJobs.map((jobId) => favoriteJobWrite(account.id, { jobId, at: account.createdAt })),
      ...also,
      eventWrite(event),
    ]);
  }

  /** Saves that an account's address is confirmed, together with other writes. */
  async function saveConfirmed(userId: number, event: AnyEvent, also: Write[]): Promise<void> {
    await table.write([...also, confirmedAccountWrite(userId), eventWrite(event)]);
  }

  /** Saves an event of an account, together with other writes. */
  async function saveEvent(event: AnyEvent, also: Write[] = []): Promise<void> {
    await table.write([...also, eventWrite(event)]);
  }

  return {
    account: accounts.account,
    actor: accounts.actor,
    accountByEmail: accounts.accountByEmail,
    campaignName,
    signUpApplication: async (jobId: number, at: string) => signUpApplicationTo(table, jobId, at),
    accountOfOwner: accounts.accountOfOwner,
    saveNew,
    saveConfirmed,
    saveEvent,
    saveNothing,
  };
}
export type AccountsStore = ReturnType<typeof accountsStore>;
