import { describe, expect, it } from 'vitest';
import { clearanceTypes, type ClearanceType } from '../../../shared/constants/job.ts';
import { associationsOf } from '../../../shared/rules/associated-skills.ts';
import { satisfiesClearance, type ClearanceLevel } from '../../../shared/rules/clearance.ts';
import { matchOf, type MatchedCandidate, type MatchedJob } from '../../../shared/rules/match.ts';

const [react, redux, sql] = [
  { id: 1, name: 'React' },
  { id: 2, name: 'Redux' },
  { id: 3, name: 'SQL' },
];
const associations = associationsOf([[react.id, redux.id]]);
const job: MatchedJob = {
  skills: [],
  mustHaveSkillIds: [],
  rate: null,
  salary: null,
  clearances: [],
  authorisations: [],
  isRemote: false,
};
const candidate: MatchedCandidate = {
  skills: [],
  rate: null,
  salary: null,
  clearances: null,
  authorisation: null,
  relocates: null,
  years: null,
};
const reasonOf = (
  about: string,
  wanted: Partial<MatchedJob>,
  has: Partial<MatchedCandidate>,
  km: number | null = null,
) =>
  matchOf({ ...job, ...wanted }, { ...candidate, ...has }, { associations, km, unit: 'km' }).reasons.find(
    (reason) => reason.about === about,
  );
const percentOf = (wanted: Partial<MatchedJob>, has: Partial<MatchedCandidate>, km: number | null = null) =>
  matchOf({ ...job, ...wanted }, { ...candidate, ...has }, { associations, km, unit: 'km' }).percent;
const usd = (from: number | null, to: number | null) => ({ from, to, currency: 'USD' });

describe('Skills', () => {
  it.each([
    [[react, sql], 'full', '2 of 2 skills: React, SQL'],
    [[sql], 'part', '1 of 2 skills: SQL'],
    [[redux], 'part', 'None of the 2 skills; Redux is associated with React'],
    [[sql, redux], 'part', '1 of 2 skills: SQL; Redux is associated with React'],
    [[], 'unknown', 'No skills are named yet'],
  ])('%j', (skills, fit, words) => {
    expect(reasonOf('skills', { skills: [react, sql] }, { skills })).toEqual({ about: 'skills', fit, words });
  });

  it.each([
    [[react], 'full', '1 of 1 skill: React'],
    [[sql], 'none', 'React is not listed'],
    [[redux], 'part', 'React is not listed; Redux is associated with React'],
  ])('%j for a job with one', (skills, fit, words) => {
    expect(reasonOf('skills', { skills: [react] }, { skills })).toEqual({ about: 'skills', fit, words });
  });

  it('that the job does not name are said', () => {
    expect(reasonOf('skills', {}, { skills: [react] })).toEqual({
      about: 'skills',
      fit: 'unknown',
      words: 'The job names no skills',
    });
  });

  it('count by their share, an associated one for half', () => {
    const wanted = { skills: [react, sql] };
    expect(percentOf(wanted, { skills: [react] })).toBe(50);
    expect(percentOf(wanted, { skills: [redux] })).toBe(25);
    expect(percentOf(wanted, { skills: [sql, redux] })).toBe(75);
  });

  it('rank someone with an associated skill below someone with the exact one, and above someone with neither', () => {
    const [exact, associated, neither] = [[react], [redux], [sql]].map(
      (skills) => percentOf({ skills: [react] }, { skills }) as number,
    );
    expect(exact).toBeGreaterThan(associated!);
    expect(associated).toBeGreaterThan(neither!);
  });
});

describe('Clearance is ordered (PLUS-16)', () => {
  const satisfies: Record<ClearanceLevel, ClearanceLevel[]> = {
    top_secret: ['top_secret', 'secret', 'confidential', 'public_trust', 'none'],
    secret: ['secret', 'confidential', 'public_trust', 'none'],
    confidential: ['confidential', 'public_trust', 'none'],
    public_trust: ['public_trust', 'none'],
    none: ['none'],
  };
  const levels = Object.keys(satisfies) as ClearanceLevel[];
  it.each(levels)('%s satisfies its own level and those below', (has) => {
    expect(levels.filter((asked) => satisfiesClearance(has, asked))).toEqual(satisfies[has]);
  });

  it.each<[ClearanceType[], ClearanceType[] | null, string, string]>([
    [[], null, 'unknown', 'No clearance needed'],
    [['secret'], null, 'unknown', 'The clearance is not known'],
    [['secret'], ['secret'], 'full', 'Secret'],
    [['secret'], ['top_secret'], 'full', 'Top Secret satisfies Secret'],
    [['top_secret'], ['secret'], 'none', 'The job asks for Top Secret'],
    [['top_secret', 'public_trust'], ['secret'], 'full', 'Secret satisfies Top Secret or Public Trust'],
    [['none'], ['secret'], 'unknown', 'No clearance needed'],
    [['secret', 'public_trust'], ['none'], 'none', 'The job asks for Secret or Public Trust'],
  ])('a job that accepts %j and a candidate with %j', (asked, has, fit, words) => {
    expect(reasonOf('clearance', { clearances: asked }, { clearances: has })).toMatchObject({ fit, words });
    expect(clearanceTypes).toEqual(expect.arrayContaining(asked));
  });
});

