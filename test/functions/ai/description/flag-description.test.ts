import { describe, expect, it } from 'vitest';
import { flagDescription } from '../../../../functions/ai/description/flag-description.ts';
import { postings } from '../../lookups/bench/labelled-postings.ts';

const kindsIn = (text: string) => flagDescription(text).map(({ kind, words }) => (words ? `${kind}: ${words}` : kind));

describe('A description is flagged for what keeps people from applying (JOB-81)', () => {
  it.each<[text: string, flags: string[]]>([
    ['Sell cars.', ['pay', 'place']],
    ['Sell cars in Reno, NV for $20 an hour.', []],
    ['Sell cars remotely, 60k a year.', []],
    ['$20. On site. We want a sales ninja.', ['gender: ninja']],
    ['$20. On site. A repairman for our young team.', ['gender: repairman', 'age: young team']],
    ['$20. On site. He/she is a digital native, under 35.', ['gender: He/she', 'age: digital native', 'age: under 35']],
    ['$20. On site. No more than 5 years of experience.', ['age: No more than 5 years of experience']],
    ['$20. On site. Recent graduates with high-energy.', ['age: Recent graduates', 'age: high-energy']],
  ])('%s', (text, flags) => expect(kindsIn(text)).toEqual(flags));
});

it('Each flagged word is shown at its place with a plain one', () => {
  const text = '$20 in Reno, NV. Be our sales guru.';
  const [flag] = flagDescription(text);
  expect(text.slice(flag?.from, flag?.to)).toBe('guru');
  expect(flag?.instead).toBe('expert');
});

it('Postings of many trades raise no flag for coded words they do not have', () => {
  const coded = postings.flatMap(({ text }) => flagDescription(text).filter(({ words }) => words));
  expect(coded.map(({ words }) => words)).toEqual([]);
});
