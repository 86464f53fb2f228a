import { expect, it } from 'vitest';
import { usualAnswerWords } from '../../../../web/common/jobs/usual-answer.ts';

it.each([
  [0, 'on the day on which somebody is put forward, counted from 14 people'],
  [1, '1 day after somebody is put forward, counted from 14 people'],
  [3, '3 days after somebody is put forward, counted from 14 people'],
])('A manager whose median answer takes %i days is said to answer then', (days, words) => {
  expect(usualAnswerWords({ days, of: 14 })).toBe(words);
});
