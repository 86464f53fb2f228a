import { companyDomain } from '../../../shared/rules/company-name.ts';
import {
  hiddenCompanyOf,
  type Hiding,
  type HidingMarks,
  isShownTo,
  type MarkedRow,
  type NamingJob,
  type Onlooker,
} from '../../../shared/rules/hidden-from.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { jobTeamsIn } from '../jobs/job-team.ts';
import { managersWorkingWith } from '../../records/collaboration.ts';
import { marksOf } from '../../records/hiding.ts';
import { managersAndWorksOf } from '../../records/work-request.ts';

type Viewer = Pick<Onlooker, 'id' | 'role'>;
/** By the id of a job, the company that it names and from which a candidate hides; null where it does not name it. */
export type HiddenOn = ReadonlyMap<number, string | null>;

/** Decides who hides from whom (PLUS-21); every door that shows candidates asks here. */
export function hidingIn(table: Table) {
  const { managersHelpedBy } = jobTeamsIn(table);

  /**
   * The managers on whose behalf a user acts, by every relation that gives access to a job: a manager themselves and whom
   * they help with a job, those for whom a recruiter works, on request for one job too, and those who work with a super
   * manager (PLUS-40).
   */
  async function managersActedFor({ id, role }: Viewer): Promise<number[]> {
    if (role === 'manager') return [id, ...(await managersHelpedBy(id))];
    if (role === 'super_manager')
      return [id, ...(await Promise.all([managersWorkingWith(table, id), managersHelpedBy(id)])).flat()];
    if (role === 'candidate') return [];
    const { managerIds, requests } = await managersAndWorksOf(table, id);
    const onRequest = requests.filter(({ state }) => worksOnRequest(state));
    return [...new Set([...managerIds, ...onRequest.map(({ managerId }) => managerId)])];
  }

  /**
   * A user with the companies for which they act: the clients and own companies of their managers, by name and by the
   * domains of their sites and addresses.
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
    const sites = [...clients.flat(), ...own].flatMap(({ domain }) => domain ?? []);
    const domains = [...addresses.flatMap((email) => companyDomain(email) ?? []), ...sites];
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

  /** Those of these managers from whom a candidate with this list hides; for whom they act is read only if they hide at all. */
  async function hiddenManagers(list: Hiding | undefined, managerIds: readonly number[]): Promise<ReadonlySet<number>> {
    const marks = marksOf(list);
    if (!marks) return new Set();
    const managers = await inGroups([...new Set(managerIds)], (id) => onlooker({ id, role: 'manager' }));
    return new Set(managers.flatMap((manager) => (isShownTo(marks, manager) ? [] : manager.id)));
  }

  /**
   * On which of these jobs the candidate is hidden from who hires, with the company that the job names and that they hide
   * from: null where it names another, or none.
   */
  async function hiddenOn(
    list: Hiding | undefined,
    jobs: readonly (NamingJob & { id: number; managerId: number })[],
  ): Promise<HiddenOn> {
    const managers = await hiddenManagers(
      list,
      jobs.map(({ managerId }) => managerId),
    );
    const hidden = jobs.filter(({ managerId }) => managers.has(managerId));
    return new Map(hidden.map((job) => [job.id, hiddenCompanyOf(job, list)]));
  }

  return { onlooker, hidingOf, isHidden, hidingFrom, withoutHidden, shownAmong, hiddenManagers, hiddenOn };
}
