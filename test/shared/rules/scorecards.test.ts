import { describe, expect, it } from 'vitest';
import { interviewStages, type InterviewStage } from '../../../shared/constants/interviewing.ts';
import { jobStatuses } from '../../../shared/constants/job.ts';
import { type PipelineStatus, pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import type { OwnTurn } from '../../../shared/model/interviewing.ts';
import { type InterviewStanding, ownTurnOf, seesScorecards } from '../../../shared/rules/scorecards.ts';

const standing = (isInterviewer: boolean, hasSubmitted = false): InterviewStanding => ({
  part: 'team',
  isInterviewer,
  hasSubmitted,
});

describe('What others found in an interview', () => {
  it.each<[part: InterviewStanding['part'], who: string, isInterviewer: boolean, hasSubmitted: boolean, sees: boolean]>(
    [
      ['manager', 'who does not interview', false, false, true],
      ['manager', 'who interviews and has not scored', true, false, false],
      ['manager', 'who interviews and has scored', true, true, true],
      ['team', 'who does not interview', false, false, true],
      ['team', 'who interviews and has not scored', true, false, false],
      ['team', 'who interviews and has scored', true, true, true],
      ['team', 'who interviews no longer and has scored', false, true, true],
    ],
  )('is read by the %s %s: %s, %s, %s', (part, _who, isInterviewer, hasSubmitted, sees) => {
    expect(seesScorecards({ part, isInterviewer, hasSubmitted })).toBe(sees);
  });
});

describe('An interviewer’s turn', () => {
  const expected: Record<PipelineStatus, Record<InterviewStage, OwnTurn>> = {
    contacted: { first: 'later', second: 'later' },
    submitted: { first: 'later', second: 'later' },
    first_interview_scheduled: { first: 'now', second: 'later' },
    first_interview_complete: { first: 'now', second: 'later' },
    rejected: { first: 'over', second: 'over' },
    second_interview_scheduled: { first: 'now', second: 'now' },
    second_interview_complete: { first: 'now', second: 'now' },
    candidate_selected: { first: 'now', second: 'now' },
    hiring_onboarding: { first: 'now', second: 'now' },
  };

  it.each(pipelineStatuses)('comes with the status of the interview, and is over once rejected: %s', (status) => {
    for (const stage of interviewStages)
      expect(ownTurnOf(standing(true), { stage, status, jobStatus: 'signed' })).toBe(expected[status][stage]);
  });

  it('is over on a closed job, done once submitted, and nobody else’s', () => {
    const at = { stage: 'first', status: 'first_interview_complete' } as const;
    for (const jobStatus of jobStatuses) {
      expect(ownTurnOf(standing(true), { ...at, jobStatus })).toBe(jobStatus === 'closed' ? 'over' : 'now');
      expect(ownTurnOf(standing(true, true), { ...at, jobStatus })).toBe('done');
      expect(ownTurnOf(standing(false), { ...at, jobStatus })).toBe('none');
    }
  });
});
