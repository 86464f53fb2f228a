import { describe, expect, it } from 'vitest';
import { textParts, withAccepted } from '../../../shared/rules/text-parts.ts';

const changesOf = (before: string, after: string) => textParts(before, after).filter((part) => part.kind === 'change');
const everyChange = (parts: readonly { kind: string }[]) =>
  new Set(parts.flatMap(({ kind }, place) => (kind === 'change' ? [place] : [])));

const pairs: [before: string, after: string][] = [
  ['', 'new'],
  ['old', ''],
  ['same', 'same'],
  ['Duties:\n* Sell\n\nPay: $5', '## Duties\n\n- Sell\n\n## Pay\n\n$5'],
  ['a\nb\nc\nd', 'a\nx\nc\ny'],
  ['Sell 4 cars. Reno, NV.', '## What\n\nSell 4 cars.\n\n## Where\n\nReno, NV.'],
];

describe('Accepting every change gives the new text, and accepting none the old one', () => {
  it.each(pairs)('%j → %j', (before, after) => {
    const parts = textParts(before, after);
    expect(withAccepted(parts, everyChange(parts))).toBe(after);
    expect(withAccepted(parts, new Set())).toBe(before);
  });
});

it('Changes that keep their own words can be accepted one by one', () => {
  const before = 'Duties\nSell 4 cars\n\nEqual line\n\n* Reno, NV';
  const parts = textParts(before, '## Duties\nSell 4 cars\n\nEqual line\n\n- Reno, NV');
  const [, last] = [...everyChange(parts)];
  expect(everyChange(parts).size).toBe(2);
  expect(withAccepted(parts, new Set([last!]))).toBe('Duties\nSell 4 cars\n\nEqual line\n\n- Reno, NV');
});

it('A sentence that moves belongs to one change, so that accepting part of it neither loses nor doubles a fact', () => {
  const before = 'Pay is $30. Sell cars.\nWork in Reno.\nCall Jo.';
  const after = 'Sell cars.\nWork in Reno.\nPay is $30.\nCall Jo.';
  expect(changesOf(before, after)).toHaveLength(1);
});

describe('The parts of two texts', () => {
  it.each<[before: string, after: string, parts: object[]]>([
    ['a\nb', 'a\nb', [{ kind: 'same', lines: ['a', 'b'] }]],
    [
      'a\nb\nc',
      'a\nx\nc',
      [
        { kind: 'same', lines: ['a'] },
        { kind: 'change', before: ['b'], after: ['x'] },
        { kind: 'same', lines: ['c'] },
      ],
    ],
    [
      'a\nc',
      'a\nb\nc',
      [
        { kind: 'same', lines: ['a'] },
        { kind: 'change', before: [], after: ['b'] },
        { kind: 'same', lines: ['c'] },
      ],
    ],
    [
      'a\nb\nc',
      'a\nc',
      [
        { kind: 'same', lines: ['a'] },
        { kind: 'change', before: ['b'], after: [] },
        { kind: 'same', lines: ['c'] },
      ],
    ],
    // A line that is doubled, at the beginning or at the end, is neither kept twice nor lost.
    [
      'a',
      'a\na',
      [
        { kind: 'same', lines: ['a'] },
        { kind: 'change', before: [], after: ['a'] },
      ],
    ],
    [
      'a\na\nb',
      'a\nb',
      [
        { kind: 'same', lines: ['a'] },
        { kind: 'change', before: ['a'], after: [] },
        { kind: 'same', lines: ['b'] },
      ],
    ],
    [
      '* a\nk\n* b\nk\nz',
      '- a\nk\n- b\nk\nz',
      [
        { kind: 'change', before: ['* a'], after: ['- a'] },
        { kind: 'same', lines: ['k'] },
        { kind: 'change', before: ['* b'], after: ['- b'] },
        { kind: 'same', lines: ['k', 'z'] },
      ],
    ],
    ['b1 a2', 'a2 b1', [{ kind: 'change', before: ['b1 a2'], after: ['a2 b1'] }]],
  ])('%j and %j are %j', (before, after, parts) => expect(textParts(before, after)).toEqual(parts));

  it('keep as many lines as two texts have in common, each exactly once', () => {
    const before = ['p', 'q', 'r', 's', 't', 'u'].join('\n');
    const after = ['q', 'x', 's', 'u', 'y'].join('\n');
    const parts = textParts(before, after);
    const kept = parts.flatMap((part) => (part.kind === 'same' ? part.lines : []));
    expect(withAccepted(parts, everyChange(parts))).toBe(after);
    // Words that moved would join the changes, and here all words are of their own lines.
    expect(kept.every((line) => ['q', 's', 'u'].includes(line))).toBe(true);
  });

  it('are one change where a word moves between them, though its case or its marks differ', () => {
    expect(changesOf('Pay: $30\nkeep\nmore', 'more\nkeep\n## PAY 30')).toHaveLength(1);
    expect(changesOf('Pay: $30\nkeep\nmore', '## PAY 30\nkeep\n- More')).toHaveLength(2);
    expect(changesOf('1 desk\nkeep\n12 desks', '12 desk\nkeep\n1 desks')).toHaveLength(1);
  });
});

it('Lines that become headings and lists are changes of their own, between paragraphs that stay', () => {
  const before = 'ABOUT THE JOB\nWe run 12 clinics.\n\nThis stays.\n\nBenefits: a desk; 25 days off';
  const after = '## About the job\n\nWe run 12 clinics.\n\nThis stays.\n\n## Benefits\n\n- a desk\n- 25 days off';
  expect(changesOf(before, after).length).toBeGreaterThanOrEqual(2);
});
