import { expect, it } from 'vitest';
import type { PipelineStatus } from '../../../../../shared/constants/pipeline.ts';
import { pipelineStatuses } from '../../../../../shared/constants/pipeline.ts';
import { passedStatuses, stepLooks } from '../../../../../web/features/pipeline/model/passed-statuses.ts';

const move = (from: PipelineStatus | null, to: PipelineStatus, undo = false) =>
  ({ type: 'status_change', from, to, undo }) as const;
const note = { type: 'user_note' } as const;
/** A story as it is told here, oldest first, and as the timeline lists it. */
const passed = (...story: (ReturnType<typeof move> | typeof note)[]) => [...passedStatuses(story.toReversed())];

it('A step that the candidate was never in does not count as passed', () => {
  expect(passed(move(null, 'contacted'), note, move('contacted', 'first_interview_complete'))).toEqual([
    'contacted',
    'first_interview_complete',
  ]);
});

it('An undone move does not count as passed, nor does what a move back took back', () => {
  const begun = [move(null, 'contacted'), move('contacted', 'submitted')];
  expect(
    passed(...begun, move('submitted', 'candidate_selected'), move('candidate_selected', 'submitted', true)),
  ).toEqual(['contacted', 'submitted']);
  expect(passed(...begun, move('submitted', 'candidate_selected'), move('candidate_selected', 'contacted'))).toEqual([
    'contacted',
  ]);
});

it('A candidate who left Rejected has passed the steps before it again', () => {
  const story = [move(null, 'contacted'), move('contacted', 'submitted'), move('submitted', 'rejected')];
  expect(passed(...story, move('rejected', 'first_interview_scheduled'))).toEqual([
    'contacted',
    'submitted',
    'first_interview_scheduled',
  ]);
});

const looks = (status: PipelineStatus, way?: PipelineStatus[]) =>
  Object.fromEntries(stepLooks(status, way && new Set(way)).map((look, at) => [pipelineStatuses[at], look]));

it('A rejected candidate’s panel marks the steps they passed and ends at Rejected; none after them looks done', () => {
  expect(looks('rejected', ['contacted', 'submitted', 'rejected'])).toEqual({
    contacted: 'done',
    submitted: 'done',
    first_interview_scheduled: 'ahead',
    first_interview_complete: 'ahead',
    rejected: 'ended',
    second_interview_scheduled: 'ahead',
    second_interview_complete: 'ahead',
    candidate_selected: 'ahead',
    hiring_onboarding: 'ahead',
  });
});

it('Skipped steps look skipped, and Rejected never lies on the way', () => {
  expect(looks('candidate_selected', ['contacted', 'submitted', 'candidate_selected'])).toMatchObject({
    submitted: 'done',
    first_interview_complete: 'skipped',
    rejected: 'ahead',
    second_interview_complete: 'skipped',
    candidate_selected: 'now',
    hiring_onboarding: 'ahead',
  });
});
