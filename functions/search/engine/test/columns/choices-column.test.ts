import { expect, it } from 'vitest';
import { ChoicesColumn } from '../../columns/choices-column.ts';

it.each([3, 20])('Choices among %i are counted, the most frequent first', (choices) => {
  const column = new ChoicesColumn();
  for (let slot = 0; slot < choices; slot += 1) column.append(slot, [`c${Math.max(1, slot)}`]);
  const counter = column.counter();
  counter.add(
    Uint32Array.from({ length: choices }, (_, slot) => slot),
    choices,
  );
  expect(counter.top(1)).toEqual([{ value: 'c1', count: 2 }]);
});
