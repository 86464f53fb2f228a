import type { DueList } from '../../platform/door/each-due.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { accountsIn } from '../../records/account.ts';
import {
  alertedAlready,
  alertedWrite,
  alertsTurnWrite,
  dueAtOf,
  notAlertedWrite,
  type StoredJobAlert,
} from '../../records/job-alert.ts';
import { newMailLinkWrite, type MailLink } from '../../records/mailed-token.ts';
import type { Listing } from '../../platform/table/key.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const searchesPerPage = 100;

/** Reads the searches that are mailed, and records what was. */
export function alertNewsStore(table: Table) {
  const { account } = accountsIn(table);
  const { hidingOf, hiddenManagers } = hidingIn(table);

  /** Searches that may be due, those of an owner that are due together in one. */
  const owners = (listOf: (shard: number) => Listing<StoredJobAlert>): DueList<StoredJobAlert[]> => ({
    page: async (shard, at, after) => {
      const { items, next } = await table.queryPage(listOf(shard), { limit: searchesPerPage, after });
      const due = items.filter((one) => dueAtOf(one) <= at);
      const byOwner = Map.groupBy(due, ({ ownerId }) => ownerId);
      return { items: [...byOwner.values()], next: due.length < items.length ? undefined : next };
    },
    putOff: async (searches, dueAt) => {
      for (const one of searches) await putOff(one, dueAt);
    },
    named: ([first]) => ({ userId: first?.ownerId ?? 0 }),
  });
  /** The owners of searches that have their day. */
  const dueOwners = owners(keys.announcedJobAlerts);
  /** The owners of those that look at every run. */
  const atOnceOwners: DueList<StoredJobAlert[]> = {
    ...owners(keys.jobAlertsAtOnce),
    turn: {
      of: async (shard) => (await table.get(keys.jobAlertsTurn(shard)))?.after ?? undefined,
      leave: (shard, after, at) => table.writeOne(alertsTurnWrite(shard, { after: after ?? null, at })),
    },
  };

  /** Makes a search due at another time; one that looked or was changed meanwhile stays. */
  async function putOff(search: StoredJobAlert, dueAt: string): Promise<void> {
    // Those that look at every run are always due.
    if (search.alert !== 'immediately') await claimNews(search, search.upTo, dueAt);
  }

  /** All searches of an owner, as they are now. */
  const searchesOf = (ownerId: number) => table.query(keys.jobAlerts(ownerId), { consistent: true });

  /** Takes the news of a search up to a moment, before it is mailed; false when another run was first. */
  const claimNews = (alert: StoredJobAlert, to: string, dueAt: string): Promise<boolean> =>
    tryWrite(table.writeOne(alertedWrite(alert, to, dueAt)), alertedAlready);

  /** Gives them back after a mail that could not be sent. */
  const releaseNews = (alert: StoredJobAlert, to: string, dueAt: string): Promise<boolean> =>
    tryWrite(table.writeOne(notAlertedWrite(alert, to, dueAt)), alertedAlready);

  /** Stores the token of a link that stops searches, hashed. */
  const saveLink = (token: string, link: MailLink, at: string): Promise<void> =>
    table.writeOne(newMailLinkWrite(token, link, at));

  return {
    account,
    hidingOf,
    hiddenManagers,
    dueOwners,
    atOnceOwners,
    putOff,
    searchesOf,
    claimNews,
    releaseNews,
    saveLink,
  };
}
export type AlertNewsStore = ReturnType<typeof alertNewsStore>;
