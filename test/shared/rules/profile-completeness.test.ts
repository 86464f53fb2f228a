import { expect, it } from 'vitest';
import {
  completenessStep,
  profileCompleteness,
  type CompletenessStep,
} from '../../../shared/rules/profile-completeness.ts';

const having = (...steps: CompletenessStep[]) => ({
  skills: false,
  experience: false,
  place: false,
  pay: false,
  authorization: false,
  years: false,
  education: false,
  picture: false,
  ...Object.fromEntries(steps.map((step) => [step, true])),
});

it.each<[have: CompletenessStep[], words: string, next: CompletenessStep | undefined]>([
  [[], 'Your profile is empty; a few steps make you easy to find', 'skills'],
  [['skills'], 'Your profile has a start: 7 steps are left', 'experience'],
  [['picture', 'education'], 'Your profile has a start: 6 steps are left', 'skills'],
  [['skills', 'experience', 'place', 'pay'], 'Well on the way: 4 steps are left', 'authorization'],
  [
    ['skills', 'experience', 'place', 'pay', 'authorization', 'years', 'education'],
    'Your profile is almost complete: one step is left',
    'picture',
  ],
  [[...completenessStep], 'Your profile is complete', undefined],
])('A profile with %j says %j, and %s is the next best step', (have, words, next) => {
  const told = profileCompleteness(having(...have));
  expect(told).toMatchObject({ done: have.length, of: 8, words });
  expect(told.next?.step).toBe(next);
});
