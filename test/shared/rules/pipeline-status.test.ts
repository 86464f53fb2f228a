import { describe, expect, it } from 'vitest';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import {
  isForward,
  interviewRefusal,
  moveRefusal,
  reasonRefusal,
  undoRefusal,
} from '../../../shared/rules/pipeline-status.ts';
import { aCandidateOnJob, anActor } from '../../support/builders.ts';

const position = { ...aCandidateOnJob({ status: 'first_interview_complete' }), jobStatus: 'signed' as JobStatus };
const manager = anActor('manager');
const recruiter = anActor('recruiter');

describe('Pipeline moves', () => {
  const fromFirstInterview: Record<PipelineStatus, boolean> = {
    contacted: false,
    submitted: false,
    first_interview_scheduled: false,
    first_interview_complete: false,
    rejected: true,
    second_interview_scheduled: true,
    second_interview_complete: true,
    candidate_selected: true,
    hiring_onboarding: true,
  };
  it.each(pipelineStatuses)('from First Interview Complete to %s are classified as forward or not (PIPE-14)', (to) => {
    expect(isForward('first_interview_complete', to)).toBe(fromFirstInterview[to]);
  });

  it('have the nine statuses in their order (PIPE-03) (PIPE-04) (PIPE-05) (PIPE-06) (PIPE-07) (PIPE-08) (PIPE-09) (PIPE-10) (PIPE-11) (PIPE-12)', () => {
    expect(pipelineStatuses).toEqual([
      'contacted',
      'submitted',
      'first_interview_scheduled',
      'first_interview_complete',
      'rejected',
      'second_interview_scheduled',
      'second_interview_complete',
      'candidate_selected',
      'hiring_onboarding',
    ]);
  });

  it('forward are for the recruiter and the manager', () => {
    expect(moveRefusal(position, 'candidate_selected', manager)).toBeUndefined();
    expect(moveRefusal(position, 'candidate_selected', recruiter)).toBeUndefined();
  });

  it('back are for the manager alone, and only with a reason', () => {
    expect(moveRefusal(position, 'submitted', recruiter)?.kind).toBe('forbidden');
    expect(moveRefusal(position, 'submitted', manager)).toBeUndefined();
    expect(reasonRefusal(position.status, 'submitted', '  ')?.kind).toBe('invalid');
    expect(reasonRefusal(position.status, 'submitted', 'The client wants another look')).toBeUndefined();
    expect(reasonRefusal(position.status, 'candidate_selected')).toBeUndefined();
  });

  it('are refused to everyone else, whatever their role', () => {
    for (const stranger of [
      anActor('manager', { id: 9 }),
      anActor('recruiter', { id: 9 }),
      anActor('candidate'),
      anActor('super_manager'),
    ]) {
      expect(moveRefusal(position, 'candidate_selected', stranger)?.kind).toBe('forbidden');
    }
  });

  const open: Record<JobStatus, boolean> = { signed: true, on_hold: false, closed: false, draft: false };
  it.each(Object.entries(open))('on a job that is %s are allowed: %s', (jobStatus, allowed) => {
    expect(
      moveRefusal({ ...position, jobStatus: jobStatus as JobStatus }, 'candidate_selected', manager) === undefined,
    ).toBe(allowed);
  });

  it('to the candidate’s current status are refused', () => {
    expect(moveRefusal(position, 'first_interview_complete', manager)?.kind).toBe('conflict');
  });
});

it('The date of an interview has to lie ahead and belongs to a move to an interview only', () => {
  const now = '2026-09-01T10:00:00.000Z';
  const tomorrow = '2026-09-02T10:00:00.000Z';
  expect(interviewRefusal('second_interview_scheduled', tomorrow, now)).toBeUndefined();
  expect(interviewRefusal('submitted', undefined, now)).toBeUndefined();
  expect(interviewRefusal('submitted', tomorrow, now)).toMatchObject({ kind: 'invalid', field: 'interviewAt' });
  expect(interviewRefusal('first_interview_scheduled', '2026-08-31T10:00:00.000Z', now)?.message).toBe(
    'Choose a time that is still ahead',
  );
});

describe('Undo', () => {
  const moved = {
    ...position,
    lastChange: {
      from: 'submitted',
      to: 'first_interview_complete',
      byId: recruiter.id,
      at: '2026-09-01T10:00:00.000Z',
    } as const,
  };

  it('is for the person who made the move, for ten minutes', () => {
    expect(undoRefusal(moved, recruiter, '2026-09-01T10:10:00.000Z')).toBeUndefined();
    expect(undoRefusal(moved, recruiter, '2026-09-01T10:10:00.001Z')?.kind).toBe('conflict');
    expect(undoRefusal(moved, manager, '2026-09-01T10:01:00.000Z')?.kind).toBe('forbidden');
  });

  it('is refused without a last change', () => {
    expect(undoRefusal({ ...moved, lastChange: null }, recruiter, '2026-09-01T10:01:00.000Z')?.kind).toBe('forbidden');
  });
});
