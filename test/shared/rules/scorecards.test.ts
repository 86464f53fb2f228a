import { describe, expect, it } from 'vitest';
import { interviewStages, type InterviewStage } from '../../../shared/constants/interviewing.ts';
import { jobStatuses } from '../../../shared/constants/job.ts';
import { type PipelineStatus, pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import { type OwnTurn, ownTurns } from '../../../shared/model/interviewing.ts';
import { type InterviewStanding, ownTurnOf, scorecardsSeen, seesInterview } from '../../../shared/rules/scorecards.ts';

const standing = (isInterviewer: boolean, hasSubmitted = false): InterviewStanding => ({
  part: 'team',
  isInterviewer,
  hasSubmitted,
});

describe('What others found in an interview', () => {
  type Part = InterviewStanding['part'];
  const expected: Record<Part, Record<'notHeld' | 'toScore' | 'scored' | 'noLongerHeld', string>> = {
    manager: { notHeld: 'all', toScore: 'none', scored: 'all', noLongerHeld: 'all' },
    team: { notHeld: 'all', toScore: 'none', scored: 'all', noLongerHeld: 'all' },
    interviewer: { notHeld: 'own', toScore: 'none', scored: 'own', noLongerHeld: 'own' },
  };

  it.each(Object.keys(expected) as Part[])('is read by a %s by whether they interview and have scored', (part) => {
    const seen = (isInterviewer: boolean, hasSubmitted: boolean) =>
      scorecardsSeen({ part, isInterviewer, hasSubmitted });
    expect({
      notHeld: seen(false, false),
      toScore: seen(true, false),
      scored: seen(true, true),
      noLongerHeld: seen(false, true),
    }).toEqual(expected[part]);
  });

  it('is in an interview that an interviewer alone sees only when it is theirs to score, or was', () => {
    const own: Record<OwnTurn, boolean> = { none: false, later: false, now: true, over: false, done: true };
    for (const turn of ownTurns) {
      expect(seesInterview('interviewer', turn)).toBe(own[turn]);
      expect([seesInterview('team', turn), seesInterview('manager', turn)]).toEqual([true, true]);
    }
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
