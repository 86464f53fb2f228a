import { describe, expect, it } from 'vitest';
import { contractsOf, meaningOfStatus, travelOf, travelShare } from '../../../../web/features/jobs/model/job-words.ts';
import { recruitersElsewhere, withElsewhere } from '../../../../web/features/jobs/model/merge-recruiters.ts';
import { noRecruiters } from '../../../../web/features/jobs/model/tie-words.ts';
import { aJob } from '../../../support/builders.ts';

describe('The words of a job', () => {
  it('name the contracts that it accepts', () => {
    expect(contractsOf(aJob({ employeeType: ['w2', 'corp_to_corp'] }))).toBe('W2, Corp-to-corp');
    expect(contractsOf(aJob({ employeeType: [] }))).toBe('');
  });

  it.each([
    [null, null, null],
    [false, null, 'No'],
    [true, null, 'Yes'],
    [true, 100, 'Yes, most of the time'],
    [true, 90, 'Yes, 90%'],
  ])('say of travel %s with a share of %s: %s (JOB-31)', (travel, travelPercent, words) => {
    expect(travelOf({ travel, travelPercent })).toBe(words);
    expect(travelShare(100)).toBe('Most of the time');
  });

  it('colour its state by what it means', () => {
    expect(meaningOfStatus).toEqual({ signed: 'green', on_hold: 'amber', closed: 'neutral', draft: 'neutral' });
  });

  it('say where a manager has no recruiters how they come', () => {
    expect(noRecruiters).toEqual({
      title: 'You have no recruiters yet',
      text: 'Recruiters who accept your invitation are listed here with what they recruit for.',
    });
  });
});

it.each([
  [[1, 2], [1, 2], undefined],
  [[1, 2], [2, 1], undefined],
  [[1], [1, 2], { added: [2], removed: [] }],
  [[1, 2], [1], { added: [], removed: [2] }],
  [[1, 2], [2, 3], { added: [3], removed: [1] }],
])('From the recruiters %j to %j others have made the change %j', (before, now, change) => {
  expect(recruitersElsewhere(before, now)).toEqual(change);
});

it('A choice with a change of others has everybody once, without whom they removed', () => {
  expect(withElsewhere([1, 2], { added: [2, 3], removed: [1] })).toEqual([2, 3]);
});
