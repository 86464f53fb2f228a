import { describe, expect, it } from 'vitest';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { proofSteps } from '../../../../functions/features/claims/proof-steps.ts';
import { inTime } from '../../../../functions/features/claims/show-claim.ts';
import type { StoredEntry } from '../../../../functions/records/points.ts';
import { aClaim } from '../../../support/a-claim.ts';
import { personOf } from '../../../support/an-application.ts';
import { someTime } from '../../../support/builders.ts';

const day = (count: number) => new Date(Date.parse(someTime) + count * 86_400_000).toISOString();
const [manager, recruiter] = [personOf('manager'), personOf('recruiter')];
const award = { id: 50, at: day(1), points: 500, manager } as unknown as StoredEntry;
type Leaving = NonNullable<StoredEntry['leaving']>;
const said = (over: Partial<Leaving> = {}, entry: Partial<StoredEntry> = {}): StoredEntry => ({
  ...award,
  id: 60,
  kind: 'return',
  points: 0,
  at: day(3),
  leaving: {
    leftOn: '2026-09-02',
    reason: 'She moved.',
    saidAt: day(3),
    points: 500,
    contestUntil: day(17),
    contest: null,
    decision: null,
    ...over,
  },
  ...entry,
});
const contest = { at: day(4), words: 'She is there.' };
const decidedBy = (by: Leaving['decision'] extends infer D ? (D extends { by: infer B } ? B : never) : never) => ({
  at: day(5),
  by,
  outcome: 'upheld' as const,
  words: 'So it is.',
});

describe('What a claim led to', () => {
  const steps = (given: StoredEntry | undefined) =>
    proofSteps({ moves: [], award, said: given }, aClaim()).map(({ what, by, at, reason, points }) => [
      what,
      by?.id ?? null,
      at,
      reason,
      points,
    ]);
  const earned = ['earned', manager.id, day(1), null, 500];
  const left = ['left', manager.id, day(3), 'She moved.', 500];
  const heard = ['contested', recruiter.id, day(4), 'She is there.', 500];

  it.each<[string, StoredEntry | undefined, unknown[][]]>([
    ['a hire alone', undefined, [earned]],
    ['a leaving that is not settled', said(), [earned, left]],
    ['a payee who is contested', said({ about: 'payee' }), [earned, ['disputed', ...left.slice(1)]]],
    ['a contest', said({ contest }), [earned, left, heard]],
    [
      'a decision of the operator',
      said({ contest, decision: decidedBy(null) }, { points: -500, at: day(5) }),
      [earned, left, heard, ['upheld', null, day(5), 'So it is.', 500]],
    ],
    [
      'a decision of a super manager',
      said({ contest, decision: { ...decidedBy({ ...manager, id: 4001 }), outcome: 'restored' } }),
      [earned, left, heard, ['restored', 4001, day(5), 'So it is.', 500]],
    ],
    [
      'a return without a contest',
      said({}, { points: -500, at: day(17) }),
      [earned, left, ['returned', null, day(17), null, 500]],
    ],
    ['what was said before an erasure', said({}, { leaving: null }), [earned]],
  ])('names of %s each step with its time, actor, words and points (PLUS-41)', (_, given, expected) => {
    expect(steps(given)).toEqual(expected);
  });

  it('has the moves with their actors, and nothing of a hire that did not happen (PLUS-41)', () => {
    const [move] = candidateStatusChangedExamples;
    const bySystem = { ...move!, id: 2, actor: { kind: 'system' as const } };
    const moved = proofSteps({ moves: [move!, bySystem], award: undefined, said: said() }, aClaim());
    const author = move!.actor.kind === 'user' ? move!.actor.id : 0;
    expect(moved.map(({ what, status, by }) => [what, status, by?.id ?? null])).toEqual([
      ['moved', move!.data.to, author],
      ['moved', move!.data.to, null],
    ]);
  });

  it('is in the order of time, wherever its steps come from', () => {
    const all = proofSteps({ moves: [], award, said: said({ contest }) }, aClaim());
    expect(inTime(all.toReversed()).map(({ what }) => what)).toEqual(['earned', 'left', 'contested']);
  });
});
