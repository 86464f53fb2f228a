// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { useLift } from '../../../../web/features/pipeline/hooks/use-lift.ts';
import { onJob } from './on-job.ts';

describe('A lifted card', () => {
  const refusalOf = (_: unknown, to: PipelineStatus) => (to === 'hiring_onboarding' ? 'Not yet' : undefined);
  const onDrop = vi.fn();
  beforeEach(() => onDrop.mockReset());
  const lifted = (by: 'keys' | 'pointer' = 'keys') => {
    const { result } = renderHook(() => useLift({ refusalOf, onDrop }));
    const after = (what: (hand: typeof result.current) => void) => {
      act(() => what(result.current));
      return result.current.said;
    };
    after((hand) => hand.lift(onJob(), by));
    return { result, after };
  };

  it('says where it is at each step, and stays within the statuses', () => {
    const { after, result } = lifted();
    const said = [result.current.said];
    for (const step of [-1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const) said.push(after((hand) => hand.step(step)));
    expect(said).toMatchInlineSnapshot(`
      [
        "Priya is picked up. Left and right choose a status, space puts down, escape leaves it in First Interview Scheduled.",
        "Submitted, 2 of 9, back, asks for a reason",
        "Contacted, 1 of 9, back, asks for a reason",
        "Contacted, 1 of 9, back, asks for a reason",
        "Submitted, 2 of 9, back, asks for a reason",
        "First Interview Scheduled, 3 of 9, where it is",
        "First Interview Complete, 4 of 9",
        "Second Interview Scheduled, 5 of 9",
        "Second Interview Complete, 6 of 9",
        "Candidate Selected, 7 of 9",
        "Hiring/OnBoarding, 8 of 9, not allowed: Not yet",
        "Rejected, 9 of 9",
        "Rejected, 9 of 9",
      ]
    `);
    expect(result.current.lifted?.over).toBe('rejected');
  });

  it('is put down where it may be, and says why not elsewhere', () => {
    const { after, result } = lifted('pointer');
    after((hand) => hand.hold('candidate_selected'));
    expect(after((hand) => hand.drop())).toBe('');
    expect(onDrop.mock.calls).toEqual([[onJob(), 'candidate_selected', 'pointer']]);
    expect(result.current.lifted).toBeNull();
    after((hand) => hand.lift(onJob(), 'keys'));
    after((hand) => hand.hold('hiring_onboarding'));
    expect(after((hand) => hand.drop())).toBe('Not yet. Priya stays in First Interview Scheduled.');
    expect([onDrop.mock.calls.length, result.current.lifted]).toEqual([1, null]);
  });

  it('is left where it was, and nothing is said without one', () => {
    const { after, result } = lifted();
    expect(after((hand) => hand.drop())).toBe('Priya stays in First Interview Scheduled.');
    after((hand) => hand.lift(onJob(), 'keys'));
    after((hand) => hand.step(1));
    expect(after((hand) => hand.leave())).toBe('Priya stays in First Interview Scheduled.');
    after((hand) => hand.hold('submitted'));
    after((hand) => hand.step(1));
    expect([result.current.lifted, onDrop.mock.calls]).toEqual([null, []]);
    const { result: idle } = renderHook(() => useLift({ refusalOf, onDrop }));
    act(() => idle.current.leave());
    expect(idle.current.said).toBe('');
  });
});