describe('Money', () => {
  it.each([
    [usd(50, 60), usd(55, 70), 'full', 'The rate is as expected'],
    [usd(50, null), usd(45, null), 'full', 'The rate is as expected'],
    [usd(50, 60), usd(64, null), 'part', 'The rate is slightly below what is expected'],
    [usd(50, null), usd(90, null), 'part', 'The rate begins below what is expected'],
    [usd(50, 60), usd(90, null), 'none', 'The rate is below what is expected'],
    [usd(50, 60), null, 'unknown', 'No rate is expected'],
    [null, usd(50, 60), 'unknown', 'The job names no rate'],
    [usd(50, 60), { from: 40, to: null, currency: 'EUR' }, 'unknown', 'The rate is in another currency'],
  ])('a job paying %j and a candidate expecting %j', (pays, expects, fit, words) => {
    expect(reasonOf('rate', { rate: pays }, { rate: expects })).toMatchObject({ fit, words });
    expect(reasonOf('salary', { salary: pays }, { salary: expects })).toMatchObject({
      fit,
      words: words.replace('rate', 'salary'),
    });
  });
});

describe('Distance', () => {
  it.each([
    [false, 12.4, null, 'full', '12 km away'],
    [false, 50, null, 'full', '50 km away'],
    [false, 50.01, null, 'part', '50 km away'],
    [false, 80, null, 'part', '80 km away'],
    [false, 100, null, 'part', '100 km away'],
    [false, 100.01, null, 'none', '100 km away'],
    [false, 900, true, 'part', '900 km away, relocation is possible'],
    [false, 900, false, 'none', '900 km away'],
    [false, 15_204.4, false, 'none', '15,204 km away'],
    [false, null, null, 'unknown', 'The distance is not known'],
    [true, 900, null, 'unknown', 'The job is remote'],
  ])('remote %s, %s km, relocates %s', (isRemote, km, relocates, fit, words) => {
    expect(reasonOf('distance', { isRemote }, { relocates }, km)).toMatchObject({ fit, words });
  });
});

describe('Authorization', () => {
  it.each([
    [[], null, 'unknown', 'Any work authorization'],
    [['usCitizen'], null, 'unknown', 'The work authorization is not known'],
    [['usCitizen', 'greenCard'], 'greenCard', 'full', 'Green card'],
    [['usCitizen'], 'h1b', 'none', 'H1-B; the job asks for US citizen'],
    [['usCitizen'], 'optional', 'unknown', 'Other; the job asks for US citizen'],
    [['usCitizen'], 'in_citizen', 'none', 'Citizen (India); the job asks for US citizen'],
  ] as const)('a job that accepts %j and a candidate with %s', (asked, has, fit, words) => {
    expect(reasonOf('authorisation', { authorisations: asked }, { authorisation: has })).toMatchObject({ fit, words });
  });
});

it('What is not known, and what the job does not ask, counts neither for nor against', () => {
  expect(percentOf({}, {})).toBeNull();
  expect(percentOf({ skills: [react] }, { skills: [sql] })).toBe(0);
  expect(percentOf({ skills: [react] }, { skills: [react] })).toBe(100);
  expect(percentOf({ skills: [react], clearances: ['secret'] }, { skills: [react] })).toBe(100);
});

it('What the job does not ask is a reason beside something that fits, and none for somebody of whom nothing is known', () => {
  expect(reasonOf('clearance', { rate: usd(50, 60) }, { rate: usd(55, 70) })).toMatchObject({ fit: 'full' });
  const of = { associations, km: null, unit: 'km' } as const;
  const nothing = matchOf({ ...job, skills: [react], isRemote: true }, candidate, of);
  expect(new Set(nothing.reasons.map(({ fit }) => fit))).toEqual(new Set(['unknown']));
});

it('Somebody who has named no skills has no percent, whatever else fits', () => {
  expect(percentOf({ skills: [react], rate: usd(60, 80) }, { rate: usd(60, null) }, 3)).toBeNull();
  expect(percentOf({ rate: usd(60, 80) }, { rate: usd(60, null) }, 3)).toBe(100);
});

it('Nobody is rejected: the worst match still has a number and a reason for everything', () => {
  const wanted = {
    skills: [react],
    rate: usd(1, 2),
    clearances: ['top_secret' as const],
    authorisations: ['usCitizen' as const],
  };
  const has = { skills: [sql], rate: usd(90, null), clearances: [], authorisation: 'h1b' as const };
  const match = matchOf({ ...job, ...wanted }, { ...candidate, ...has }, { associations, km: 9_000, unit: 'km' });
  expect(match.percent).toBe(0);
  expect(match.reasons.map(({ words }) => words).every(Boolean)).toBe(true);
  expect(match.reasons).toHaveLength(7);
});
