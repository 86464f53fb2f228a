import { expect, it } from 'vitest';
import { pipelineStatuses, type PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { stagesOf, standingOf } from '../../../../web/features/candidate-jobs/standing.ts';

const stageOf: Record<PipelineStatus, string | undefined> = {
  contacted: 'With a recruiter',
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
  expect(standingOf({ state: 'accepted', status })?.text).toMatch(/\.$/);
  expect(stagesOf({ state: 'accepted', status })?.find(({ is }) => is === 'now')?.name).toBe(stageOf[status]);
});

it('Waiting, declined and absent applications are distinguished', () => {
  expect(standingOf({ state: 'waiting', status: null })?.word).toBe('Waiting');
  expect(standingOf({ state: 'declined', status: null })?.word).toBe('Not taken forward');
  expect(standingOf({ state: null, status: null })).toBeUndefined();
  expect(standingOf(null)).toBeUndefined();
  expect(stagesOf({ state: 'waiting', status: null })?.map(({ is }) => is)).toEqual([
    'now',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(stagesOf({ state: 'declined', status: null })).toBeUndefined();
});
