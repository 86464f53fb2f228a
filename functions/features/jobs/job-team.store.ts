import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Job } from '../../../shared/model/job.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { itemAmong, itemsAmong } from '../../platform/table/key.ts';
import { seenJobIn } from '../../domain/jobs/seen-job.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { accountsIn, activeAccountCheck, type StoredAccount } from '../../records/account.ts';
import { type StoredJob, withText } from '../../records/job.ts';
import { removedInterviewPlanWrite } from '../../records/interview-plan.ts';
import { notClosedJobCheck, runningJobCheck } from '../../records/job-gate.ts';
import {
  type AskedColleague,
  askedColleagueWrites,
  endedMemberWrites,
  type JobMember,
  joinedWrites,
  noLongerAskedWrites,
} from '../../records/job-member.ts';
import { jobIsOver } from './ask-colleague.ts';

const notActive = refuse.conflict('Your account is closed');

/** A job with who helps with it, and who is asked to. */
export interface JobAndTeam {
  job: Job;
  members: JobMember[];
  asked: AskedColleague[];
}

/** Another manager's job with which somebody helps, or is asked to. */
export interface HelpedJob {
  job: StoredJob;
  manager: StoredAccount;
  /** What they are asked, while that waits. */
  asked: AskedColleague | undefined;
  member: JobMember | undefined;
}

/** Reads and saves who helps with which job. */
export function jobTeamStore(table: Table) {
  const { accounts, accountByEmail, accountOfOwner } = accountsIn(table);

  /** The whole job with its team, in one strongly consistent query. */
  async function jobAndTeam(jobId: number): Promise<JobAndTeam> {
    const items = await table.query(keys.jobAndTeam(jobId), { consistent: true });
    const [facts, text] = [itemAmong(items, keys.job(jobId)), itemAmong(items, keys.jobText(jobId))];
    if (!facts || !text) throw noSuch('job');
    return {
      job: withText(facts, text),
      members: itemsAmong(items, keys.membersOfJob(jobId)),
      asked: itemsAmong(items, keys.askedColleagues(jobId)),
    };
  }

  /** The accounts of these colleagues, by id; one that is gone has none. */
  async function people(ids: readonly number[]): Promise<Map<number, StoredAccount>> {
    const found = ids.length > 0 ? await accounts([...ids]) : [];
    return new Map(found.flatMap((account) => (account ? [[account.id, account]] : [])));
  }

  /** The jobs of others with which this manager helps, or is asked to: those that wait first, each newest first. */
  async function helpedBy(userId: number): Promise<HelpedJob[]> {
    const pointers = await table.query(keys.membershipsOf(userId), { consistent: true });
    const [asked, members, jobs] = await Promise.all([
      table.batchGet(
        pointers.map(({ jobId, id }) => keys.askedColleague(jobId, id)),
        { consistent: true },
      ),
      table.batchGet(
        pointers.map(({ jobId }) => keys.jobMember(jobId, userId)),
        { consistent: true },
      ),
      table.batchGet(
        pointers.map(({ jobId }) => keys.job(jobId)),
        { consistent: true },
      ),
    ]);
    const managers = await people([...new Set(jobs.flatMap((job) => job?.managerId ?? []))]);
    const helped = pointers.flatMap((_, place): HelpedJob[] => {
      const job = jobs[place];
      const manager = job && managers.get(job.managerId);
      const waits = asked[place];
      if (!job || !manager || job.managerId === userId) return [];
      if (members[place]) return [{ job, manager, asked: undefined, member: members[place] }];
      return waits && job.status !== 'closed' ? [{ job, manager, asked: waits, member: undefined }] : [];
    });
    const at = ({ asked: waits, member }: HelpedJob) => `${waits ? 1 : 0}${waits?.askedAt ?? member?.since}`;
    return helped.toSorted((a, b) => (at(a) < at(b) ? 1 : -1));
  }

  /** One of those; refuses what this manager has nothing to do with. */
  async function helpedOne(userId: number, id: number): Promise<HelpedJob> {
    const found = (await helpedBy(userId)).find(({ asked, member }) => (asked ?? member)?.id === id);
    if (!found) throw noSuch('job with your help');
    return found;
  }

  /** Saves that a colleague is asked; refused when the job is closed, or is not this manager's any more. */
  async function saveAsked(asked: AskedColleague, event: AnyEvent | undefined): Promise<void> {
    const { jobId: id, fromId: managerId } = asked;
    await table.write([
      ...askedColleagueWrites(asked),
      runningJobCheck({ id, managerId }, jobIsOver),
      ...(event ? [eventWrite(event)] : []),
    ]);
  }

  /** Saves that a colleague is asked no more. */
  async function saveNoLongerAsked(asked: AskedColleague, event: AnyEvent | undefined): Promise<void> {
    await table.write([...noLongerAskedWrites(asked), ...(event ? [eventWrite(event)] : [])]);
  }

  /** Saves that who was asked has joined. */
  async function saveJoined(asked: AskedColleague, userId: number, event: AnyEvent): Promise<void> {
    await table.write([
      ...joinedWrites(asked, userId, event.time),
      notClosedJobCheck(asked.jobId, jobIsOver),
      activeAccountCheck(userId, notActive),
      eventWrite(event),
    ]);
  }

  /** Saves that a colleague no longer helps. */
  async function saveEnded(member: JobMember, event: AnyEvent): Promise<void> {
    await table.write([...endedMemberWrites(member), eventWrite(event)]);
  }

  return {
    seenJob: seenJobIn(table),
    jobAndTeam,
    people,
    helpedBy,
    helpedOne,
    accountByEmail,
    accountOfOwner,
    saveAsked,
    saveNoLongerAsked,
    saveJoined,
    saveEnded,
  };
}
export type JobTeamStore = ReturnType<typeof jobTeamStore>;

/** Removes who helped with a job that is gone or was asked to, and its interviews; repeating it changes nothing. */
export async function clearTeam(table: Table, jobId: number): Promise<void> {
  const [members, asked] = await Promise.all([
    table.query(keys.membersOfJob(jobId), { consistent: true }),
    table.query(keys.askedColleagues(jobId), { consistent: true }),
  ]);
  await table.writeOne(removedInterviewPlanWrite(jobId));
  for (const member of members) await table.write(endedMemberWrites(member));
  for (const one of asked) await table.write(noLongerAskedWrites(one));
}
