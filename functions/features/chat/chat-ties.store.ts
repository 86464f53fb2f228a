import { openStatus } from '../../../shared/constants/job.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { clientOf } from '../../domain/claims/claim-terms.ts';
import { isOnJobOf } from '../../domain/jobs/candidate-jobs.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { sightOf } from '../../domain/people/sight.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { pairOfUsers } from '../../records/conversation.ts';
import { managersAndWorksOf, workAndBegunJobsOf } from '../../records/work-request.ts';
import type { Ties } from './may-write.ts';

/** A participant, as far as what connects them with another depends on it. */
export interface Member {
  id: number;
  role: Role;
  email: string;
}

const idOf = (role: Role, members: readonly [Member, Member]): number =>
  members.find((member) => member.role === role)?.id ?? 0;

/** Reads what connects two people, by which they may write to each other. */
export function chatTies(table: Table) {
  const { standingOf } = relationsIn(table);
  const hiding = hidingIn(table);

  /** Whether the other is a candidate who hides from the user; who was written to has been met. */
  async function isHidden(viewer: Pick<Member, 'id' | 'role'>, other: Pick<Member, 'id' | 'role'>): Promise<boolean> {
    if (other.role !== 'candidate') return false;
    const [known, standing] = await Promise.all([
      table.get(keys.conversation(pairOfUsers(viewer.id, other.id)), { consistent: true }),
      standingOf(viewer, other.id),
    ]);
    return known ? standing.relation === 'hidden' : sightOf(standing) === 'nothing';
  }

  /** What connects the two: work that they share, and for a recruiter and a candidate how they came to know each other. */
  async function tiesOf(...members: [Member, Member]): Promise<Ties> {
    const [managerId, recruiterId] = [idOf('manager', members), idOf('recruiter', members)];
    const candidate = members.find(({ role }) => role === 'candidate');
    if (!candidate) return none({ areTied: await worksFor(managerId, recruiterId) });
    return managerId > 0 ? withManager(managerId, candidate.id) : withRecruiter(recruiterId, candidate);
  }

  const none = (known: Partial<Ties>): Ties => ({ areTied: false, isApplicant: false, isHiding: false, ...known });

  /** Whether a recruiter works for this manager, or on one of their jobs, be it by a candidate who is still on it. */
  async function worksFor(managerId: number, recruiterId: number): Promise<boolean> {
    const { managerIds, requests } = await managersAndWorksOf(table, recruiterId, { consistent: true });
    if (managerIds.includes(managerId)) return true;
    if (requests.some((one) => one.managerId === managerId && worksOnRequest(one.state))) return true;
    const { begun } = await workAndBegunJobsOf(table, recruiterId);
    const jobIds = [...new Set(begun.filter((one) => one.managerId === managerId).map(({ jobId }) => jobId))];
    const gates = await table.batchGet(jobIds.map(keys.jobGate), { consistent: true });
    return gates.some((gate) => gate && gate.managerId === managerId && gate.status !== 'closed');
  }

  async function withManager(managerId: number, candidateId: number): Promise<Ties> {
    const [list, jobIds] = await Promise.all([hiding.hidingOf(candidateId), sharedJobs(candidateId, managerId)]);
    const [isHiding, areTied] = await Promise.all([
      hiding.isHidden({ id: managerId, role: 'manager' }, candidateId, { list }),
      isOnJobOf(table, { managerId, candidateId, jobIds: [...jobIds] }),
    ]);
    return none({ isHiding, areTied: areTied && !isHiding });
  }

  /** A job on which they met, a job recommended, an invitation, a wait. */
  async function withRecruiter(recruiterId: number, candidate: Member): Promise<Ties> {
    const shared = await sharedJobs(candidate.id, recruiterId);
    if (shared.size > 0) return none({ areTied: true });
    const [naming, applications, managers] = await Promise.all([
      table.query(keys.itemsNaming(candidate.email)),
      table.query(keys.applicationsOfCandidate(candidate.id)),
      table.query(keys.managersOfRecruiter(recruiterId)),
    ]);
    const sentBy = [keys.recommendations(recruiterId).pk, keys.candidateInvitations(recruiterId).pk];
    const employers = new Set(managers.map(({ managerId }) => managerId));
    return none({
      areTied: naming.some(({ pk }) => sentBy.includes(pk)),
      isApplicant: applications.some(
        ({ state, managerId, recruiterIds }) =>
          state === 'waiting' &&
          employers.has(managerId) &&
          (recruiterIds.length === 0 || recruiterIds.includes(recruiterId)),
      ),
    });
  }

  async function sharedJobs(userId: number, otherId: number): Promise<ReadonlySet<number>> {
    const found = await table.get(keys.sharedJobs(userId, otherId), { consistent: true });
    return found?.jobIds ?? new Set();
  }

  /**
   * The job, if a message between the two may name it: an open one, or one on which they have met. A manager names jobs of
   * their own, to a candidate those that the candidate is on.
   */
  async function jobToName(
    members: [Pick<Member, 'id' | 'role'>, Pick<Member, 'id' | 'role'>],
    jobId: number,
  ): Promise<{ id: number; title: string; company: string } | undefined> {
    const job = await table.get(keys.job(jobId));
    const manager = members.find(({ role }) => role === 'manager');
    if (!job || (manager && job.managerId !== manager.id)) return undefined;
    // What two share is stored with the one who has fewer partners: the candidate, or the recruiter.
    const [one, other] = members.toSorted((a, b) => ranks.indexOf(a.role) - ranks.indexOf(b.role));
    const isOpenToBoth = job.status === openStatus && !(manager && one!.role === 'candidate');
    if (!isOpenToBoth && !(await sharedJobs(one!.id, other!.id)).has(jobId)) return undefined;
    return { id: job.id, title: job.title, company: clientOf(job).companyName };
  }

  return { isHidden, tiesOf, jobToName };
}

const ranks: readonly Role[] = ['candidate', 'recruiter', 'manager'];
