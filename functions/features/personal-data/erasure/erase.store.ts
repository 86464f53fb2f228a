import { oneDay } from '../../../../shared/constants/time.ts';
import { removedAccountWrites, withoutManagersWrite } from '../../../records/account.ts';
import { anonymisedItemWrite, erasedItemWrite } from '../../../records/erased-item.ts';
import { removedTokenWrite } from '../../../records/mailed-token.ts';
import type { StoredApplication } from '../../../records/application.ts';
import { keepPackedApplicant } from '../../../domain/packed-jobs/packed-jobs.ts';
import { forgottenNameWrites } from '../../../records/manager-name.ts';
import { inGroups } from '../../../platform/table/in-groups.ts';
import type { SearchKind, SearchLogRow } from '../../../records/search-log.ts';
import { hourOf, removedSearchRowWrite, searchLogReach, searchLogWrite } from '../../../records/search-log.ts';
import { keys } from '../../../platform/table/keys.ts';
import { isItem } from '../../../platform/table/read-keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { Table } from '../../../platform/table/table.ts';
import type { Place } from '../../../records/trace.ts';
import { Refusal } from '../../../platform/door/refusal.ts';
import type { SingleWrite } from '../../../platform/table/write.ts';
import type { Forgotten } from './forget-person.ts';
import type { Reach } from '../reach.ts';
import { itemsAt } from '../reach.store.ts';
import type { Outcome } from './treat-item.ts';
import { treatItem, treatOwnItem } from './treat-item.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';

/** The result of a piece of work. */
export interface Done {
  deleted: number;
  anonymised: number;
}

type LeavingPerson = Parameters<typeof removedAccountWrites>[0] & Parameters<typeof forgottenNameWrites>[0];
const nothing: Done = { deleted: 0, anonymised: 0 };
const goneMeanwhile = new Refusal('gone', 'gone meanwhile');
const longestChain = 100;

