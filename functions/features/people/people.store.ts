import { openStatus } from '../../../shared/constants/job.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { viewedBefore, viewedCandidateWrite, type ViewerOfCandidate } from '../../records/viewed-candidate.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { sightOf } from '../../domain/people/sight.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import type { Table } from '../../platform/table/table.ts';
import { circleOf, mostNear, nearJob } from './circle.ts';
import type { Ties } from './person-card.ts';
import { strangers } from './person-card.ts';
import { viewedOn } from './viewed-on.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const newest = { newestFirst: true, limit: mostNear } as const;
const statuses = [openStatus, 'on_hold', 'closed'] as const;

/** Reads the people and jobs around a user. */
export function peopleStore(table: Table) {
  const { account, accounts } = accountsIn(table);
  const verifications = verificationsIn(table);
  const { withoutHidden } = hidingIn(table);
  const { standingBy } = relationsIn(table);
  const as = (role: Role) => (reference: PersonReference) => ({ ...reference, role });
  const jobsOf = async (managerId: number, status: string) =>
    table.query(keys.jobsOfManager(managerId, status), newest);
  const recruitersOf = async (managerId: number) =>
    (await table.query(keys.recruitersOfManager(managerId), { limit: mostNear })).map((row) =>
      as('recruiter')(referenceOf(row)),
    );
  const applicationsOf = async (candidateId: number) => table.query(keys.applicationsOfCandidate(candidateId), newest);
  const putForwardBy = async (recruiterId: number) =>
    withoutHidden({ id: recruiterId, role: 'recruiter' }, await candidatesPutForward(table, recruiterId, mostNear));
  const managers = async (ids: number[]) =>
    (await accounts([...new Set(ids)].slice(0, mostNear))).flatMap((found) =>
      found ? [as(found.role)(referenceOf(found))] : [],
    );

  /** A manager's jobs, recruiters, and waiting candidates. */
  async function aroundManager(managerId: number) {
    const [jobs, recruiters, waiting] = await Promise.all([
      Promise.all(statuses.map((status) => jobsOf(managerId, status))),
      recruitersOf(managerId),
      table.query(keys.waitingApplications(managerId), newest),
    ]);
    const shown = await withoutHidden({ id: managerId, role: 'manager' }, waiting);
    return {
      jobs: jobs.flat().map(nearJob),
      people: [...recruiters, ...shown.map(({ candidate }) => as('candidate')(candidate))],
    };
  }

  /** A recruiter's managers with their open jobs and other recruiters, and the candidates the recruiter put forward. */
  async function aroundRecruiter(recruiterId: number) {
    const links = await table.query(keys.managersOfRecruiter(recruiterId), { limit: 20 });
    const managerIds = links.map(({ managerId }) => managerId);
    const [jobs, colleagues, bosses, mine] = await Promise.all([
      inGroups(managerIds, (id) => jobsOf(id, openStatus)),
      inGroups(managerIds, recruitersOf),
      managers(managerIds),
      putForwardBy(recruiterId),
    ]);
    const open = jobs.flat().filter((job) => job.recruiters.length === 0 || job.recruiters.includes(recruiterId));
    return {
      jobs: open.map(nearJob),
      people: [...mine.map(({ candidate }) => as('candidate')(candidate)), ...bosses, ...colleagues.flat()],
    };
  }

  /** A candidate's jobs, their managers, and the recruiters who may put the candidate forward. */
  async function aroundCandidate(candidateId: number) {
    const applications = await applicationsOf(candidateId);
    const [jobs, people] = await Promise.all([
      table.batchGet(applications.map(({ jobId }) => keys.job(jobId))),
      managers(applications.map(({ managerId }) => managerId)),
    ]);
    return { jobs: jobs.flatMap((job) => (job ? [nearJob(job)] : [])), people };
  }

  /** Everybody's newest open jobs, and their managers. */
  async function aroundSuperManager() {
    const jobs = await table.query(keys.jobsOfEveryone(openStatus), newest);
    return { jobs: jobs.map(nearJob), people: await managers(jobs.map(({ managerId }) => managerId)) };
  }

  const around: Record<Role, (userId: number) => Promise<Parameters<typeof circleOf>[1]>> = {
    manager: aroundManager,
    recruiter: aroundRecruiter,
    candidate: aroundCandidate,
    super_manager: aroundSuperManager,
  };

  /** The jobs and people around this user, by what the role may see. */
  async function circleFor({ id, role }: Pick<Actor, 'id' | 'role'>) {
    return circleOf(id, await around[role](id));
  }

  /**
   * How the two are connected, by working for one another or by a candidate's jobs, and whether the viewer has opened
   * the other's page, and whether the other is a candidate who hides from the viewer. The newest hundred of their jobs are
   * named.
   */
  async function tiesBetween(viewer: Pick<Actor, 'id' | 'role'>, other: { id: number; role: Role }): Promise<Ties> {
    const by = (role: Role) => [viewer, other].find((person) => person.role === role)?.id;
    const [manager, recruiter, candidate] = [by('manager') ?? by('super_manager'), by('recruiter'), by('candidate')];
    const [holder, partner] = candidate ? [candidate, recruiter ?? manager] : [recruiter, manager];
    const pair = holder && partner ? ([holder, partner] as const) : undefined;
    const isEmployment = holder === recruiter;
    const isCandidate = other.role === 'candidate';
    const [[[list], [shared], [link], [view], [page]], isVerified] = await Promise.all([
      readLists(
        table,
        [
          isCandidate ? [keys.hiddenFrom(other.id)] : [],
          pair ? [keys.sharedJobs(...pair)] : [],
          pair && isEmployment ? [keys.recruiterOfManager(pair[1], pair[0])] : [],
          pair && !isEmployment ? [keys.viewedCandidate(viewer.id, pair[0])] : [],
          isCandidate ? [] : [keys.ownPage(other.id)],
        ],
        { consistent: true },
      ),
      verifications.isVerified(other),
    ]);
    const sight = isCandidate ? sightOf(await standingBy(viewer, other.id, { list, shared })) : 'whole';
    const seen = { isVerified, isHidden: sight === 'nothing', isAnonymous: sight === 'anonymous', page };
    if (!pair) return { ...strangers, ...seen };
    const areJoined = isEmployment ? link !== undefined : shared !== undefined;
    const sharedJobs = areJoined ? await titles([...(shared?.jobIds ?? [])]) : [];
    return { areJoined, worksSince: link?.since || null, sharedJobs, isViewed: view !== undefined, ...seen };
  }

  /** The newest of these jobs that still exist. */
  async function titles(jobIds: number[]): Promise<Ties['sharedJobs']> {
    const jobs = await table.batchGet(
      jobIds
        .sort((a, b) => b - a)
        .slice(0, mostNear)
        .map(keys.job),
    );
    return jobs.flatMap((job) => (job ? [{ id: job.id, title: job.title }] : []));
  }

  /** Records that the viewer has opened the candidate's page, when first and on which day last. */
  async function saveViewed(viewer: Pick<Actor, 'id' | 'role'>, candidateId: number, at: string): Promise<void> {
    const before = await table.get(keys.viewedCandidate(viewer.id, candidateId), { consistent: true });
    const viewed = viewedOn(before, candidateId, at);
    if (viewed) await tryWrite(table.writeOne(viewedCandidateWrite(viewer, viewed)), viewedBefore);
  }

  /** Who of this kind looked at the candidate, the last first; no more than are counted. */
  const viewersOf = async (candidateId: number, kind: ViewerOfCandidate) =>
    table.query(keys.viewersOf(candidateId, kind), newest);

  return { account, circleFor, tiesBetween, saveViewed, viewersOf };
}
export type PeopleStore = ReturnType<typeof peopleStore>;
