import { openStatus } from '../../../shared/constants/job.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { JobOfPerson } from '../../../shared/model/recruiter-profile.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { StoredJob } from '../../records/job.ts';
import { putForwardBy } from '../../records/put-forward.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { jobsForColleague, jobsForManager, shownJob } from './shown-work.ts';

interface Viewer {
  id: number;
  role: Role;
}
interface JobWithCount {
  job: StoredJob;
  candidates: number | null;
}
type Openness = 'open' | 'closed';

const statuses = { open: [openStatus, 'on_hold'], closed: ['closed'] } as const;
/** How many of the newest jobs on which a recruiter put candidates forward say what their skills are. */
const jobsOfSkills = 100;

/** Reads what managers, recruiters and candidates see of a recruiter or manager beside the card. */
export function recruiterProfileStore(table: Table) {
  const { account } = accountsIn(table);
  const { withoutHidden } = hidingIn(table);

  /** An active person of one of these roles; refuses everybody else alike. */
  async function active(id: number, ...roles: Role[]): Promise<StoredAccount> {
    const person = await account(id);
    if (person?.status !== 'active' || !roles.includes(person.role)) throw refuse.notFound('There is nobody here');
    return person;
  }

  /** Whether the recruiter works for this user; consistent, because it decides what is offered. */
  async function worksFor(userId: number, recruiterId: number): Promise<boolean> {
    return (await table.get(keys.recruiterOfManager(userId, recruiterId), { consistent: true })) !== undefined;
  }

  async function jobsOf(managerIds: readonly number[], openness: Openness): Promise<StoredJob[]> {
    const wanted = managerIds.flatMap((managerId) => statuses[openness].map((status) => ({ managerId, status })));
    const found = await inGroups(wanted, ({ managerId, status }) =>
      table.query(keys.jobsOfManager(managerId, status), { newestFirst: true }),
    );
    return found.flat();
  }

  /** Whom the recruiter put forward on the manager's jobs and who does not hide from the manager, newest first. */
  async function candidatesFor(managerId: number, recruiterId: number): Promise<StoredCandidateOnJob[]> {
    const put = await candidatesPutForward(table, recruiterId);
    const theirs = put.filter((one) => one.managerId === managerId);
    return withoutHidden({ id: managerId, role: 'manager' }, theirs);
  }

  async function forManager(managerId: number, recruiterId: number, openness: Openness): Promise<JobWithCount[]> {
    const [isEmployed, jobs, put] = await Promise.all([
      worksFor(managerId, recruiterId),
      jobsOf([managerId], openness),
      candidatesFor(managerId, recruiterId),
    ]);
    return jobsForManager(jobs, { recruiterId, isEmployed, put });
  }

  const managersOf = async (recruiterId: number) =>
    (await table.query(keys.managersOfRecruiter(recruiterId))).map(({ managerId }) => managerId);

  async function forColleague(viewerId: number, recruiterId: number, openness: Openness): Promise<JobWithCount[]> {
    const [own, others] = await Promise.all([managersOf(viewerId), managersOf(recruiterId)]);
    const jobs = await jobsOf(
      own.filter((managerId) => others.includes(managerId)),
      openness,
    );
    return jobsForColleague(jobs, [viewerId, recruiterId]).map((job) => ({ job, candidates: null }));
  }

  /** The candidate's jobs on which this recruiter represents them. */
  async function forCandidate(candidateId: number, recruiterId: number, openness: Openness): Promise<JobWithCount[]> {
    const shared = await table.get(keys.sharedJobs(candidateId, recruiterId));
    const jobIds = [...(shared?.jobIds ?? [])].sort((a, b) => b - a);
    const found = await table.batchGet([
      ...jobIds.map(keys.job),
      ...jobIds.map((jobId) => keys.candidateOnJob(jobId, candidateId)),
    ]);
    const wanted: readonly string[] = statuses[openness];
    return jobIds.flatMap((_, at) => {
      const [job, onJob] = [
        found[at] as StoredJob | undefined,
        found[jobIds.length + at] as StoredCandidateOnJob | undefined,
      ];
      return job && onJob?.recruiterId === recruiterId && wanted.includes(job.status)
        ? [{ job, candidates: null }]
        : [];
    });
  }

  /** The jobs of a recruiter that this viewer sees, newest first. */
  async function workOf(viewer: Viewer, recruiterId: number, openness: Openness): Promise<JobWithCount[]> {
    if (viewer.role === 'manager') return forManager(viewer.id, recruiterId, openness);
    if (viewer.role === 'recruiter') return forColleague(viewer.id, recruiterId, openness);
    return forCandidate(viewer.id, recruiterId, openness);
  }

  /**
   * The jobs of a manager that this viewer may open: managers read everybody's, candidates those that are public, and
   * recruiters those of their managers that they may work on.
   */
  async function jobsOfManager(viewer: Viewer, managerId: number, openness: Openness): Promise<StoredJob[]> {
    const isPublic = ({ status }: StoredJob) => viewer.role !== 'candidate' || status === openStatus;
    if (viewer.role !== 'recruiter')
      return jobsForColleague((await jobsOf([managerId], openness)).filter(isPublic), []);
    const link = await table.get(keys.managerOfRecruiter(viewer.id, managerId));
    return link ? jobsForColleague(await jobsOf([managerId], openness), [viewer.id]) : [];
  }

  /** One list of jobs for both kinds of people. */
  async function jobsOfPerson(viewer: Viewer, person: StoredAccount, openness: Openness): Promise<JobOfPerson[]> {
    if (person.role === 'recruiter')
      return (await workOf(viewer, person.id, openness)).map(({ job, candidates }) => shownJob(job, candidates));
    return (await jobsOfManager(viewer, person.id, openness)).map((job) => shownJob(job, null));
  }

  /** The newest jobs on which the recruiter put candidates forward, of any manager. */
  async function jobsPutForwardOn(recruiterId: number): Promise<StoredJob[]> {
    const put = await putForwardBy(table, recruiterId, jobsOfSkills);
    const jobs = await table.batchGet([...new Set(put.map(({ jobId }) => jobId))].map(keys.job));
    return jobs.flatMap((job) => job ?? []);
  }

  return { active, worksFor, workOf, jobsOfPerson, candidatesFor, jobsPutForwardOn };
}
export type RecruiterProfileStore = ReturnType<typeof recruiterProfileStore>;
