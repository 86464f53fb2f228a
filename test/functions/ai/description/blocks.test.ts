import { expect, it } from 'vitest';
import { blocksOf } from '../../../../functions/ai/description/blocks.ts';

const shown = (text: string) => blocksOf(text).map((block) => `${block.kind}: ${block.text}`);

it.each([
  ['a paragraph', 'You work in a team\nof twelve nurses', ['text: You work in a team of twelve nurses']],
  [
    'an item',
    '- You work in a team\n  of twelve nurses\n- At night',
    ['item: You work in a team of twelve nurses', 'item: At night'],
  ],
])('The wrapped lines of %s are one part', (_what, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it('A line below an item that is not indented is a paragraph of its own', () => {
  expect(shown('- You work in a team\nof twelve nurses')).toEqual([
    'item: You work in a team',
    'text: of twelve nurses',
  ]);
});

it('An empty line ends a paragraph', () => {
  expect(shown('You work in a team\n\nof twelve nurses')).toEqual([
    'text: You work in a team',
    'text: of twelve nurses',
  ]);
});
