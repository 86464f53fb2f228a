import { expect, it } from 'vitest';
import { usualNext } from '../../../functions/pipeline/usual-next.ts';
import { aCandidateOnJob } from '../../support/builders.ts';

it('The usual time in a status is that within which half of those who went on left it, whatever their order', () => {
  const left = (days: number) => ({
    ...aCandidateOnJob({ status: 'submitted' }),
    passed: [[0, days * 24]] as [[0, number]],
  });
  const expected = { of: 5, went: 5, to: 'submitted', days: 3 };
  expect(usualNext([30, 1, 3, 2, 9].map(left), 'contacted')).toEqual(expected);
  expect(usualNext([9, 3, 1, 30, 2].map(left), 'contacted')).toEqual(expected);
  expect(usualNext([1, 2].map(left), 'contacted')).toBeNull();
});
