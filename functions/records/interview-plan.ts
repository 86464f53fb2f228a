import type { InterviewPlan } from '../../shared/model/interviewing.ts';
import { refuse } from '../platform/door/refusal.ts';
import { itemAmong, itemsAmong } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { isNew, type SingleWrite, versionIs, type Write } from '../platform/table/write.ts';
import { anonymise, type PersonalData } from './personal-data.ts';

/** How candidates on a job are interviewed: next to the job, with interviewers by id only (PLUS-54). */
export interface StoredInterviewPlan extends Omit<InterviewPlan, 'people'> {
  jobId: number;
}

const changedMeanwhile = refuse.conflict('The interviews were changed meanwhile; reload them');

/** The write of a plan over the version before; a change in between refuses. */
export function interviewPlanWrite(plan: StoredInterviewPlan): SingleWrite {
  const before = plan.version - 1;
  return {
    put: { ...keys.interviewPlan(plan.jobId), ...plan },
    when: before === 0 ? isNew : versionIs(before),
    refusal: changedMeanwhile,
  };
}

/** The check that a job's interviews are still as they were read. */
export function interviewPlanCheck({ jobId, version }: StoredInterviewPlan): Write {
  return { check: keys.interviewPlan(jobId), when: versionIs(version), refusal: changedMeanwhile };
}

/** The interviews of a job, each with those of its interviewers who still work on it: its members and its manager; none of a closed one. */
export async function heldInterviews(table: Table, jobId: number): Promise<InterviewPlan['steps']> {
  const items = await table.query(keys.interviewsAndTeam(jobId), { consistent: true });
  const { steps = [] } = itemAmong(items, keys.interviewPlan(jobId)) ?? {};
  const gate = itemAmong(items, keys.jobGate(jobId));
  if (gate?.status === 'closed') return [];
  const members = itemsAmong(items, keys.membersOfJob(jobId)).map(({ memberId }) => memberId);
  const known = new Set([gate?.managerId, ...members]);
  return steps.map((step) => ({ ...step, interviewers: step.interviewers.filter((id) => known.has(id)) }));
}

/** The write by which a job that is gone has no interviews. */
export const removedInterviewPlanWrite = (jobId: number): SingleWrite => ({ remove: keys.interviewPlan(jobId) });

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  interviewPlan: {
    holds: 'what a manager asks in the interviews of a job, which goes with them, and who holds those, by id',
    found: 'next to the job, and by the trace of the colleague',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  interviewsAndTeam: { leadsTo: 'interviewPlan' },
} satisfies PersonalData;
