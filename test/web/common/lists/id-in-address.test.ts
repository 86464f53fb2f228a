import { expect, it } from 'vitest';
import { idIn } from '../../../../web/common/lists/id-in-address.ts';

it.each([
  ['7', 7],
  ['1', 1],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', undefined],
  ['0', undefined],
  ['-7', undefined],
  ['1.5', undefined],
  ['seven', undefined],
  ['', undefined],
  [undefined, undefined],
])('An address with the id %s names %s', (text, id) => {
  const search = new URLSearchParams({ other: '3', ...(text !== undefined && { job: text }) });
  expect(idIn(search, 'job')).toBe(id);
});
