import { jobStatuses } from '../../../shared/constants/job.ts';
import type { CompanyPeople } from '../../../shared/model/hiding.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { accountIdOf, userIdOf } from '../../platform/table/read-keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { accountsIn } from '../../records/account.ts';
import { overseersOf } from '../../records/collaboration.ts';
import { jobsInBrief } from '../../records/job-in-brief.ts';
import { requestsOfManager } from '../../records/work-request.ts';

/**
 * Finds who acts for a company: the same relations as in functions/domain/people/hidden-from.ts, asked from their other
 * end, which a test compares.
 */
export function companyPeopleIn(table: Table) {
  const { accounts } = accountsIn(table);

  /** The users who have a client, an address or a verification of this company. */
  async function namedBy(company: string): Promise<number[]> {
    const key = companyKey(company);
    const lists = [keys.namedForCompany(key), keys.listedForCompany(key), keys.verifiedForCompany(key)];
    const found = (await Promise.all(lists.map((list) => table.query(list)))).flat();
    return found.flatMap(({ pk, userId }) => userId ?? userIdOf(pk) ?? accountIdOf(pk) ?? []);
  }

  /** Everybody who acts on behalf of this manager, beside themselves. */
  async function actingFor(managerId: number): Promise<number[]> {
    const [overseers, recruiters, requests, jobs] = await Promise.all([
      overseersOf(table, managerId),
      table.query(keys.recruitersOfManager(managerId)),
      requestsOfManager(table, managerId),
      Promise.all(jobStatuses.map((status) => jobsInBrief(table, managerId, status))),
    ]);
    const members = await inGroups(jobs.flat(), ({ id }) => table.query(keys.membersOfJob(id)));
    return [
      ...overseers.flatMap(({ isAccepted, superManagerId }) => (isAccepted ? superManagerId : [])),
      ...recruiters.map(({ recruiterId }) => recruiterId),
      ...requests.flatMap(({ state, recruiterId }) => (worksOnRequest(state) ? recruiterId : [])),
      ...members.flat().map(({ memberId }) => memberId),
    ];
  }

  /** How many managers and recruiters act for a company, by its name or domain, with an account that is open. */
  async function countPeople(company: string): Promise<CompanyPeople> {
    const named = (await accounts([...new Set(await namedBy(company))])).flatMap((one) => one ?? []);
    const managers = named.filter(({ role }) => role === 'manager' || role === 'super_manager');
    const acting = (await inGroups(managers, ({ id }) => actingFor(id))).flat();
    const known = new Set(named.map(({ id }) => id));
    const others = await accounts([...new Set(acting)].filter((id) => !known.has(id)));
    const open = [...named, ...others].flatMap((one) => (one?.status === 'active' ? one.role : []));
    const recruiters = open.filter((role) => role === 'recruiter').length;
    return { recruiters, managers: open.filter((role) => role !== 'recruiter' && role !== 'candidate').length };
  }

  return { countPeople };
}
