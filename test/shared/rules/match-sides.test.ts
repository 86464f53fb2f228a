import { describe, expect, it } from 'vitest';
import type { Citizenship } from '../../../shared/constants/work-authorization.ts';
import { matchedCandidateOf, matchedJobOf, spansOf } from '../../../shared/rules/match-sides.ts';

const noPay = {
  rateFrom: null,
  rateTo: null,
  rateCurrency: null,
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: null,
};
const skills = [{ id: 1, name: 'React' }];

describe('Pay', () => {
  it.each([
    [{}, { rate: null, salary: null }],
    [
      { rateFrom: 50, rateCurrency: 'USD' },
      { rate: { from: 50, to: null, currency: 'USD' }, salary: null },
    ],
    [
      { salaryTo: 90_000, salaryCurrency: 'EUR' },
      { rate: null, salary: { from: null, to: 90_000, currency: 'EUR' } },
    ],
    [
      { rateCurrency: 'USD', salaryCurrency: 'USD' },
      { rate: null, salary: null },
    ],
  ])('of %o is compared as %o', (pay, spans) => expect(spansOf({ ...noPay, ...pay })).toEqual(spans));
});

describe('A job', () => {
  const job = { ...noPay, spheres: skills, clearanceType: ['secret'], citizenship: ['usCitizen'] } as const;

  it('is compared by its skills, must-haves, years, pay, clearances and authorizations', () => {
    const asks = { mustHaveSkillIds: [1], experienceYears: 2, mostExperienceYears: 6 };
    expect(matchedJobOf({ ...job, ...asks, city: null })).toMatchObject(asks);
    expect(matchedJobOf({ ...job, rateFrom: 40, rateTo: 60, rateCurrency: 'USD', city: { id: 1 } })).toEqual({
      skills,
      mustHaveSkillIds: [],
      rate: { from: 40, to: 60, currency: 'USD' },
      salary: null,
      clearances: ['secret'],
      authorisations: ['usCitizen'],
      isRemote: false,
    });
  });

  it.each([
    [null, undefined, true],
    [null, 'hybrid', false],
    [{ id: 1 }, 'remote', true],
    [{ id: 1 }, 'on_site', false],
  ])('in the city %o whose workplace is %s is remote: %s', (city, positionType, isRemote) =>
    expect(matchedJobOf({ ...job, city, ...(positionType && { positionType }) }).isRemote).toBe(isRemote),
  );
});

describe('A candidate', () => {
  const candidate = { ...noPay, skills, clearanceType: [], citizenship: [], relocation: null, workStartedAt: null };
  const at = (asked: readonly Citizenship[]) => ({ asked, now: '2026-09-15T10:00:00.000Z' });

  it('who said nothing is not known, rather than without', () => {
    expect(matchedCandidateOf(candidate, at(['usCitizen']))).toEqual({
      skills,
      rate: null,
      salary: null,
      clearances: null,
      authorisation: null,
      relocates: null,
      years: null,
    });
  });

  it.each([
    ['2026-09-15', 0],
    ['2021-09-16', 4],
    ['2021-09-15', 5],
    ['2027-01-01', 0],
  ])('who has worked since %s has %s whole years', (since, years) =>
    expect(matchedCandidateOf({ ...candidate, workStartedAt: Date.parse(since) }, at([])).years).toBe(years),
  );

  it('has the clearances they named, and of words that are none nothing', () => {
    expect(matchedCandidateOf({ ...candidate, clearanceType: ['secret', 'cosmic'] }, at([])).clearances).toEqual([
      'secret',
    ]);
    expect(matchedCandidateOf({ ...candidate, clearanceType: ['cosmic'] }, at([])).clearances).toBeNull();
  });

  it.each([
    [['usCitizen', 'h1b'], ['h1b'], 'h1b'],
    [['h1b', 'usCitizen'], ['usCitizen'], 'usCitizen'],
    [['usCitizen', 'h1b'], [], 'usCitizen'],
    [['h1b'], ['usCitizen'], 'h1b'],
    [['unheard'], ['usCitizen'], null],
  ] as const)('with %j counts for a job that accepts %j as %s', (citizenship, asked, authorisation) =>
    expect(matchedCandidateOf({ ...candidate, citizenship, relocation: true }, at(asked))).toMatchObject({
      authorisation,
      relocates: true,
    }),
  );
});