/** Deletes and changes what erasure decides. Everything here may be repeated: the second time finds nothing to do. */
export function eraseStore(table: Table, written: () => number = Date.now) {
  /** Treats every item of a place. */
  async function treatPlace(place: Place, decide: (item: Key & Record<string, unknown>) => Outcome): Promise<Done> {
    let done = nothing;
    for await (const items of itemsAt(table, place))
      done = sum([done, ...(await inGroups(items, (item) => carryOut(item, decide(item))))]);
    return done;
  }

  async function carryOut(item: Key & Record<string, unknown>, outcome: Outcome): Promise<Done> {
    if (outcome === 'stays') return nothing;
    if (outcome === 'goes') {
      const links = typeof item.hash === 'string' && isItem.currentToken(item) ? await removeTokens(item.hash) : 0;
      await table.writeOne(erasedItemWrite(item));
      if (isItem.application(item)) await noLongerWaiting(item);
      return { deleted: 1 + links, anonymised: 0 };
    }
    const isThere = await doneUnlessGone(anonymisedItemWrite(item, outcome.set, goneMeanwhile));
    return { deleted: 0, anonymised: isThere ? 1 : 0 };
  }

  // Packed lists show by id who waits.
  async function noLongerWaiting({ state, managerId, jobId, candidate }: StoredApplication): Promise<void> {
    if (state === 'waiting') await keepPackedApplicant(table, managerId, { jobId, candidateId: candidate.id });
  }

  async function doneUnlessGone(write: SingleWrite): Promise<boolean> {
    return tryWrite(table.writeOne(write), goneMeanwhile);
  }

  // Each mailed link names its predecessor.
  async function removeTokens(newest: string): Promise<number> {
    let hash: string | undefined = newest;
    let removed = 0;
    while (hash && removed < longestChain) {
      const found: { earlier?: string } | undefined = await table.get(keys.mailedToken(hash), {
        consistent: true,
      });
      await table.writeOne(removedTokenWrite(hash));
      removed += 1;
      hash = found?.earlier;
    }
    return removed;
  }

  /** Treats a place of others as its manner says. */
  async function eraseFrom(place: Reach['places'][number], who: Forgotten): Promise<Done> {
    return treatPlace(place, (item) => treatItem(item, place.manner, who));
  }

  /**
   * Deletes a partition of the person's own, but keeps the account itself and the ledger's amounts until `endsAt`, in
   * seconds.
   */
  async function eraseOwn(pk: string, endsAt: number): Promise<Done> {
    return treatPlace({ pk }, (item) => (isItem.account(item) ? 'stays' : treatOwnItem(item, endsAt)));
  }

  /**
   * Takes documents out of the search log, so that neither index nor snapshot keeps them: first the removal is logged,
   * then older rows are deleted. `versions` are the documents' last known ones.
   */
  async function eraseDocuments(kind: SearchKind, versions: ReadonlyMap<number, number>): Promise<Done> {
    if (versions.size === 0) return nothing;
    const now = written();
    const rows = await rowsOf(kind, versions, now);
    const newest = new Map(versions);
    if (kind === 'candidate')
      for (const [id, version] of await recordVersions([...versions.keys()])) raise(newest, id, version);
    for (const row of rows) raise(newest, row.id, row.version);
    await inGroups([...newest], ([id, version]) =>
      table.write([searchLogWrite(kind, now, { id, version: version + 1, document: null })]),
    );
    await inGroups(
      rows.filter((row) => row.document !== null),
      (row) => table.writeOne(removedSearchRowWrite(kind, row)),
    );
    return { deleted: rows.length, anonymised: 0 };
  }

  // The versions of candidates' documents, which the log no longer has once it is older than it reaches.
  async function recordVersions(ids: number[]): Promise<[id: number, version: number][]> {
    const heads = await table.batchGet(ids.map(keys.candidateHead), { consistent: true });
    return ids.map((id, place) => [id, heads[place]?.version ?? 0]);
  }

  async function rowsOf(kind: SearchKind, ids: ReadonlyMap<number, number>, now: number): Promise<SearchLogRow[]> {
    const first = hourOf(now - searchLogReach - oneDay);
    const hours = Array.from({ length: hourOf(now) - first + 1 }, (_, place) => first + place);
    const found = await inGroups(hours, async (hour) =>
      (await table.query(keys.searchChanges(kind, hour, 0), { consistent: true })).filter((row) => ids.has(row.id)),
    );
    return found.flat();
  }

  /** Deletes waiting mails to one of these addresses. */
  async function eraseHeldMails(addresses: ReadonlySet<string>): Promise<Done> {
    return treatPlace({ pk: keys.heldMails.pk }, (mail) =>
      addresses.has(String(mail.to).toLowerCase()) ? 'goes' : 'stays',
    );
  }

  /** Updates for recruiters whether they still work for anybody, once their link to the person is gone. */
  async function settleRecruiters(recruiterIds: readonly number[]): Promise<void> {
    await inGroups(recruiterIds, async (id) => {
      const left = await table.query(keys.managersOfRecruiter(id), { limit: 1, consistent: true });
      if (left.length > 0) return;
      await doneUnlessGone(withoutManagersWrite(id, goneMeanwhile));
    });
  }

  /** Deletes the account and frees its address. */
  async function eraseAccount(account: LeavingPerson): Promise<void> {
    await table.write([...removedAccountWrites(account), ...forgottenNameWrites(account)]);
  }

  return { eraseFrom, eraseOwn, eraseDocuments, eraseHeldMails, settleRecruiters, eraseAccount };
}
export type EraseStore = ReturnType<typeof eraseStore>;

function raise(versions: Map<number, number>, id: number, version: number): void {
  versions.set(id, Math.max(versions.get(id) ?? 0, version));
}

/** The sum of several results. */
export function sum(pieces: readonly Done[]): Done {
  return pieces.reduce(
    (all, one) => ({ deleted: all.deleted + one.deleted, anonymised: all.anonymised + one.anonymised }),
    nothing,
  );
}
