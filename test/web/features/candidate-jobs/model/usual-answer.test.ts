import { expect, it } from 'vitest';
import { usualAnswerWords } from '../../../../../web/features/candidate-jobs/model/usual-answer.ts';

it.each([
  [0, 'Daniel Reyes usually answers on the day on which somebody is put forward, counted from 14 people.'],
  [1, 'Daniel Reyes usually answers 1 day after somebody is put forward, counted from 14 people.'],
  [3, 'Daniel Reyes usually answers 3 days after somebody is put forward, counted from 14 people.'],
])('A manager whose median answer takes %i days is said to answer then', (days, words) => {
  expect(usualAnswerWords('Daniel Reyes', { days, of: 14 })).toBe(words);
});
