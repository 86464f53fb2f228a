import { describe, expect, it } from 'vitest';
import { candidateConditions } from '../../../../functions/search/kinds/candidate-filter.ts';
import { jobConditions } from '../../../../functions/search/kinds/job-filter.ts';

const city = { id: 5, lat: 40, lng: -74 };

describe('The job filter', () => {
  it('turns every field into a condition (GUEST-59)', () => {
    expect(
      jobConditions(
        {
          countryId: 840,
          cityId: 5,
          proximity: 50,
          tagIds: [1, 2],
          rateFrom: 20,
          rateTo: 40,
          rateCurrency: 'INR',
          salaryFrom: 1_000,
          salaryTo: 2_000,
          salaryCurrency: 'USD',
          relocation: true,
          travel: false,
          employmentType: ['full_time', 'optional'],
          clearanceType: ['secret'],
          citizenship: ['h1b'],
        },
        city,
      ),
    ).toEqual({
      countryId: { anyOf: [840] },
      place: { lat: 40, lng: -74, km: 50 },
      tagIds: { anyOf: [1, 2] },
      rate: { from: 20, to: 40, unit: 'INR' },
      salary: { from: 1_000, to: 2_000, unit: 'USD' },
      relocation: { anyOf: [true] },
      travel: { anyOf: [false] },
      employmentType: { anyOf: ['full_time', 'other'] },
      clearanceType: { anyOf: ['secret'] },
      citizenship: { anyOf: ['h1b'] },
    });
  });

  it('has no conditions when it is empty', () => {
    expect(jobConditions({ tagIds: [], employmentType: [], rateCurrency: 'USD', proximity: 50 }, undefined)).toEqual(
      {},
    );
  });

  it('matches the city itself without a proximity, and an unknown city finds nothing', () => {
    expect(jobConditions({ cityId: 5, proximity: 0 }, city)).toEqual({ cityId: { anyOf: [5] } });
    expect(jobConditions({ cityId: 6, proximity: 50 }, undefined)).toEqual({ cityId: { anyOf: [6] } });
  });

  it('treats amounts without a currency as the default one (LOOK-05)', () => {
    expect(jobConditions({ rateTo: 40 }, undefined)).toEqual({ rate: { from: undefined, to: 40, unit: 'USD' } });
  });

  it('requires all skills when asked to', () => {
    expect(jobConditions({ tagIds: [1, 2], tagsMatch: 'all' }, undefined)).toEqual({ tagIds: { allOf: [1, 2] } });
  });
});

it('turns the candidate filter into conditions', () => {
  expect(
    candidateConditions(
      { current: 'available', job: 9, workStartedFrom: 1, workStartedTo: 2, clearanceType: ['none'], relocation: true },
      undefined,
    ),
  ).toEqual({
    current: { anyOf: ['available'] },
    jobIds: { anyOf: [9] },
    workStartedAt: { from: 1, to: 2 },
    clearanceType: { anyOf: ['none'] },
    relocation: { anyOf: [true] },
  });
  expect(candidateConditions({ current: 'all' }, undefined)).toEqual({});
});
