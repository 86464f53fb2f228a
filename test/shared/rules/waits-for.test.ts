import { expect, it } from 'vitest';
import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { type CandidateWait, waitingSince, waitsFor } from '../../../shared/rules/waits-for.ts';

const moved = '2026-10-01T09:00:00.000Z';
const interviewAt = '2026-10-10T10:00:00.000Z';
const aMomentBefore = '2026-10-10T09:59:59.999Z';

type Waits = CandidateWait | undefined;
const nobody: Waits[] = [undefined, undefined, undefined];
const manager: Waits[] = ['manager', 'manager', 'manager'];
const interview: Waits[] = ['interview_undated', 'interview_ahead', 'manager'];
/** Without a date, a moment before the interview, and at its beginning. */
const waits: Record<PipelineStatus, Waits[]> = {
  contacted: nobody,
  submitted: manager,
  first_interview_scheduled: interview,
  first_interview_complete: manager,
  rejected: nobody,
  second_interview_scheduled: interview,
  second_interview_complete: manager,
  candidate_selected: nobody,
  hiring_onboarding: nobody,
};

it.each(pipelineStatuses)(
  'A candidate in %s waits for whom it is, before an interview and from its beginning on',
  (status) => {
    const dated = { status, statusChangedAt: moved, interviewAt };
    const moments = [
      [{ ...dated, interviewAt: null }, interviewAt],
      [dated, aMomentBefore],
      [dated, interviewAt],
    ] as const;
    expect(moments.map(([one, now]) => waitsFor(one, now))).toEqual(waits[status]);
    const since = waits[status] === interview ? interviewAt : moved;
    expect(moments.map(([one, now]) => waitingSince(one, now))).toEqual(
      waits[status].map((one) => (one === 'manager' ? since : undefined)),
    );
  },
);
