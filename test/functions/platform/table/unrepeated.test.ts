import { expect, it } from 'vitest';
import { exists, unrepeated, type Write } from '../../../../functions/platform/table/write.ts';

const place = { pk: 'A', sk: '1' };
const put = (over: object = {}): Write => ({ put: { ...place, ...over } });
const check: Write = { check: place, when: exists };
const stricter: Write = { check: place, when: { expression: '#part = :part', values: { part: 'team' } } };
const update: Write = { update: place, set: { name: 'x' } };
const other: Write = { check: { pk: 'A', sk: '2' }, when: exists };

it.each<[string, Write[], Write[]]>([
  ['one trace of two', [put(), other, put()], [put(), other]],
  ['the first check of two', [stricter, check], [stricter]],
  ['a write and no check of it', [update, check, other], [update, other]],
  ['two writes that differ, which are refused', [put(), put({ name: 'x' })], [put(), put({ name: 'x' })]],
  ['an update after a check, which is refused', [check, update], [check, update]],
])('A transaction has %s', (_what, writes, kept) => {
  expect(unrepeated(writes)).toEqual(kept);
});
