import { expect, it } from 'vitest';
import { pipelineStatuses, type PipelineStatus } from '../../../../../shared/constants/pipeline.ts';
import { isDated, stagesOf, standingOf } from '../../../../../web/features/candidate-jobs/model/standing.ts';

const recruiter = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const stageOf: Record<PipelineStatus, string | undefined> = {
  contacted: 'Accepted',
  submitted: 'Put forward',
  first_interview_scheduled: 'First interview',
  first_interview_complete: 'First interview',
  second_interview_scheduled: 'Second interview',
  second_interview_complete: 'Second interview',
  candidate_selected: 'Selected',
  hiring_onboarding: 'Hired',
  rejected: undefined,
};

it.each(pipelineStatuses)('A candidate with the status %s sees their stage and a sentence about it', (status) => {
  const own = { state: 'accepted', status, recruiter } as const;
  expect(standingOf(own)?.text).toMatch(/\.$/);
  expect(stagesOf(own)?.find(({ is }) => is === 'now')?.name).toBe(stageOf[status]);
});

it('Waiting, withdrawn and absent applications are distinguished', () => {
  const waiting = { state: 'waiting', status: null, recruiter: null } as const;
  expect(standingOf(waiting)).toMatchObject({ word: 'Waiting', meaning: 'amber' });
  expect(standingOf({ ...waiting, state: null })).toBeUndefined();
  expect(standingOf(null)).toBeUndefined();
  expect(stagesOf(waiting)?.map(({ is }) => is)).toEqual(['now', ...Array.from({ length: 6 }, () => 'ahead')]);
  const withdrawn = { ...waiting, state: 'withdrawn' } as const;
  expect(standingOf(withdrawn)).toMatchObject({ word: 'Withdrawn', meaning: 'neutral' });
  expect(stagesOf(withdrawn)).toBeUndefined();
});

it('An interview that was left out is shown as skipped, not as done (PLUS-13)', () => {
  const own = { state: 'accepted', status: 'candidate_selected', recruiter } as const;
  const passed = ['contacted', 'submitted', 'first_interview_scheduled', 'first_interview_complete'] as const;
  const looks = (way?: readonly PipelineStatus[]) =>
    stagesOf({ ...own, ...(way && { passed: [...way] }) })?.map(({ is }) => is);
  expect(looks(passed)).toEqual(['done', 'done', 'done', 'done', 'skipped', 'now', 'ahead']);
  expect(looks([])).toEqual(['done', 'done', 'skipped', 'skipped', 'skipped', 'now', 'ahead']);
  expect(looks()).toEqual(['done', 'done', 'done', 'done', 'done', 'now', 'ahead']);
});

it('The colour of an application is amber while it waits, green once it ends well, and grey where it ends', () => {
  const meaning = (state: 'waiting' | 'accepted' | 'withdrawn', status: (typeof pipelineStatuses)[number] | null) =>
    standingOf({ state, status, recruiter: null })?.meaning;
  expect([meaning('waiting', null), meaning('withdrawn', 'submitted'), meaning('accepted', null)]).toEqual([
    'amber',
    'neutral',
    'accent',
  ]);
  expect(Object.fromEntries(pipelineStatuses.map((status) => [status, meaning('accepted', status)]))).toEqual({
    contacted: 'accent',
    submitted: 'accent',
    first_interview_scheduled: 'accent',
    first_interview_complete: 'accent',
    rejected: 'neutral',
    second_interview_scheduled: 'accent',
    second_interview_complete: 'accent',
    candidate_selected: 'green',
    hiring_onboarding: 'green',
  });
});

it('An application whose job is on hold is grey and of no known date, and a hire stays green and dated', () => {
  const held = { state: 'accepted', status: 'submitted', recruiter, jobStatus: 'on_hold' } as const;
  const hired = { ...held, hired: { at: '2026-09-01T10:00:00.000Z', startOn: null } };
  expect([standingOf(held)?.meaning, isDated(held)]).toEqual(['neutral', false]);
  expect([standingOf(hired)?.meaning, isDated(hired)]).toEqual(['green', true]);
  expect(isDated({ ...held, jobStatus: 'signed' })).toBe(true);
});
