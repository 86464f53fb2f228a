import type { InterviewStep } from '../../shared/model/interviewing.ts';
import type { Key } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Write } from '../platform/table/write.ts';
import { anonymise, type PersonalData } from './personal-data.ts';
import { traceWrite } from './trace.ts';

/** Who of an interview's pool holds it with a candidate: chosen when its time is, and again when that changes (PLUS-54). */
export interface HeldInterview {
  jobId: number;
  candidateId: number;
  stepId: number;
  interviewerId: number;
}

/** The writes of who of a pool holds an interview; no key of theirs leads there, so they leave a trace. */
export function heldInterviewWrites(held: HeldInterview): Write[] {
  const place = keys.heldInterview(held.jobId, held.candidateId, held.stepId);
  return [{ put: { ...place, ...held } }, traceWrite(held.interviewerId, { pk: place.pk })];
}

/** Interviews of candidates on a job. */
type WithSteps = readonly { candidateId: number; steps: readonly InterviewStep[] }[];

/** Where it is written who was chosen of the pools of these interviews. */
export const chosenOfPools = (jobId: number, of: WithSteps): Key<HeldInterview>[] =>
  of.flatMap(({ candidateId, steps }) =>
    steps.flatMap(({ id, pool }) => (pool ? [keys.heldInterview(jobId, candidateId, id)] : [])),
  );

/**
 * The interviews as these candidates have them, in order, by what was found of their pools: one with a pool is held by who
 * was chosen of it, or by any of it while nobody is, or who was interviews there no longer.
 */
export function asChosen(of: WithSteps, found: readonly (HeldInterview | undefined)[]): InterviewStep[][] {
  return of.map(({ candidateId, steps }) =>
    steps.map((step) => {
      const held = found.find((one) => one?.candidateId === candidateId && one.stepId === step.id);
      return step.pool && held && step.interviewers.includes(held.interviewerId)
        ? { ...step, interviewers: [held.interviewerId] }
        : step;
    }),
  );
}

/** The interviews of a job as these candidates have them, in order; in one call, or none where there is no pool. */
export async function interviewsWith(table: Table, jobId: number, of: WithSteps): Promise<InterviewStep[][]> {
  const pools = chosenOfPools(jobId, of);
  return asChosen(of, pools.length > 0 ? await table.batchGet(pools, { consistent: true }) : []);
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  heldInterview: {
    holds: 'which interviewer of a pool holds an interview of a candidate, by id',
    found: 'in the story of the candidate on the job, and by the trace of the interviewer',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
} satisfies PersonalData;
