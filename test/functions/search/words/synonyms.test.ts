import { expect, it } from 'vitest';
import { jobNames } from '../../../../functions/search/words/job-names.ts';
import { placeNames } from '../../../../functions/search/words/place-names.ts';
import { jobEnglish } from '../../../../functions/search/words/job-english.ts';
import { termNames } from '../../../../functions/search/words/term-names.ts';
import { wordsOf } from '../../../../shared/rules/words.ts';

const { names } = jobEnglish;
const lines = [jobNames, termNames, placeNames].flatMap((table) => table.split('\n').filter(Boolean));
const othersOf = (text: string): string[] => (names.of(wordsOf(text))?.others ?? []).map((words) => words.join(' '));

it('The synonyms cover job words in more than 250 lines, none of them twice', () => {
  expect(lines.length).toBeGreaterThan(250);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^[a-z0-9#+ ]+(?:(?:, | -> )[a-z0-9#+ ]+)+$/);
});

it('Every name in the tables is found again, so that none is longer than the search looks', () => {
  const asked = lines.flatMap((line) => line.split(' -> ')[0]!.split(', '));
  expect(asked.filter((name) => !names.of(wordsOf(name)))).toEqual([]);
  expect(Math.max(...asked.map((name) => wordsOf(name).length))).toBeLessThanOrEqual(names.longest);
});

it.each([
  ['RN', 'registered nurse'],
  ['registered nurses', 'rn'],
  ['HR', 'human resources'],
  ['human resources', 'hr'],
  ['SRE', 'site reliability engineer'],
  ['site reliability engineer', 'sre'],
  ['waiter', 'server'],
  ['CPA', 'certified public accountant'],
  ['QA', 'tester'],
  ['teacher', 'educator'],
  ['telecaller', 'inside sales'],
  ['lorry driver', 'truck driver'],
  ['truckdriver', 'truck driver'],
  ['ware house', 'warehouse'],
  ['nightshift', 'night shift'],
  ['sales representatives', 'sales rep'],
  ['C#', 'csharp'],
  ['Bangalore', 'bengaluru'],
  ['Bengaluru', 'bangalore'],
  ['TX', 'texas'],
])('%s is a synonym of %s', (asked, other) => {
  expect(othersOf(asked)).toContain(other);
});

it.each([['texas'], ['registered'], ['physician assistant']])(
  '%s does not match an abbreviation that means something else in a text',
  (asked) => {
    expect(othersOf(asked)).toEqual([]);
  },
);
