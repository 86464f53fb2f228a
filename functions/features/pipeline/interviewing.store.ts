import type { EventOf } from '../../../events/catalogue.ts';
import type { JobPart } from '../../../shared/constants/job-team.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { itemAmong, itemsAmong } from '../../platform/table/key.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { referenceOf, type StoredAccount } from '../../records/account.ts';
import { onJobCheck, type StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { interviewPlanCheck, interviewPlanWrite, type StoredInterviewPlan } from '../../records/interview-plan.ts';
import { asChosen, chosenOfPools } from '../../records/held-interview.ts';
import { notClosedJobCheck, runningJobCheck } from '../../records/job-gate.ts';
import { memberCheck, teamCheck } from '../../records/job-member.ts';
import { newScorecardWrite, type StoredScorecard } from '../../records/scorecard.ts';
import { traceWrite } from '../../records/trace.ts';
import { isAtOrPast } from '../../../shared/rules/scorecards.ts';

interface Pair {
  jobId: number;
  candidateId: number;
}

/** A job's interviews, what the reader does on it, and who may interview, its manager first. */
export interface PlannedJob {
  plan: StoredInterviewPlan;
  managerId: number;
  jobStatus: JobStatus;
  part: 'manager' | JobPart;
  people: Map<number, PersonReference>;
}

/** A candidate on a job with its interviews, and what interviewers found. */
export interface Interviewed extends PlannedJob {
  onJob: StoredCandidateOnJob;
  cards: StoredScorecard[];
}

const anothers = refuse.forbidden('This job belongs to another manager');
const noLonger = refuse.forbidden('You no longer help with this job, or it is closed');
/** The refusal about somebody who is not on a job, or whom the reader must not know there. */
export const gone = () => refuse.notFound('This candidate is not on this job');

/** Reads and saves the interviews of jobs and what interviewers find in them. */
export function interviewingStore(table: Table) {
  const { isHidden, withoutHidden } = hidingIn(table);

  /** The job's interviews, for its manager and team. */
  async function plannedJob(jobId: number, { id }: Pick<Reader, 'id'>): Promise<PlannedJob> {
    const job = await unnamed(jobId, id);
    if (job.part === 'interviewer') throw anothers;
    return { ...job, people: peopleAmong(await table.batchGet(job.userIds.map(keys.account))) };
  }

  async function unnamed(jobId: number, userId: number): Promise<Omit<PlannedJob, 'people'> & { userIds: number[] }> {
    const items = await table.query(keys.interviewsAndTeam(jobId), { consistent: true });
    const gate = itemAmong(items, keys.jobGate(jobId));
    if (!gate) throw noSuch('job');
    const { managerId, status: jobStatus } = gate;
    const members = itemsAmong(items, keys.membersOfJob(jobId));
    const part = userId === managerId ? 'manager' : members.find(({ memberId }) => memberId === userId)?.part;
    if (!part) throw anothers;
    const plan = itemAmong(items, keys.interviewPlan(jobId)) ?? { jobId, version: 0, steps: [] };
    return { plan, managerId, jobStatus, part, userIds: [managerId, ...members.map(({ memberId }) => memberId)] };
  }

  /** The candidate with everything that interviewers found; refuses who does not work on the job. */
  async function interviewed({ jobId, candidateId }: Pair, reader: Pick<Reader, 'id' | 'role'>): Promise<Interviewed> {
    const [{ userIds, ...job }, cards] = await Promise.all([
      unnamed(jobId, reader.id),
      table.query(keys.scorecards(jobId, candidateId), { consistent: true }),
    ]);
    const held = [{ candidateId, steps: heldBy(userIds, job.plan) }];
    const [[onJob], found, chosen] = await readLists(
      table,
      [[keys.candidateOnJob(jobId, candidateId)], userIds.map(keys.account), chosenOfPools(jobId, held)],
      { consistent: true },
    );
    if (!onJob || (await isHidden(reader, candidateId, { marks: onJob.hiding }))) throw gone();
    const [steps = []] = asChosen(held, chosen);
    return { ...job, plan: { ...job.plan, steps }, people: peopleAmong(found), onJob, cards };
  }

  /** The candidates who have come to an interview of the job that the reader holds, each with what the reader found. */
  async function interviewedBy(jobId: number, reader: Pick<Reader, 'id' | 'role'>): Promise<Interviewed[]> {
    const { userIds, ...job } = await unnamed(jobId, reader.id);
    const own = job.plan.steps.filter(({ interviewers }) => interviewers.includes(reader.id));
    if (own.length === 0) return [];
    const places = await table.query(keys.candidatesOnJob(jobId), { consistent: true });
    const come = places.filter(({ status }) => own.some(({ stage }) => isAtOrPast(stage, status)));
    const met = await withoutHidden(reader, come);
    const cardsOfOne = own.map(
      (step) => (candidateId: number) => keys.scorecard(jobId, candidateId, step.id, reader.id),
    );
    const held = met.map(({ candidateId }) => ({ candidateId, steps: heldBy(userIds, job.plan) }));
    const [accounts, found, chosen] = await readLists(
      table,
      [
        [keys.account(reader.id)],
        met.flatMap(({ candidateId }) => cardsOfOne.map((card) => card(candidateId))),
        chosenOfPools(jobId, held),
      ],
      { consistent: true },
    );
    const people = peopleAmong(accounts);
    const plans = asChosen(held, chosen);
    return met.map((onJob, row) => ({
      ...job,
      plan: { ...job.plan, steps: plans[row] ?? [] },
      people,
      onJob,
      cards: found.slice(row * own.length, (row + 1) * own.length).flatMap((card) => card ?? []),
    }));
  }

  /** Saves the interviews of a job; refused over another version, and once the user helps with it no longer. */
  async function savePlan(
    plan: StoredInterviewPlan,
    { part, managerId }: PlannedJob,
    event: EventOf<'interviews-planned'>,
    userId: number,
  ): Promise<void> {
    const { jobId } = plan;
    const allowed: Write[] =
      part === 'manager'
        ? [runningJobCheck({ id: jobId, managerId }, noLonger)]
        : [teamCheck(jobId, userId, noLonger), notClosedJobCheck(jobId, noLonger)];
    await table.write([interviewPlanWrite(plan), ...allowed, eventWrite(event)]);
  }

  /**
   * Saves a scorecard with its event: the user still interviews on the running job, and the candidate is on it. No key of
   * a colleague leads to what they write, so they leave traces.
   */
  async function saveScorecard(
    { plan, part, managerId, onJob: { jobId, candidateId } }: Interviewed,
    card: StoredScorecard,
    event: EventOf<'scorecard-submitted'>,
  ): Promise<void> {
    const authorId = card.createdBy.id;
    const allowed: Write[] =
      part === 'manager'
        ? [runningJobCheck({ id: jobId, managerId }, noLonger)]
        : [
            memberCheck(jobId, authorId, noLonger),
            notClosedJobCheck(jobId, noLonger),
            traceWrite(authorId, { pk: event.subject }),
          ];
    await table.write([
      newScorecardWrite(jobId, candidateId, card),
      interviewPlanCheck(plan),
      onJobCheck(jobId, candidateId, gone()),
      ...allowed,
      eventWrite(event),
    ]);
  }

  return { plannedJob, interviewed, interviewedBy, savePlan, saveScorecard };
}
// Who no longer helps with the job holds none of its interviews.
const heldBy = (userIds: readonly number[], { steps }: StoredInterviewPlan) =>
  steps.map((step) => ({ ...step, interviewers: step.interviewers.filter((id) => userIds.includes(id)) }));

const peopleAmong = (found: readonly (StoredAccount | undefined)[]) =>
  new Map(found.flatMap((one) => (one ? [[one.id, referenceOf(one)]] : [])));

export type InterviewingStore = ReturnType<typeof interviewingStore>;
