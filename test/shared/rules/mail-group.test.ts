import { describe, expect, it } from 'vitest';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../shared/constants/pipeline.ts';
import type { NotificationGroup } from '../../../shared/constants/notification.ts';
import { mailGroupOf } from '../../../shared/rules/mail-group.ts';

const job = { id: 1, title: 'ICU nurse' };
const candidate = { id: 3001, firstName: 'Priya', lastName: 'Iyer' };
const groupWhenMovedTo: Record<PipelineStatus, NotificationGroup> = {
  contacted: 'candidates',
  submitted: 'progress',
  first_interview_scheduled: 'progress',
  first_interview_complete: 'candidates',
  rejected: 'progress',
  second_interview_scheduled: 'progress',
  second_interview_complete: 'candidates',
  candidate_selected: 'progress',
  hiring_onboarding: 'progress',
};
const moved = (from: PipelineStatus | null, to: PipelineStatus, recipientId = candidate.id) =>
  mailGroupOf(
    {
      type: 'candidate_status_changed',
      payload: { job, candidate, status: { from: from && pipelineStatusLabels[from], to: pipelineStatusLabels[to] } },
    },
    recipientId,
  );

describe('The mail switch of a notification', () => {
  it.each(Object.entries(groupWhenMovedTo) as [PipelineStatus, NotificationGroup][])(
    'of a candidate’s own move to %s is “%s” (PLUS-55)',
    (status, group) => {
      expect(moved(null, status)).toBe(group);
    },
  );

  it('of being put forward, and of a changed interview, is on from the start for the candidate, and not for the team', () => {
    const groupFor = (recipientId: number) =>
      (['assigns_confirmed', 'interview_date_changed'] as const).map((type) =>
        mailGroupOf({ type, payload: { job, candidate, interviewAt: null } }, recipientId),
      );
    expect(groupFor(candidate.id)).toEqual(['progress', 'progress']);
    expect(groupFor(1001)).toEqual(['candidates', 'candidates']);
  });

  it('is that of milestones neither for the team nor for an undone move', () => {
    expect(moved('contacted', 'submitted', 1001)).toBe('candidates');
    expect(moved('first_interview_scheduled', 'submitted')).toBe('candidates');
    expect(moved('rejected', 'submitted')).toBe('candidates');
  });

  it('of anything else about the candidate is its own', () => {
    const status = { from: null, to: pipelineStatusLabels.submitted };
    expect(mailGroupOf({ type: 'job_closed', payload: { job, candidate, status } as never }, candidate.id)).toBe(
      mailGroupOf({ type: 'job_closed', payload: { job } }, 1001),
    );
    expect(moved('submitted', 'contacted')).toBe('candidates');
  });

  it('is that of milestones for a hire, and for the end of a job where its manager mails those not chosen (PLUS-50)', () => {
    const end = { job, manager: candidate, end: 'filled' } as const;
    expect(mailGroupOf({ type: 'candidate_hired', payload: { ...end, candidate, startOn: null } }, 3001)).toBe(
      'progress',
    );
    expect(mailGroupOf({ type: 'closed_job', payload: { ...end, isMailed: true } }, candidate.id)).toBe('progress');
    expect(mailGroupOf({ type: 'closed_job', payload: end }, candidate.id)).toBe('jobs');
  });

  it('is that of milestones when somebody puts the candidate forward', () => {
    expect(mailGroupOf({ type: 'assigns_confirmed', payload: { job, candidate } }, candidate.id)).toBe('progress');
  });
});
