import { describe, expect, it } from 'vitest';
import { stageChance, weighedBy, type PutForwardCase } from '../../../../functions/features/points/stage-chance.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../../shared/constants/pipeline.ts';

const hired = { at: '2026-11-01T00:00:00.000Z', startOn: null };
/** Somebody who left these statuses and is in the last, unless they were rejected or hired from there. */
const one = (
  path: PipelineStatus[],
  over: Partial<PutForwardCase['onJob']> = {},
  isClosed = false,
): PutForwardCase => ({
  onJob: {
    status: path.at(-1)!,
    passed: path.slice(0, -1).map((status) => [pipelineStatuses.indexOf(status), 5]),
    ...over,
  },
  isClosed,
});
const times = (count: number, what: PutForwardCase) => Array.from({ length: count }, () => what);

const rejectedAtOnce = one(['contacted', 'rejected']);
const rejectedLater = one(['contacted', 'submitted', 'first_interview_scheduled', 'rejected']);
const won = one(['contacted', 'submitted', 'first_interview_scheduled', 'hiring_onboarding'], { hired });
const runs = one(['contacted', 'submitted']);

describe('The chance of a stage', () => {
  const cases = [...times(4, rejectedAtOnce), ...times(3, rejectedLater), ...times(2, won), ...times(9, runs)];

  it.each<[PipelineStatus, object | null]>([
    ['contacted', { from: 'contacted', of: 9, hired: 2 }],
    ['submitted', { from: 'submitted', of: 5, hired: 2 }],
    ['first_interview_scheduled', { from: 'first_interview_scheduled', of: 5, hired: 2 }],
    // Two came further: too few, so the nearest stage that five reached counts.
    ['candidate_selected', { from: 'first_interview_scheduled', of: 5, hired: 2 }],
  ])('of a candidate in %s is the share of the decided who came as far and were hired (PLUS-05)', (status, chance) => {
    expect(stageChance(status, cases)).toEqual(chance);
  });

  it('is not said from fewer than five decided cases, however many run (PLUS-05)', () => {
    expect(stageChance('submitted', [...times(4, won), ...times(50, runs)])).toBeNull();
    expect(stageChance('contacted', [])).toBeNull();
  });

  it('counts whoever is on a job that closed without them as not hired, and a hire on an open job as one', () => {
    const closed = one(['contacted', 'submitted'], {}, true);
    expect(stageChance('submitted', [...times(3, closed), ...times(3, won)])).toEqual({
      from: 'submitted',
      of: 6,
      hired: 3,
    });
  });

  it('counts how far somebody came, though they were moved back, or their story has forgotten it', () => {
    const back = one(['contacted', 'submitted', 'contacted'], {}, true);
    expect(stageChance('submitted', times(5, back))?.from).toBe('submitted');
    const forgotten = one(['rejected'], { passed: [] });
    expect(stageChance('contacted', times(5, forgotten))).toEqual({ from: 'contacted', of: 5, hired: 0 });
  });

  it('weighs points as whole points, and none where it is unknown (PLUS-05)', () => {
    expect(weighedBy({ from: 'submitted', of: 3, hired: 2 }, 500)).toBe(333);
    expect(weighedBy({ from: 'submitted', of: 5, hired: 0 }, 500)).toBe(0);
    expect(weighedBy(null, 500)).toBeNull();
  });
});
