import { expect, it } from 'vitest';
import { clock } from '../../../../functions/platform/door/dependencies.ts';
import { timeOfId } from '../../../../shared/rules/ids.ts';

it('A new id is a whole number of the moment in which it is drawn, and differs from the next', () => {
  const before = Date.now();
  const ids = Array.from({ length: 100 }, () => clock.newId());
  const after = Date.now();
  expect(ids.every(Number.isSafeInteger)).toBe(true);
  expect(ids.every((id) => timeOfId(id) >= before && timeOfId(id) < after + 1)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});

it('Ten thousand ids drawn at once are all different, so that rows saved together never name one item twice', () => {
  const ids = Array.from({ length: 10_000 }, () => clock.newId());
  expect(new Set(ids).size).toBe(ids.length);
});
