import { expect, it } from 'vitest';
import { isDrawn } from '../../../../infra/tools/mutants/draw.ts';

const mutants = Array.from({ length: 5_000 }, (_, row) => ({
  file: `shared/rules/rule-${row % 70}.ts`,
  mutatorName: 'ConditionalExpression',
  replacement: row % 2 ? 'true' : 'false',
  location: { start: { line: row, column: 3 }, end: { line: row, column: 9 } },
}));
const drawn = (seed: string, rate: number) => mutants.filter((mutant) => isDrawn(mutant, seed, rate));

it('A sample of mutants is the same for the same seed, and another one for another', () => {
  expect(drawn('1', 0.1)).toEqual(drawn('1', 0.1));
  expect(drawn('1', 0.1)).not.toEqual(drawn('2', 0.1));
});

it('A sample of mutants has about the share that was asked for, and a smaller one is part of a larger one', () => {
  expect(drawn('1', 0.1).length).toBeGreaterThan(400);
  expect(drawn('1', 0.1).length).toBeLessThan(600);
  expect(drawn('1', 0.3)).toEqual(expect.arrayContaining(drawn('1', 0.1)));
  expect(drawn('1', 1)).toHaveLength(mutants.length);
});
