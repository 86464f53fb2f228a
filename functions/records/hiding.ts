import {
  type Hiding,
  hidesAtAll,
  hidingMarks,
  type HidingMarks,
  type MarkedRow,
  isShownTo,
  type Onlooker,
} from '../../shared/rules/hidden-from.ts';
import type { FindableBy } from '../../shared/constants/candidate-profile.ts';
import { companyDomain } from '../../shared/rules/company-name.ts';
import { worksOnRequest } from '../../shared/rules/work-request.ts';
import { refuse } from '../platform/door/refusal.ts';
import { inGroups } from '../platform/table/in-groups.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { isNew, type SingleWrite, versionIs } from '../platform/table/write.ts';
import { managersWorkingWith } from './collaboration.ts';
import { managersAndWorksOf } from './work-request.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** Who finds a candidate, and from whom they hide, as stored in the partition of their profile. */
export interface StoredHiding extends Hiding {
  version: number;
}

type Viewer = Pick<Onlooker, 'id' | 'role'>;

/** The write of the choice that a candidate makes when their account is opened. */
export const firstChoiceWrite = (candidateId: number, findableBy: FindableBy): SingleWrite =>
  hidingWrite(candidateId, { findableBy, companies: [], confirmed: [], version: 1 });

/** The write of whom a candidate hides from over the list that was read; version 1 must be the first. */
export function hidingWrite(candidateId: number, hiding: StoredHiding): SingleWrite {
  return {
    put: { ...keys.hiddenFrom(candidateId), part: 'hiding', ...hiding },
    when: hiding.version === 1 ? isNew : versionIs(hiding.version - 1),
    refusal: refuse.conflict('This list was changed in another window; reload it and try again'),
  };
}

/** The marks of a candidate's list for a row that shows them; undefined where they hide from nobody. */
export const marksOf = (hiding: Hiding | undefined): HidingMarks | undefined =>
  hidesAtAll(hiding) ? hidingMarks(hiding) : undefined;

/** What an update does to a row that shows the candidate, so that it carries their marks. */
export function marking(hiding: Hiding | undefined): { set: Record<string, unknown>; remove: string[] } {
  const marks = marksOf(hiding);
  return marks ? { set: { hiding: marks }, remove: [] } : { set: {}, remove: ['hiding'] };
}

/** Decides who hides from whom (PLUS-21); every door that shows candidates asks here. */
export function hidingIn(table: Table) {
  /**
   * The managers on whose behalf a user acts, by every relation that gives access to a job: a manager themselves, those
   * for whom a recruiter works, on request for one job too, and those who work with a super manager (PLUS-40).
   */
  async function managersActedFor({ id, role }: Viewer): Promise<number[]> {
    if (role === 'manager') return [id];
    if (role === 'super_manager') return [id, ...(await managersWorkingWith(table, id))];
    if (role === 'candidate') return [];
    const { managerIds, requests } = await managersAndWorksOf(table, id);
    const onRequest = requests.filter(({ state }) => worksOnRequest(state));
    return [...new Set([...managerIds, ...onRequest.map(({ managerId }) => managerId)])];
  }

  /**
   * A user with the companies for which they act: the clients and own companies of their managers, by name and by the
   * domain of their addresses.
   */
  async function onlooker({ id, role }: Viewer): Promise<Onlooker> {
    if (role === 'candidate') return { id, role, companies: [] };
    const managers = await managersActedFor({ id, role });
    const everybody = [...new Set([id, ...managers])];
    const [clients, accounts, verifications] = await Promise.all([
      inGroups(managers, (managerId) => table.query(keys.clientsOfManager(managerId))),
      table.batchGet(everybody.map(keys.account)),
      table.batchGet(everybody.map(keys.verification)),
    ]);
    const own = verifications.flatMap((one) => one ?? []);
    const names = [...clients.flat().map(({ companyName }) => companyName), ...own.map(({ company }) => company)];
    const addresses = [...clients.flat(), ...accounts.flatMap((account) => account ?? [])].map(({ email }) => email);
    const domains = [...addresses.flatMap((email) => companyDomain(email) ?? []), ...own.map(({ domain }) => domain)];
    return { id, role, companies: [...new Set([...names, ...domains])] };
  }

  /** The candidate's list, consistent, because it decides permissions. */
  const hidingOf = (candidateId: number) => table.get(keys.hiddenFrom(candidateId), { consistent: true });

  /** Whether a candidate with this list, or with the marks of a row, hides from the companies for which this user acts. */
  async function isHidden(
    viewer: Viewer,
    candidateId: number,
    { list, marks = marksOf(list) }: { list?: Hiding | undefined; marks?: HidingMarks | null | undefined },
  ): Promise<boolean> {
    if (!marks || viewer.id === candidateId) return false;
    return !isShownTo(marks, await onlooker(viewer));
  }

  /** The same for one list after another: for whom the user acts is read once for all of them, if somebody hides. */
  function hidingFrom(viewer: Viewer) {
    let read: Promise<Onlooker> | undefined;
    return async <T extends MarkedRow>(rows: readonly T[]): Promise<T[]> => {
      if (!rows.some(({ hiding }) => hiding)) return [...rows];
      const known = await (read ??= onlooker(viewer));
      return rows.filter(({ hiding }) => !hiding || isShownTo(hiding, known));
    };
  }

  /** These rows without those of candidates who hide from this user; for whom they act is read only if somebody hides. */
  const withoutHidden = <T extends MarkedRow>(viewer: Viewer, rows: readonly T[]): Promise<T[]> =>
    hidingFrom(viewer)(rows);

  /**
   * Which of these candidates do not hide from this user, by their lists as they are now: for what was written before
   * they hid and carries no marks (PLUS-40).
   */
  async function shownAmong(viewer: Viewer, candidateIds: readonly number[]): Promise<Set<number>> {
    const ids = [...new Set(candidateIds)];
    const lists = await table.batchGet(ids.map(keys.hiddenFrom), { consistent: true });
    const rows = ids.map((id, at) => ({ id, hiding: id === viewer.id ? undefined : marksOf(lists[at]) }));
    return new Set((await withoutHidden(viewer, rows)).map(({ id }) => id));
  }

  return { onlooker, hidingOf, isHidden, hidingFrom, withoutHidden, shownAmong };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  hiddenFrom: {
    holds: 'from which companies a candidate hides, and which recruiters they confirmed',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  clientsOfManager: { leadsTo: 'client' },
} satisfies PersonalData;
