import { announcedSearches } from '../../domain/saved-searches/announced-searches.ts';
import { accountsIn } from '../../records/account.ts';
import { alertedAlready, alertedWrite, notAlertedWrite, type StoredJobAlert } from '../../records/job-alert.ts';
import { newMailLinkWrite, type MailLink } from '../../records/mailed-token.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** Reads the searches that are mailed, and records what was. */
export function alertNewsStore(table: Table) {
  const { account } = accountsIn(table);

  /** Every search that is mailed, owner by owner. */
  const announced = () => announcedSearches(table, keys.announcedJobAlerts);

  /** Takes the news of a search up to a moment, before it is mailed; false when another run was first. */
  const claimNews = (alert: StoredJobAlert, to: string): Promise<boolean> =>
    tryWrite(table.writeOne(alertedWrite(alert, to)), alertedAlready);

  /** Gives them back after a mail that could not be sent. */
  const releaseNews = (alert: StoredJobAlert, to: string): Promise<boolean> =>
    tryWrite(table.writeOne(notAlertedWrite(alert, to)), alertedAlready);

  /** Stores the token of a link that stops searches, hashed. */
  const saveLink = (token: string, link: MailLink, at: string): Promise<void> =>
    table.writeOne(newMailLinkWrite(token, link, at));

  return { account, announced, claimNews, releaseNews, saveLink };
}
export type AlertNewsStore = ReturnType<typeof alertNewsStore>;
