import { expect, it } from 'vitest';
import { inGroups } from '../../../../functions/platform/table/in-groups.ts';

it('Work is done on at most 25 items at once and returned in order', async () => {
  let [underWay, most] = [0, 0];
  const items = Array.from({ length: 60 }, (_, number) => number);
  const doubled = await inGroups(items, async (number) => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay--;
    return number * 2;
  });
  expect(doubled).toEqual(items.map((number) => number * 2));
  expect(most).toBe(25);
});
