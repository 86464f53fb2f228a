import { expect, it } from 'vitest';
import { wayOf } from '../../../functions/applications/candidate-job-rows.ts';
import type { StoredCandidateOnJob } from '../../../functions/records/candidate-on-job.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { aCandidateOnJob } from '../../support/builders.ts';

const after = (status: PipelineStatus, left?: PipelineStatus[]): StoredCandidateOnJob => ({
  ...aCandidateOnJob({ status }),
  ...(left && { passed: left.map((one) => [pipelineStatuses.indexOf(one), 24] as [number, number]) }),
});

it('A candidate’s way names the statuses behind them, without those that were left out (PLUS-13)', () => {
  expect(wayOf(after('candidate_selected', ['contacted', 'submitted', 'first_interview_complete']))).toEqual([
    'contacted',
    'submitted',
    'first_interview_complete',
  ]);
});

it('What a move back took back is not on a candidate’s way, nor is a rejection that was reversed (PLUS-13)', () => {
  const left = ['contacted', 'submitted', 'first_interview_scheduled', 'rejected', 'submitted'] as const;
  expect(wayOf(after('first_interview_scheduled', [...left]))).toEqual(['contacted', 'submitted']);
});

it('The way of a candidate who was never moved is unknown', () => {
  expect(wayOf(after('contacted'))).toBeUndefined();
});
