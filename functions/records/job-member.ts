import type { JobPart } from '../../shared/constants/job-team.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { exists, isNew, type SingleWrite, type Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';
import { traceWrite } from './trace.ts';

/** That a manager helps with another's job, by ids: next to the job (PLUS-54). */
export interface JobMember {
  id: number;
  jobId: number;
  memberId: number;
  part: JobPart;
  since: string;
}

/** That a manager asks another to, as long as it waits. */
export interface AskedColleague {
  id: number;
  jobId: number;
  fromId: number;
  /** The address as the manager of the job wrote it. */
  email: string;
  /** The manager whose it is; null where it is nobody's or not a manager's, which the other does not learn. */
  toId: number | null;
  part: JobPart;
  message: string | null;
  askedAt: string;
}

/** What leads from a manager to another's job with which they help, or are asked to. */
export interface Membership {
  id: number;
  jobId: number;
  part: JobPart;
  state: 'asked' | 'joined';
}

/** The refusal of asking somebody twice. */
export const askedAlready = refuse.conflict('You have already asked this address; take that back first', 'email');
const answeredMeanwhile = refuse.conflict('This was answered or taken back meanwhile; reload it');
const noLongerHelps = refuse.conflict('This colleague no longer helps with the job; reload it');
const helpsAlready = refuse.conflict('You already help with this job');

/** Whether this manager is on the team of another's job; consistent, because it decides permissions. */
export async function isOnTeam(table: Table, jobId: number, managerId: number): Promise<boolean> {
  return (await table.get(keys.jobMember(jobId, managerId), { consistent: true }))?.part === 'team';
}

/** The managers on the team of a job, beside its own. */
export async function teamOf(table: Table, jobId: number): Promise<number[]> {
  return teamAmong(await table.query(keys.membersOfJob(jobId)));
}

/** Those of these colleagues who are on the team. */
export function teamAmong(members: readonly JobMember[]): number[] {
  return members.flatMap(({ memberId, part }) => (part === 'team' ? memberId : []));
}

/** The jobs of other managers that this one helps with, whatever their part; consistent, since it decides permissions. */
export async function jobsHelpedBy(table: Table, managerId: number): Promise<number[]> {
  const found = await table.query(keys.membershipsOf(managerId), { consistent: true });
  return found.flatMap(({ jobId, state }) => (state === 'joined' ? jobId : []));
}

/** Those of them on whose team the manager is, and so sees everybody; consistent, since it decides permissions. */
export async function jobsOnTeam(table: Table, managerId: number): Promise<number[]> {
  const found = await table.query(keys.membershipsOf(managerId), { consistent: true });
  return found.flatMap(({ jobId, state, part }) => (state === 'joined' && part !== 'interviewer' ? jobId : []));
}

/**
 * The writes that ask a colleague; asking somebody twice refuses. The events are with the job, and the notifications with
 * the other, where no key of either leads, so they leave traces.
 */
export function askedColleagueWrites(asked: AskedColleague): Write[] {
  const { id, jobId, fromId, toId, part } = asked;
  const waiting: Write = { put: { ...keys.askedColleague(jobId, id), ...asked }, when: isNew };
  if (toId === null) return [waiting];
  return [
    waiting,
    {
      put: { ...keys.membership(toId, jobId), ...pointerTo({ id, jobId, part, state: 'asked' }) },
      when: isNew,
      refusal: askedAlready,
    },
    traceWrite(toId, { pk: keys.jobSubject(jobId) }),
    traceWrite(fromId, { pk: keys.notificationsOf(toId).pk }),
    traceWrite(toId, { pk: keys.notificationsOf(fromId).pk }),
  ];
}

/** The writes by which a colleague is asked no more; what was answered or taken back meanwhile refuses. */
export function noLongerAskedWrites({ id, jobId, toId }: AskedColleague): Write[] {
  return [noLongerWaits(jobId, id), ...(toId === null ? [] : [{ remove: keys.membership(toId, jobId) }])];
}

/** The writes by which who is asked has joined. */
export function joinedWrites({ id, jobId, part }: AskedColleague, memberId: number, since: string): Write[] {
  const member: JobMember = { id, jobId, memberId, part, since };
  return [
    noLongerWaits(jobId, id),
    { put: { ...keys.jobMember(jobId, memberId), ...member }, when: isNew, refusal: helpsAlready },
    { put: { ...keys.membership(memberId, jobId), ...pointerTo({ id, jobId, part, state: 'joined' }) } },
  ];
}

/** The writes by which a colleague no longer helps. */
export function endedMemberWrites({ jobId, memberId }: Pick<JobMember, 'jobId' | 'memberId'>): Write[] {
  return [
    { remove: keys.jobMember(jobId, memberId), when: exists, refusal: noLongerHelps },
    { remove: keys.membership(memberId, jobId) },
  ];
}

/** The writes by which a manager who takes the job over helps with it no longer. */
export function noMembershipWrites(managerId: number, { id, jobId, state }: Membership): Write[] {
  if (state === 'joined') return endedMemberWrites({ jobId, memberId: managerId });
  return [{ remove: keys.askedColleague(jobId, id) }, { remove: keys.membership(managerId, jobId) }];
}

/** The check that somebody still helps with a job, whatever their part, in the moment of the transaction. */
export function memberCheck(jobId: number, memberId: number, refusal: Error): Write {
  return { check: keys.jobMember(jobId, memberId), when: exists, refusal };
}

/** The check that somebody is on the team of a job in the moment of the transaction. */
export function teamCheck(jobId: number, memberId: number, refusal: Error): Write {
  return {
    check: keys.jobMember(jobId, memberId),
    when: { expression: '#part = :part', values: { part: 'team' satisfies JobPart } },
    refusal,
  };
}

const noLongerWaits = (jobId: number, id: number): SingleWrite => ({
  remove: keys.askedColleague(jobId, id),
  when: exists,
  refusal: answeredMeanwhile,
});

// So that the compiler holds a written pointer to its shape.
const pointerTo = (pointer: Membership): Membership => pointer;

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobMember: {
    holds: 'which manager helps with another’s job, by id',
    found: 'next to the job, and by the trace of the colleague',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  membersOfJob: { leadsTo: 'jobMember' },
  jobAndTeam: { leadsTo: 'jobMember' },
  askedColleague: {
    holds: 'which manager another asks to help with a job, by id and address, with their words',
    found: 'next to the job, and by the trace of the manager who is asked',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  askedColleagues: { leadsTo: 'askedColleague' },
  membership: {
    holds: 'which jobs of other managers a manager helps with, or is asked to, by id',
    own: (userId) => keys.membershipsOf(userId),
    exported: { not: 'It leads to what is stored with the job, which is included.' },
    erasure: remove,
  },
  membershipsOf: { leadsTo: 'membership' },
} satisfies PersonalData;
