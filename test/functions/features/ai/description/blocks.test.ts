import { expect, it } from 'vitest';
import { blocksOf } from '../../../../../functions/features/ai/description/blocks.ts';

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

it.each([
  ['in bold', '**Night ICU nurse**', ['heading: Night ICU nurse']],
  ['in bold, with a colon', '__Benefits__:', ['heading: Benefits']],
  ['of the trade in capitals', 'ABOUT THE JOB:', ['heading: About the job']],
  ['of the trade in small letters', 'What You Bring', ['heading: What You Bring']],
  ['of other capitals, which may be names', '**NASA AND ESA**', ['heading: NASA AND ESA']],
  ['above its underline', 'Our fleet\n=====\nTwelve ferries', ['heading: Our fleet', 'text: Twelve ferries']],
  ['that leads to a list', 'Every day you will do:\n\n- Steer', ['heading: Every day you will do', 'item: Steer']],
])('A title %s is a heading', (_what, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it.each([
  [
    'ends a paragraph with the colon of a list',
    'We sail at dawn\nand every day we do:\n- Steer',
    ['text: We sail at dawn and every day we do:', 'item: Steer'],
  ],
  [
    'has more than eight words',
    '**one two three four five six seven eight nine**',
    ['text: **one two three four five six seven eight nine**'],
  ],
  ['ends a paragraph above a line', 'We sail\nat dawn\n---', ['text: We sail at dawn', 'kept: ---']],
  ['begins with a title of the trade', 'We sail\nTools: a rope', ['text: We sail', 'text: Tools: a rope']],
])('What %s is no heading', (_what, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it('A heading has its level, and an item its mark and depth', () => {
  expect(blocksOf('# One\n## Two ##\n### Three\n1) first\n  2. second\n* third\n\t- fourth\n    + fifth')).toEqual([
    { kind: 'heading', text: 'One', level: 2 },
    { kind: 'heading', text: 'Two', level: 2 },
    { kind: 'heading', text: 'Three', level: 3 },
    { kind: 'item', text: 'first', marker: '1.', depth: 0 },
    { kind: 'item', text: 'second', marker: '2.', depth: 1 },
    { kind: 'item', text: 'third', marker: '-', depth: 0 },
    { kind: 'item', text: 'fourth', marker: '-', depth: 1 },
    { kind: 'item', text: 'fifth', marker: '-', depth: 2 },
  ]);
});

it('Lines of Windows and of old machines end like others, and a quotation keeps its lines', () => {
  expect(shown('We sail\r\nat dawn\r\r> one\r> two')).toEqual(['text: We sail at dawn', 'kept: > one\n> two']);
});
