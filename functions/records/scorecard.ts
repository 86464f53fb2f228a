import type { InterviewStage } from '../../shared/constants/interviewing.ts';
import type { Scorecard } from '../../shared/model/interviewing.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { isNew, type SingleWrite } from '../platform/table/write.ts';
import { type PersonalData, remove } from './personal-data.ts';

/** A scorecard in the story of a candidate on a job; it names its interview, which may be planned no more. */
export interface StoredScorecard extends Omit<Scorecard, 'by' | 'at'> {
  id: number;
  step: { id: number; stage: InterviewStage; title: string };
  createdBy: PersonReference;
  createdAt: string;
}

const submittedAlready = refuse.conflict('You have submitted your scorecard of this interview already');

/** The write of a scorecard; each interviewer has one of an interview, which nobody changes. */
export function newScorecardWrite(jobId: number, candidateId: number, card: StoredScorecard): SingleWrite {
  return {
    put: { ...card, ...keys.scorecard(jobId, candidateId, card.step.id, card.createdBy.id) },
    when: isNew,
    refusal: submittedAlready,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  scorecard: {
    holds: 'what an interviewer found about a candidate',
    found: 'in the story of the candidate on the job',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  scorecards: { leadsTo: 'scorecard' },
} satisfies PersonalData;
