import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { managedJobCheck, notClosedJobCheck, runningJobCheck } from '../../records/job-gate.ts';
import { isOnTeam, jobsHelpedBy, jobsOnTeam, teamCheck } from '../../records/job-member.ts';
import { traceWrite } from '../../records/trace.ts';

type Viewer = Pick<Reader, 'id' | 'role'>;

/** A job, or what is on one, by whose it is. */
interface OfJob {
  jobId: number;
  managerId: number;
}

const anothers = refuse.forbidden('This job belongs to another manager');
const noLonger = refuse.forbidden('You no longer help with this job');

/** Decides who acts for a job's manager on it; every door to a job asks here (PLUS-54). */
export function jobTeamsIn(table: Table) {
  /** Whether this user sees, moves and writes on the job as its manager does: they are, or are on its team. */
  async function actsOn({ jobId, managerId }: OfJob, { id, role }: Viewer): Promise<boolean> {
    if (role !== 'manager') return false;
    return id === managerId || isOnTeam(table, jobId, id);
  }

  /** The place with the viewer as one of the team, where they are; the rules of moves know them by it. */
  async function seenBy<P extends OfJob>(place: P, viewer: Viewer): Promise<P & { team?: number[] }> {
    if (place.managerId === viewer.id || !(await actsOn(place, viewer))) return place;
    return { ...place, team: [viewer.id] };
  }

  /** Refuses managers who do not act on the job; super managers look at every job. */
  async function refuseOthers(of: OfJob, viewer: Viewer): Promise<void> {
    if (viewer.role === 'manager' && !(await actsOn(of, viewer))) throw anothers;
  }

  /** Whose jobs this manager helps with: for these they act too, and for their companies (PLUS-40). */
  async function managersHelpedBy(managerId: number): Promise<number[]> {
    const jobIds = await jobsHelpedBy(table, managerId);
    if (jobIds.length === 0) return [];
    const gates = await table.batchGet(jobIds.map(keys.jobGate), { consistent: true });
    return [...new Set(gates.flatMap((gate) => gate?.managerId ?? []))];
  }

  /** Of what is listed for the managers on whose teams this one is, what is on the jobs that they share. */
  async function sharedOf<T extends { jobId: number }>(
    managerId: number,
    listOf: (managerId: number) => Promise<readonly T[]>,
  ): Promise<T[]> {
    const jobIds = await jobsOnTeam(table, managerId);
    if (jobIds.length === 0) return [];
    const gates = await table.batchGet(jobIds.map(keys.jobGate), { consistent: true });
    const managers = [...new Set(gates.flatMap((gate) => gate?.managerId ?? []))];
    return (await inGroups(managers, listOf)).flat().filter(({ jobId }) => jobIds.includes(jobId));
  }

  /** Whether a candidate is on a job on whose team this manager is. */
  async function meetsOnTeam(managerId: number, candidateId: number): Promise<boolean> {
    const jobIds = await jobsOnTeam(table, managerId);
    if (jobIds.length === 0) return false;
    const places = await table.batchGet(
      jobIds.map((jobId) => keys.candidateOnJob(jobId, candidateId)),
      { consistent: true },
    );
    return places.some((place) => place !== undefined);
  }

  return { actsOn, refuseOthers, seenBy, managersHelpedBy, sharedOf, meetsOnTeam };
}

/**
 * The checks that this manager acts on the job in the moment of the transaction as well, and with `isRunning` that it is
 * not closed; throws `not` where they do not act on it now. None for a job that is gone.
 */
export async function actingChecks(
  table: Table,
  { jobId, userId }: { jobId: number; userId: number },
  { not, meanwhile, isRunning = false }: { not: Error; meanwhile: Error; isRunning?: boolean },
): Promise<Write[]> {
  const gate = await table.get(keys.jobGate(jobId), { consistent: true });
  if (!gate) return [];
  const { managerId } = gate;
  if (!(await jobTeamsIn(table).actsOn({ jobId, managerId }, { id: userId, role: 'manager' }))) throw not;
  if (managerId === userId)
    return [(isRunning ? runningJobCheck : managedJobCheck)({ id: jobId, managerId }, meanwhile)];
  return [teamCheck(jobId, userId, meanwhile), ...(isRunning ? [notClosedJobCheck(jobId, meanwhile)] : [])];
}

/**
 * The writes beside what a colleague of the team does on a job: they still help in that moment, and leave traces, since no
 * key of theirs leads to the story and to who is notified of it. None for everybody else.
 */
export function teamWrites(
  { jobId, managerId, recruiterId, candidateId, team }: Pick<CandidateOnJob, 'team'> & Parties,
  actorId: number,
  subject: string,
): Write[] {
  if (!team?.includes(actorId)) return [];
  const notified = [managerId, recruiterId ?? [], candidateId].flat();
  return [
    teamCheck(jobId, actorId, noLonger),
    traceWrite(actorId, { pk: subject }),
    ...notified.map((id) => traceWrite(actorId, { pk: keys.notificationsOf(id).pk })),
  ];
}

type Parties = Pick<CandidateOnJob, 'jobId' | 'managerId' | 'recruiterId' | 'candidateId'>;
