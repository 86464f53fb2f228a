import { expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import { highlight, matchedIn } from '../../../shared/rules/highlight.ts';
import { aJob } from '../../functions/search/generate.ts';
import { random } from '../../functions/search/random.ts';

const title = 'Senior Software Engineer (RN systems), night-shift nursing';

function marked(search: string, asYouType = false): string {
  const index = new ColumnarIndex(jobKind);
  index.upsert({ id: 1, version: 1 }, { ...aJob(random(1), 0), title, description: '', skills: [] });
  const { matched, total } = index.search({ text: search, asYouType });
  const segments = highlight(title, matched);
  expect(segments.map(({ text }) => text).join('')).toBe(title);
  return total === 0
    ? 'nothing found'
    : segments
        .filter(({ matched: hit }) => hit)
        .map(({ text }) => text)
        .join('|');
}

it.each([
  ['engineer', 'Engineer'],
  ['engineers', 'Engineer'],
  ['dev', 'Engineer'],
  ['developer', 'Engineer'],
  ['registered nurse', 'RN'],
  ['nurses senior', 'Senior|RN|nursing'],
  ['"night shift"', 'night|shift'],
  ['"shift night"', 'nothing found'],
  ['"engineers"', 'nothing found'],
  ['enginer', 'Engineer'],
  ['softw', 'Software'],
  ['sfotware', 'Software'],
  ['plumber', 'nothing found'],
])('A search for %s marks %s', (search, expected) => {
  expect(marked(search)).toBe(expected);
});

it('The word being typed is marked', () => {
  expect(marked('sys', true)).toBe('systems');
});

it('Every word that contains a piece is marked', () => {
  const segments = highlight(title, { words: [], phrases: [], pieces: ['nur', 'soft'] });
  expect(segments.filter(({ matched }) => matched).map(({ text }) => text)).toEqual(['Software', 'nursing']);
});

it('Only the words that appear in the texts are returned', () => {
  const matched = {
    words: ['nurse', 'nurses', 'rn'],
    phrases: [
      [['night'], ['shift', 'shifts']],
      [['day'], ['shift']],
    ],
  };
  expect(matchedIn(['A nurse', 'on night shift'], matched)).toEqual({
    words: ['nurse'],
    phrases: [[['night'], ['shift']]],
  });
});
