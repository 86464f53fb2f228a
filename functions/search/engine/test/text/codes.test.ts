import { expect, it } from 'vitest';
import { ColumnarIndex } from '../../columnar-index.ts';
import type { Kind } from '../../kind.ts';
import { ByteWriter } from '../../text/byte-writer.ts';
import {
  bytesAfterFirst,
  countAt,
  lengthOfCode,
  lengthOfPair,
  longCode,
  pairMark,
  pairOf,
  weightAt,
} from '../../text/codes.ts';
import { bookEnglish } from '../books.ts';
import { disagreement } from '../../rivals/agreement.ts';
import { Oracle } from '../../rivals/oracle.ts';

interface Note {
  head: string;
  body: string;
}
const noteKind: Kind<Note> = {
  name: 'note',
  layout: 1,
  language: bookEnglish,
  fields: { order: { type: 'number', of: ({ body }) => body.length } },
  texts: { head: { weight: 15, of: ({ head }) => head }, body: { weight: 1, of: ({ body }) => body } },
  sorts: { order: { field: 'order', direction: 'asc' } },
  defaultSort: 'order',
};

it.each([
  [0, 1],
  [223, 1],
  [224, 2],
  [8_159, 2],
  [8_160, 4],
  [16_000_000, 4],
])('The number %i takes %i bytes', (value, length) => {
  const writer = new ByteWriter();
  writer.number(value);
  const bytes = writer.finished();
  expect([bytes.length, lengthOfCode(bytes, 0)]).toEqual([length, length]);
  const read = length === 1 ? [bytes[0], 0] : [longCode(bytes, 1), bytesAfterFirst(value)];
  expect(read).toEqual([value, length - 1]);
});

it('A pair of weight and count takes one byte where both are usual', () => {
  for (let weight = 1; weight <= 31; weight++) {
    for (let count = 1; count <= 8; count++) {
      const bytes = Uint8Array.of(pairOf(weight, count));
      expect([lengthOfPair(bytes, 0), weightAt(bytes, 0), countAt(bytes, 0)]).toEqual([1, weight, count]);
    }
  }
  expect([pairOf(32, 1), pairOf(1, 9), pairOf(255, 255)]).toEqual([pairMark, pairMark, pairMark]);
  const marked = Uint8Array.of(pairMark, 40, 12);
  expect([lengthOfPair(marked, 0), weightAt(marked, 0), countAt(marked, 0)]).toEqual([3, 40, 12]);
});

it('Rare, repeated and distant words are found after packing as before, word by word and in sequence', () => {
  const index = new ColumnarIndex(noteKind);
  const oracle = new Oracle(noteKind);
  const last = 9_000;
  const put = (id: number, note: Note, version = 1): void => {
    index.upsert({ id, version }, note);
    oracle.upsert(id, note);
  };
  for (let id = 1; id <= last; id++) put(id, { head: '', body: `plain ${id % 7}` });
  put(last + 1, { head: 'gantry crane '.repeat(20), body: 'hoist' });
  put(last + 2, { head: 'gantry', body: `${'filler '.repeat(300)}gantry crane ${'filler '.repeat(4_000)}slow winch` });
  put(last + 3, { head: 'winch', body: `${'crane '.repeat(240)}gantry crane` });
  const asked = [
    'gantry',
    'crane',
    '"gantry crane"',
    '"slow winch"',
    'plain 3',
    '"plain 3"',
    'winch',
    'filler crane',
    'hoist',
  ];
  const wrong = (): unknown[] => asked.flatMap((text) => disagreement({ text }, index, oracle) ?? []);
  expect(wrong()).toEqual([]);
  index.compact();
  expect(wrong()).toEqual([]);
  put(1, { head: '', body: 'gantry' }, 2);
  expect(wrong()).toEqual([]);
});
