import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** The questions to a job's applicants by which a recruiter accepted them, as far as they were open at the last one. */
export interface AskedApplicants {
  claimIds: number[];
  version: number;
}

/** Another acceptance of the same recruiter on the job came first; read again and decide again. */
export const askedMeanwhile = refuse.conflict('You accepted another applicant at the same moment; try again');

/** The write that remembers which questions are open; one at a time, so that no race asks more than are allowed. */
export function askedApplicantsWrite(
  { recruiterId, jobId }: { recruiterId: number; jobId: number },
  before: AskedApplicants | undefined,
  claimIds: number[],
): SingleWrite {
  return {
    put: { ...keys.askedApplicants(recruiterId, jobId), claimIds, version: (before?.version ?? 0) + 1 },
    when: before
      ? { expression: '#version = :version', values: { version: before.version } }
      : { expression: 'attribute_not_exists(pk)' },
    refusal: askedMeanwhile,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  askedApplicants: {
    holds: 'which proposals a recruiter made to a job’s applicants, by id',
    own: (userId) => keys.askedApplicantsOf(userId),
    exported: { not: 'It repeats the proposals, which are included.' },
    erasure: remove,
  },
  askedApplicantsOf: { leadsTo: 'askedApplicants' },
} satisfies PersonalData;
