import { expect, it } from 'vitest';
import { usualNext } from '../../../../functions/features/pipeline/usual-next.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { aCandidateOnJob } from '../../../support/builders.ts';

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

it('What usually comes next is what most went to when they last left the status, after at least a day', () => {
  const one = (status: PipelineStatus, ...passed: [place: number, hours: number][]) => ({
    ...aCandidateOnJob({ status }),
    passed,
  });
  const [contacted, submitted] = [0, 1];
  const others = [
    one('submitted', [contacted, 1]),
    one('rejected', [contacted, 2], [submitted, 500]),
    one('rejected', [contacted, 3]),
  ];
  expect(usualNext(others, 'contacted')).toEqual({ of: 3, went: 2, to: 'submitted', days: 1 });
  // One who came back and left again counts once; one who never left, or was never there, does not count.
  const back = one('rejected', [contacted, 500], [submitted, 1], [contacted, 30]);
  const more = [...others, back, one('contacted'), one('rejected', [submitted, 9])];
  expect(usualNext([...more, one('rejected', [contacted, 25])], 'contacted')).toEqual({
    of: 5,
    went: 3,
    to: 'rejected',
    days: 2,
  });
  const { passed: _none, ...before } = one('submitted');
  expect(usualNext([before, before, before], 'contacted')).toBeNull();
  expect(usualNext(others, 'submitted')).toBeNull();
});
