import { describe, expect, it } from 'vitest';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { pipelineStatuses, pipelineStatusHelp, pipelineStatusLabels } from '../../../shared/constants/pipeline.ts';
import {
  hasWithdrawn,
  interviewDateRefusal,
  isForward,
  interviewRefusal,
  moveRefusal,
  placeLabel,
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
    expect(pipelineStatuses.map((status) => [status, pipelineStatusLabels[status]])).toEqual([
      ['contacted', 'Contacted'],
      ['submitted', 'Submitted'],
      ['first_interview_scheduled', 'First Interview Scheduled'],
      ['first_interview_complete', 'First Interview Complete'],
      ['rejected', 'Rejected'],
      ['second_interview_scheduled', 'Second Interview Scheduled'],
      ['second_interview_complete', 'Second Interview Complete'],
      ['candidate_selected', 'Candidate Selected'],
      ['hiring_onboarding', 'Hiring/OnBoarding'],
    ]);
    expect(pipelineStatusHelp.submitted).toBe('to the client for the job');
  });

  it('forward are for the recruiter and the manager', () => {
    expect(moveRefusal(position, 'candidate_selected', manager)).toBeUndefined();
    expect(moveRefusal(position, 'candidate_selected', recruiter)).toBeUndefined();
  });

  it('back are for the manager alone, and only with a reason', () => {
    expect(moveRefusal(position, 'submitted', recruiter)?.kind).toBe('forbidden');
    expect(moveRefusal(position, 'submitted', manager)).toBeUndefined();
    expect(reasonRefusal(position.status, 'submitted', { reason: '  ' })).toEqual({
      kind: 'invalid',
      message: 'Enter why the candidate moves back',
      field: 'reason',
    });
    expect(reasonRefusal(position.status, 'submitted', { reason: 'The client wants another look' })).toBeUndefined();
    expect(reasonRefusal(position.status, 'candidate_selected', {})).toBeUndefined();
  });

  it('to Rejected alone have a reason of the list', () => {
    expect(reasonRefusal(position.status, 'rejected', { rejectedFor: 'pay' })).toBeUndefined();
    expect(reasonRefusal(position.status, 'candidate_selected', { rejectedFor: 'pay' })).toMatchObject({
      kind: 'invalid',
      field: 'rejectedFor',
    });
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

describe('A candidate has withdrawn', () => {
  const by = (byId: number) => ({ from: 'submitted', to: 'rejected', byId, at: '2026-09-01T10:00:00.000Z' }) as const;
  it.each([
    ['rejected', by(7), true],
    ['rejected', by(9), false],
    ['rejected', null, false],
    ['submitted', by(7), false],
  ] as const)('when they are %s by their own last change %o: %s', (status, lastChange, has) => {
    expect(hasWithdrawn({ candidateId: 7, status, lastChange })).toBe(has);
  });

  it('and is moved by nobody any more', () => {
    const left = { ...position, candidateId: 7, status: 'rejected' as const, lastChange: by(7) };
    expect(moveRefusal(left, 'submitted', manager)).toEqual({
      kind: 'conflict',
      message: 'The candidate has withdrawn from this job',
    });
    expect(moveRefusal({ ...left, lastChange: by(9) }, 'submitted', manager)).toBeUndefined();
  });
});

describe('The date of an interview ahead', () => {
  const now = '2026-09-01T10:00:00.000Z';
  const ahead = { ...position, status: 'first_interview_scheduled' as const };
  const tomorrow = '2026-09-02T10:00:00.000Z';

  it('is set, and left open, by those who work on the candidate', () => {
    for (const mover of [manager, recruiter])
      for (const to of [tomorrow, null]) expect(interviewDateRefusal(ahead, { to, now }, mover)).toBeUndefined();
    expect(interviewDateRefusal(ahead, { to: tomorrow, now }, anActor('manager', { id: 9 }))).toEqual({
      kind: 'forbidden',
      message: 'Only the job’s manager or the recruiter who put the candidate forward may change the interview’s date',
    });
  });

  it('is refused in the past, on a job that is not open, and without an interview', () => {
    expect(interviewDateRefusal(ahead, { to: '2026-09-01T09:59:59.999Z', now }, manager)).toEqual({
      kind: 'invalid',
      message: 'Choose a time that is still ahead',
      field: 'interviewAt',
    });
    expect(interviewDateRefusal(ahead, { to: now, now }, manager)).toBeUndefined();
    expect(interviewDateRefusal({ ...ahead, jobStatus: 'on_hold' }, { to: tomorrow, now }, manager)).toEqual({
      kind: 'conflict',
      message: 'The job is on hold, so candidates cannot be moved',
    });
    expect(interviewDateRefusal(position, { to: tomorrow, now }, manager)).toEqual({
      kind: 'conflict',
      message: 'The candidate has no interview ahead',
      field: 'interviewAt',
    });
  });
});

it('A candidate who is hired on an open job is called so, whatever their status was', () => {
  expect(placeLabel({ status: 'candidate_selected', hired: { at: '', startOn: null } })).toBe('Hired');
  expect(placeLabel({ status: 'candidate_selected', hired: undefined })).toBe('Candidate Selected');
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
    expect(undoRefusal(moved, manager, '2026-09-01T10:01:00.000Z')).toEqual({
      kind: 'forbidden',
      message: 'Only the one who made the last move can undo it',
    });
    expect(undoRefusal(moved, recruiter, '2026-09-01T10:11:00.000Z')?.message).toBe(
      'A move can be undone for 10 minutes',
    );
  });

  it('is refused to those who do not work on the candidate, and on a job that is not open', () => {
    const at = '2026-09-01T10:01:00.000Z';
    const stranger = anActor('recruiter', { id: 9 });
    const byStranger = { ...moved, lastChange: { ...moved.lastChange, byId: stranger.id } };
    expect(undoRefusal(byStranger, stranger, at)).toEqual({
      kind: 'forbidden',
      message: 'Only the job’s manager or the recruiter who put the candidate forward may move them',
    });
    expect(undoRefusal({ ...moved, jobStatus: 'closed' }, recruiter, at)).toEqual({
      kind: 'conflict',
      message: 'The job is closed, so candidates cannot be moved',
    });
  });

  it('is refused without a last change', () => {
    expect(undoRefusal({ ...moved, lastChange: null }, recruiter, '2026-09-01T10:01:00.000Z')?.kind).toBe('forbidden');
  });
});
