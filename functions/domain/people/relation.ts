import type { Role } from '../../../shared/constants/roles.ts';
import { choiceOf, type Hiding } from '../../../shared/rules/hidden-from.ts';
import { managersWorkingWith } from '../../records/collaboration.ts';
import { hidingIn } from './hidden-from.ts';
import { managersAndWorksOf } from '../../records/work-request.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import { worksWith } from '../jobs/candidate-jobs.ts';
import { isForRecruiter, waitingInBrief } from '../packed-jobs/waiting-in-brief.ts';
import { jobTeamsIn } from '../jobs/job-team.ts';
import { partnersOfUser, type SharedJobs } from '../jobs/shared-jobs.ts';
import { verificationsIn } from '../verification/verified.ts';
import { sightOf, type Relation, type Standing } from './sight.ts';

interface Viewer {
  id: number;
  role: Role;
}

/** From whom a candidate hides, and on which jobs they met the viewer. */
interface Read {
  list: Hiding | undefined;
  shared: SharedJobs | undefined;
}

const isEmployer = ({ role }: Viewer) => role === 'recruiter' || role === 'manager';

/** Decides how a user is related to a candidate; every feature that shows people asks here (PLUS-38, PLUS-40). */
export function relationsIn(table: Table) {
  const { isHidden } = hidingIn(table);
  const { meetsOnTeam } = jobTeamsIn(table);
  const { isVerifiedRecruiter } = verificationsIn(table);

  /** How this user stands to another who is a candidate; consistent, because it decides permissions. */
  async function standingOf(viewer: Viewer, candidateId: number): Promise<Standing> {
    const [[list], [shared]] = await readLists(
      table,
      [[keys.hiddenFrom(candidateId)], isEmployer(viewer) ? [keys.sharedJobs(candidateId, viewer.id)] : []],
      { consistent: true },
    );
    const standing = await standingBy(viewer, candidateId, { list, shared });
    if (standing.relation !== 'met' || viewer.role !== 'recruiter') return standing;
    const pair = { recruiterId: viewer.id, candidateId, jobIds: [...(shared?.jobIds ?? [])] };
    return (await worksWith(table, pair)) ? { ...standing, relation: 'working' } : standing;
  }

  /**
   * The same from what was read already, but for whether the two work together now: for those who ask what is seen, to
   * which that makes no difference.
   */
  async function standingBy(viewer: Viewer, candidateId: number, { list, shared }: Read): Promise<Standing> {
    const relation = await relationTo(viewer, candidateId, { list, shared });
    // Who is verified matters only where nothing else brought the two together.
    const isVerified = viewer.role === 'recruiter' && relation === 'stranger' && (await isVerifiedRecruiter(viewer.id));
    return { viewer: isVerified ? 'verified_recruiter' : viewer.role, relation, choice: choiceOf(list) };
  }

  async function relationTo(viewer: Viewer, candidateId: number, { list, shared }: Read): Promise<Relation> {
    if (viewer.id === candidateId) return 'own';
    if (await isHidden(viewer, candidateId, { list })) return 'hidden';
    return shared && isEmployer(viewer) ? 'met' : withoutJob(viewer, candidateId, list);
  }

  // No job of the viewer's own has brought the two together.
  async function withoutJob({ id, role }: Viewer, candidateId: number, list: Hiding | undefined): Promise<Relation> {
    if (role === 'super_manager') return (await oversees(id, candidateId)) ? 'met' : 'stranger';
    if (role === 'manager') return (await meetsOnTeam(id, candidateId)) ? 'met' : 'stranger';
    if (role !== 'recruiter') return 'stranger';
    if (list?.confirmed.includes(id)) return 'confirmed';
    return (await isApplicantOf(id, candidateId)) ? 'applied' : 'stranger';
  }

  async function oversees(superManagerId: number, candidateId: number): Promise<boolean> {
    const [managers, met] = await Promise.all([
      managersWorkingWith(table, superManagerId),
      partnersOfUser(table, candidateId),
    ]);
    return managers.some((id) => met.includes(id));
  }

  /** Whether an application of the candidate waits for this recruiter's answer. */
  async function isApplicantOf(recruiterId: number, candidateId: number): Promise<boolean> {
    const [{ managerIds }, applications] = await Promise.all([
      managersAndWorksOf(table, recruiterId, { consistent: true }),
      table.query(keys.applicationsOfCandidate(candidateId), { consistent: true }),
    ]);
    return applications.some(
      (one) =>
        one.state === 'waiting' &&
        managerIds.includes(one.managerId) &&
        isForRecruiter(waitingInBrief(one), recruiterId),
    );
  }

  /** Whether the user sees anything of a candidate; who sees nothing must not learn that there is anybody. */
  async function seesAnything(viewer: Viewer, candidateId: number): Promise<boolean> {
    return sightOf(await standingOf(viewer, candidateId)) !== 'nothing';
  }

  /** How this user stands to each of these candidates. */
  async function standingsOf(viewer: Viewer, candidateIds: readonly number[]): Promise<Map<number, Standing>> {
    const ids = [...new Set(candidateIds)];
    const standings = await inGroups(ids, (id) => standingOf(viewer, id));
    return new Map(ids.map((id, at) => [id, standings[at]!]));
  }

  return { standingOf, standingBy, standingsOf, seesAnything };
}
