import {
  type Hiding,
  hidesAtAll,
  hidingMarks,
  type HidingMarks,
  isShownTo,
  type Onlooker,
} from '../../shared/rules/hidden-from.ts';
import { refuse } from '../platform/door/refusal.ts';
import { inGroups } from '../platform/table/in-groups.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { isNew, type SingleWrite, versionIs } from '../platform/table/write.ts';

/** From whom a candidate hides, as stored in the partition of their profile. */
export interface StoredHiding extends Hiding {
  version: number;
}

/** What lists of candidates carry, so that showing one reads nothing more while nobody in it hides. */
export interface MarkedRow {
  hiding?: HidingMarks | null | undefined;
}

type Viewer = Pick<Onlooker, 'id' | 'role'>;
/** `hasMet` says that a job brought the candidate and the user together, which shows one who is closed to strangers. */
interface Meeting {
  hasMet: boolean;
}

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
  const managersOf = async (recruiterId: number) =>
    (await table.query(keys.managersOfRecruiter(recruiterId))).map(({ managerId }) => managerId);

  /**
   * A user with the companies they hire for: the clients of a manager, or of all managers of a recruiter, by name and by
   * the domain of their addresses.
   */
  async function onlooker({ id, role }: Viewer): Promise<Onlooker> {
    if (role !== 'manager' && role !== 'recruiter') return { id, role, companies: [] };
    const managers = role === 'manager' ? [id] : await managersOf(id);
    const [clients, accounts] = await Promise.all([
      inGroups(managers, (managerId) => table.query(keys.clientsOfManager(managerId))),
      table.batchGet([...new Set([id, ...managers])].map(keys.account)),
    ]);
    const hirers = [...clients.flat(), ...accounts.flatMap((account) => account ?? [])];
    const domains = hirers.map(({ email }) => email.slice(email.lastIndexOf('@') + 1));
    return { id, role, companies: [...clients.flat().map(({ companyName }) => companyName), ...new Set(domains)] };
  }

  /** The candidate's list, consistent, because it decides permissions. */
  const hidingOf = (candidateId: number) => table.get(keys.hiddenFrom(candidateId), { consistent: true });

  /** Whether a candidate with this list, or with the marks of a row, hides from this user. */
  async function isHidden(
    viewer: Viewer,
    candidateId: number,
    {
      list,
      marks = marksOf(list),
      hasMet,
    }: { list?: Hiding | undefined; marks?: HidingMarks | null | undefined } & Meeting,
  ): Promise<boolean> {
    if (!marks || viewer.id === candidateId) return false;
    return !isShownTo(marks, { ...(await onlooker(viewer)), hasMet });
  }

  /** The same for one list after another: whom the user hires for is read once for all of them, if somebody hides. */
  function hidingFrom(viewer: Viewer, { hasMet }: Meeting) {
    let read: Promise<Onlooker> | undefined;
    return async <T extends MarkedRow>(rows: readonly T[]): Promise<T[]> => {
      if (!rows.some(({ hiding }) => hiding)) return [...rows];
      const known = { ...(await (read ??= onlooker(viewer))), hasMet };
      return rows.filter(({ hiding }) => !hiding || isShownTo(hiding, known));
    };
  }

  /** These rows without those of candidates who hide from this user; whom they hire for is read only if somebody hides. */
  const withoutHidden = <T extends MarkedRow>(viewer: Viewer, rows: readonly T[], meeting: Meeting): Promise<T[]> =>
    hidingFrom(viewer, meeting)(rows);

  return { onlooker, hidingOf, isHidden, hidingFrom, withoutHidden };
}
