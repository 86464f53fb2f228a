import type { EventOf } from '../../../events/catalogue.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import {
  contestedReturnWrite,
  decidedReturnWrites,
  releasedBountyWrites,
  questionedBountyWrites,
  returnedBountyWrites,
} from '../../records/points.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { collaborationsOf, overseersOf } from '../../records/collaboration.ts';
import type { StoredEntry, StoredReturn } from '../../records/points.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { seenRowsIn } from '../../domain/people/seen-rows.ts';
import type { decideReturn, Settled } from '../../domain/points/settle-bounty.ts';
import { whoseHiresIn } from '../../domain/points/whose-hire.ts';

type Decided = ReturnType<typeof decideReturn>;
type Changed = EventOf<'bounty-changed'>;
type Asked = { award: StoredEntry; asked: StoredReturn; event: Changed };

/** What a hire awarded. */
export interface HireAwards {
  award: StoredEntry;
  returned: StoredReturn | undefined;
  /** The share of the candidate who invited the hired person, beside the recruiter's award. */
  referral?: StoredEntry;
}

/** Reads and saves what becomes of a bounty after the hire. */
export function bountiesStore(table: Table) {
  const { entry, contested } = whoseHiresIn(table);

  /**
   * What each hire of a job awarded, newest first: the award, its return if there is one, and the referral share of the
   * same hire. Where only a candidate who invited earned, theirs is the award.
   */
  async function hiresOf(jobId: number): Promise<HireAwards[]> {
    const pointers = await table.query(keys.jobAwards(jobId), { consistent: true });
    const found = await inGroups(pointers, ({ recruiterId, entryId }) => entry(recruiterId, entryId));
    const newest = found.flatMap((one) => one ?? []).toSorted((a, b) => b.id - a.id);
    const hires = Map.groupBy(newest, ({ at, candidate }) => `${at}|${candidate?.id ?? ''}`);
    return (await inGroups([...hires.values()], awardsOf)).flat();
  }

  async function awardsOf(ofHire: readonly StoredEntry[]): Promise<HireAwards[]> {
    const referral = ofHire.find(({ isReferral }) => isReferral);
    const award = ofHire.find(({ isReferral }) => !isReferral) ?? referral;
    if (!award) return [];
    const returned = award.returnId ? await entry(award.recruiterId, award.returnId) : undefined;
    const share = referral && referral !== award && { referral };
    return [{ award, returned: returned as StoredReturn | undefined, ...share }];
  }

  /** Refuses everybody but the job's manager. */
  async function requireManager(jobId: number, managerId: number): Promise<void> {
    const gate = await table.get(keys.jobGate(jobId), { consistent: true });
    if (!gate) throw noSuch('job');
    if (gate.managerId !== managerId) throw refuse.forbidden('Only the job’s manager may see and change this');
  }

  /** The super managers who work with this manager. */
  async function decidersFor(managerId: number): Promise<number[]> {
    return (await overseersOf(table, managerId)).flatMap(({ isAccepted, superManagerId }) =>
      isAccepted ? superManagerId : [],
    );
  }

  /** The contested returns that this super manager may decide, oldest first. */
  async function contestedFor(superManagerId: number): Promise<StoredReturn[]> {
    const [waiting, collaborations] = await Promise.all([contested(), collaborationsOf(table, superManagerId)]);
    const managers = new Set(collaborations.flatMap(({ isAccepted, managerId }) => (isAccepted ? managerId : [])));
    return waiting.filter(({ manager }) => manager && managers.has(manager.id));
  }

  /** The names of recruiters, by id. */
  async function namesOf(ids: readonly number[]) {
    const accounts = await accountsIn(table).accounts([...new Set(ids)]);
    return new Map(accounts.flatMap((one) => (one ? [[one.id, referenceOf(one)] as const] : [])));
  }

  /** By which claim each of these hires came, in their order; undefined where the recruiter had none. */
  async function claimsOf(hires: readonly StoredReturn[]): Promise<(number | undefined)[]> {
    const pointers = await inGroups(hires, async ({ job, candidate, recruiterId }) =>
      job && candidate ? table.get(keys.candidateClaim(candidate.id, job.id, recruiterId)) : undefined,
    );
    return pointers.map((one) => one?.claimId);
  }

  /** The bounties whose guarantee ends on this day. */
  async function dueOn(day: string): Promise<{ recruiterId: number; entryId: number }[]> {
    return table.query(keys.dueBounties(day));
  }

  /** Saves that a bounty is available, once. */
  async function saveReleased({ before, event }: Settled): Promise<void> {
    await table.write([...releasedBountyWrites(before, event.time), eventWrite(event)]);
  }

  /** Saves that what a hire awarded is in question, all of it, if it is still held. */
  async function saveAsked(all: readonly Asked[]): Promise<void> {
    await table.write(
      all.flatMap(({ award, asked, event }) => [...questionedBountyWrites(award, asked), eventWrite(event)]),
    );
  }

  /** Saves that a bounty returned, once. */
  async function saveReturned(award: StoredEntry, { before, after, event }: Settled<StoredReturn>): Promise<void> {
    await table.write([...returnedBountyWrites(award, before, after), eventWrite(event)]);
  }

  /** Saves a contest, once. */
  async function saveContested({ before, after, event }: Settled<StoredReturn>): Promise<void> {
    await table.write([contestedReturnWrite(before, after), eventWrite(event)]);
  }

  /** Saves a decision, once. */
  async function saveDecided({ award, isAvailable, event, ...settled }: Decided): Promise<void> {
    await table.write([...decidedReturnWrites(award, settled, isAvailable), eventWrite(event)]);
  }

  return {
    hiresOf,
    requireManager,
    entry,
    decidersFor,
    contestedFor,
    seen: seenRowsIn(table),
    namesOf,
    claimsOf,
    dueOn,
    saveReleased,
    saveAsked,
    saveReturned,
    saveContested,
    saveDecided,
  };
}
export type BountiesStore = ReturnType<typeof bountiesStore>;
