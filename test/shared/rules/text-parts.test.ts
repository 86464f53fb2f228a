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

it('Lines that become headings and lists are changes of their own, between paragraphs that stay', () => {
  const before = 'ABOUT THE JOB\nWe run 12 clinics.\n\nThis stays.\n\nBenefits: a desk; 25 days off';
  const after = '## About the job\n\nWe run 12 clinics.\n\nThis stays.\n\n## Benefits\n\n- a desk\n- 25 days off';
  expect(changesOf(before, after).length).toBeGreaterThanOrEqual(2);
});
