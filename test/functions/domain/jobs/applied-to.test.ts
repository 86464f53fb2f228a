import { expect, it } from 'vitest';
import { appliedTo } from '../../../../functions/domain/jobs/applied-to.ts';

it.each([
  [undefined, {}],
  [{}, {}],
  [{ applied: 4 }, {}],
  [{ applied: 5 }, { applied: 5 }],
  [{ applied: 19 }, { applied: 5 }],
  [{ applied: 2000 }, { applied: 20 }],
])('Who applied to a job with the gate %j is said to be %j', (gate, expected) => {
  expect(appliedTo(gate)).toEqual(expected);
});
