import { leftOutKey } from '../../../../shared/rules/left-out.ts';
import { describe, expect, it } from 'vitest';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import { candidateDocument } from '../../../../functions/records/candidate-document.ts';
import { jobDocument } from '../../../../functions/records/job-document.ts';
import { sortAmount } from '../../../../functions/search/kinds/approximate-usd.ts';
import {
  candidateConditions,
  visibilityConditions,
  wantedSkills,
} from '../../../../functions/search/kinds/candidate-filter.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { campaignConditions, jobConditions } from '../../../../functions/search/kinds/job-filter.ts';
import { jobKind } from '../../../../functions/search/kinds/job.ts';
import { commonConditions } from '../../../../functions/search/kinds/wire-filter.ts';
import type { Kind } from '../../../../functions/search/engine/engine.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Tag } from '../../../../shared/model/place.ts';
import type { SkillChoice } from '../../../../shared/rules/associated-skills.ts';
import { aJob, someTime } from '../../../support/builders.ts';

function read<D>(kind: Kind<D>, document: D) {
  const of = (parts: Readonly<Record<string, { of: (document: D) => unknown }>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.of(document)]));
  return { fields: of(kind.fields), texts: of(kind.texts) };
}

const city = {
  id: 5,
  name: 'Boston',
  state: { id: 1, name: 'Massachusetts' },
  country: { id: 840, name: 'United States' },
  lat: 42,
  lng: -71,
} as unknown as NonNullable<Job['city']>;
const skills = [
  { id: 1001, name: 'React' },
  { id: 1002, name: 'Node' },
];
const pay = {
  rateFrom: 60,
  rateTo: 75,
  rateCurrency: 'EUR',
  salaryFrom: 100,
  salaryTo: null,
  salaryCurrency: 'USD',
} as const;
const job = aJob({
  ...pay,
  city,
  spheres: skills,
  client: { companyName: 'Lakeside' },
  clientId: 9,
  employmentType: ['full_time', 'other'],
  clearanceType: ['secret'],
  citizenship: ['h1b'],
  travel: true,
  relocation: false,
} as Partial<Job>);

describe('A searched job', () => {
  it('has every field and text of its document', () => {
    expect(read(jobKind, jobDocument(job))).toEqual({
      fields: {
        cityId: 5,
        countryId: 840,
        stateName: 'Massachusetts',
        relocation: false,
        tagIds: [1001, 1002],
        fittingSkills: expect.arrayContaining([1001, 1002]),
        clearanceType: ['secret'],
        citizenship: ['h1b'],
        rate: { from: 60, to: 75, unit: 'EUR' },
        salary: { from: 100, to: null, unit: 'USD' },
        place: { lat: 42, lng: -71 },
        createdAt: Date.parse(someTime),
        rateAmount: 75 * 1.1,
        salaryAmount: 100,
        managerId: 1001,
        workplace: 'on_site',
        shifts: [],
        hoursPerWeek: null,
        experienceYears: null,
        company: 'lakeside',
        hasPay: true,
        leftOutBy: expect.arrayContaining(['lakeside', leftOutKey(job.title).split(' ')[0]]),
        clientId: 9,
        status: 'signed',
        travel: true,
        campaignIds: [],
        employmentType: ['full_time', 'other'],
        endsAt: Number.MAX_SAFE_INTEGER,
        marketUntil: 0,
        marketPoints: 0,
        title: job.title,
      },
      texts: {
        title: job.title,
        skills: ['React', 'Node'],
        place: ['Boston', 'Massachusetts', 'United States', ''],
        terms: [expect.stringMatching(/full/i), 'Secret clearance', 'H1-B'],
        company: 'Lakeside',
        description: job.description,
      },
    });
  });

  it('is fitted by what it lists, and as near skills by those that go with them for its manager (SKILL-03)', () => {
    const idOf = (name: string) => skillNamed(name).id;
    const [react, redux, roofing] = [idOf('React'), idOf('Redux'), idOf('Roofing')];
    const fitting = (skillChoices?: SkillChoice[]) =>
      read(jobKind, {
        ...jobDocument(job),
        skills: [{ id: react, name: 'React' }],
        ...(skillChoices && { skillChoices }),
      }).fields['fittingSkills'] as number[];
    const builtIn = fitting();
    expect(builtIn).toEqual(expect.arrayContaining([react, -redux, -idOf('TypeScript')]));
    const choices = [
      { tagId: react, associatedTagId: redux, isApart: true },
      { tagId: redux, associatedTagId: react, isApart: true },
      { tagId: roofing, associatedTagId: react, isApart: false },
    ];
    expect(fitting(choices).toSorted()).toEqual([...builtIn.filter((id) => id !== -redux), -roofing].toSorted());
  });

  it('that lists two skills that go together is fitted by each of them exactly', () => {
    const [react, redux] = ['React', 'Redux'].map((name) => ({ id: skillNamed(name).id, name })) as [Tag, Tag];
    const fitting = read(jobKind, { ...jobDocument(job), skills: [react, redux] }).fields['fittingSkills'] as number[];
    expect(fitting).toEqual(expect.arrayContaining([react.id, redux.id]));
    expect(fitting.filter((id) => [-react.id, -redux.id].includes(id))).toEqual([]);
  });

  it('without a place is remote, and without terms is found under none', () => {
    const { fields, texts } = read(jobKind, {
      ...jobDocument(aJob({ clearanceType: [], endAt: '2026-12-01T10:00:00.000Z' })),
      clearanceType: [],
      citizenship: ['optional'],
    });
    expect(fields).toMatchObject({
      place: null,
      clearanceType: ['none'],
      rateAmount: null,
      endsAt: Date.parse('2026-12-01T10:00:00.000Z'),
    });
    expect(texts).toMatchObject({ place: ['', '', '', 'Remote'], terms: [], company: '' });
    const half = {
      ...jobDocument(job),
      lat: null,
      countryId: 0,
      clearanceType: ['none', 'toString'],
      employmentType: ['toString'],
      citizenship: ['toString'],
    };
    expect(read(jobKind, half)).toMatchObject({
      fields: { place: null },
      texts: { place: ['Boston', 'Massachusetts', '', ''], terms: [' clearance'] },
    });
    expect(read(jobKind, { ...jobDocument(job), lng: null }).fields.place).toBeNull();
  });
});

describe('A searched candidate', () => {
  const record = {
    head: undefined,
    educations: [],
    certifications: [],
    workExperiences: [{ id: 1, title: 'Nurse', company: 'A', isWorking: true }] as never,
    hiding: { findableBy: 'recruiters' as const, companies: [], confirmed: [], version: 1 },
  };
  const facts = { person: { firstName: 'Priya', lastName: 'Iyer' }, createdAt: someTime, jobIds: [7], met: [] };
  const employeeInfo = {
    ...noEmployeeInfo,
    ...pay,
    city,
    spheres: skills,
    clearanceType: ['top_secret'],
    workStartedAt: someTime,
  } as unknown as typeof noEmployeeInfo;

  it('has every field and text of their document, and each clearance that theirs satisfies', () => {
    const { fields, texts } = read(candidateKind, candidateDocument({ ...record, employeeInfo }, facts));
    expect(fields).toMatchObject({
      current: 'assigned',
      jobIds: [7],
      hiddenFrom: [],
      visibleTo: ['recruiters'],
      workStartedAt: Date.parse(someTime),
      name: 'Iyer Priya',
      tagIds: [1001, 1002],
    });
    expect(texts).toEqual({
      title: 'Nurse',
      name: 'Priya Iyer',
      skills: ['React', 'Node'],
      place: ['Boston', 'Massachusetts'],
      summary: 'Nurse, A',
    });
    const none = read(
      candidateKind,
      candidateDocument({ ...record, workExperiences: [], employeeInfo: undefined }, facts),
    );
    expect(none.fields).toMatchObject({ clearanceType: ['none'] });
    expect(none.texts).toMatchObject({ title: '', place: ['', ''], summary: '' });
  });

  it.each([
    [['top_secret'], ['top_secret', 'secret', 'public_trust']],
    [['secret'], ['secret', 'public_trust']],
    [['public_trust'], ['public_trust']],
    [['unknown'], ['none']],
    [[], ['none']],
  ])('with the clearances %j is found under %j', (clearanceType, levels) => {
    const candidate = { ...candidateDocument({ ...record, employeeInfo }, facts), clearanceType };
    expect(candidateKind.fields.clearanceType!.of(candidate)).toEqual(levels);
  });
});

describe('An amount', () => {
  it.each([
    [{ from: 10, to: 20, unit: 'USD' }, 20],
    [{ from: 10, to: null, unit: 'EUR' }, 11],
    [{ from: null, to: null, unit: 'USD' }, null],
    [{ from: 10, to: 20, unit: 'XOF' }, null],
    [{ from: 10, to: 20, unit: null }, null],
  ])('%j is sorted by %s', (amount, expected) => {
    expect(sortAmount(amount)).toBe(expected);
  });
});

describe('Conditions', () => {
  const at = { id: 5, lat: 42, lng: -71 };
  const near = { lat: 1, lng: 2 };
  it.each([
    ['nothing', {}, undefined, {}],
    ['a city', { cityId: 5 }, at, { cityId: { anyOf: [5] } }],
    ['a circle around a city', { cityId: 5, proximity: 9 }, at, { place: { lat: 42, lng: -71, km: 9 } }],
    ['a circle of nothing', { cityId: 5, proximity: 0 }, at, { cityId: { anyOf: [5] } }],
    ['an unknown city', { cityId: 5, proximity: 9 }, undefined, { cityId: { anyOf: [5] } }],
    ['a circle around the visitor', { near, proximity: 9 }, undefined, { place: { ...near, km: 9 } }],
    [
      'a city within a circle around the visitor',
      { cityId: 5, near, proximity: 9 },
      at,
      { place: { ...near, km: 9 }, cityId: { anyOf: [5] } },
    ],
    ['a visitor who only measures', { near }, undefined, {}],
    ['a radius without a city', { proximity: 9 }, at, {}],
    ['all of some skills', { tagIds: [1, 2], tagsMatch: 'all' as const }, undefined, { tagIds: { allOf: [1, 2] } }],
    ['all of no skills', { tagIds: [], tagsMatch: 'all' as const }, undefined, {}],
    ['any of some skills', { tagIds: [1, 2], tagsMatch: 'any' as const }, undefined, { tagIds: { anyOf: [1, 2] } }],
    ['pay from on', { rateFrom: 10 }, undefined, { rate: { from: 10, to: undefined, unit: 'USD' } }],
    [
      'pay up to',
      { salaryTo: 10, salaryCurrency: 'INR' },
      undefined,
      { salary: { from: undefined, to: 10, unit: 'INR' } },
    ],
    ['a currency alone', { rateCurrency: 'INR' }, undefined, {}],
    [
      'terms',
      { relocation: false, clearanceType: ['secret'], citizenship: [], countryId: 840 },
      undefined,
      { relocation: { anyOf: [false] }, clearanceType: { anyOf: ['secret'] }, countryId: { anyOf: [840] } },
    ],
  ])('of a filter by %s say just that', (_what, filter, place, expected) => {
    expect(commonConditions(filter, place)).toStrictEqual(expected);
  });

  it('of jobs have their own', () => {
    const bounds = { west: 1, east: 2, south: 3, north: 4 };
    expect(jobConditions({ travel: true, employmentType: ['optional', 'contract'], bounds }, undefined)).toStrictEqual({
      employmentType: { anyOf: ['other', 'contract'] },
      placeOnMap: bounds,
      travel: { anyOf: [true] },
    });
    expect(jobConditions({}, undefined)).toStrictEqual({});
    const campaign = (over: object) =>
      campaignConditions({ skills: [], city: null, proximity: null, ...over } as never);
    expect(campaign({})).toStrictEqual({});
    expect(campaign({ skills, city, proximity: 50 })).toStrictEqual({
      campaignSkillIds: { anyOf: [1001, 1002] },
      place: { lat: 42, lng: -71, km: 50 },
    });
    expect([campaign({ city }), campaign({ proximity: 50 })]).toStrictEqual([{}, {}]);
  });

  it('of candidates have their own, and an associated skill fits in the place of a wanted one', () => {
    const near = new Map([
      [1, [3]],
      [4, [2]],
    ]);
    const wanted = wantedSkills([1, 2, 1], near);
    expect(wanted.map(({ value }) => value)).toEqual([1, 2]);
    expect(wanted[0]!.near).toContain(3);
    const groups = wanted.map(({ value, near: others }) => [value, ...others]);
    expect(candidateConditions({ tagsMatch: 'all' }, undefined, wanted)).toStrictEqual({ tagIds: { eachOf: groups } });
    expect(candidateConditions({}, undefined, wanted)).toStrictEqual({
      tagIds: { anyOf: [...new Set(groups.flat())] },
    });
    expect(wantedSkills(undefined, near)).toEqual([]);
    expect(candidateConditions({ tagIds: [1] }, undefined)).toStrictEqual({ tagIds: { anyOf: [1] } });
    expect(candidateConditions({ current: 'all' }, undefined)).toStrictEqual({});
    expect(candidateConditions({ current: 'available', job: 7, workStartedFrom: 1 }, undefined)).toStrictEqual({
      current: { anyOf: ['available'] },
      jobIds: { anyOf: [7] },
      workStartedAt: { from: 1, to: undefined },
    });
    expect(candidateConditions({ workStartedTo: 2 }, undefined)).toStrictEqual({
      workStartedAt: { from: undefined, to: 2 },
    });
  });

  it('of visibility leave out who hides from a company', () => {
    expect(visibilityConditions({ id: 7, companies: [] })).toStrictEqual({ visibleTo: { anyOf: ['recruiters', 7] } });
    expect(visibilityConditions({ id: 7, companies: ['Acme, Inc.', 'ACME'] })).toStrictEqual({
      visibleTo: { anyOf: ['recruiters', 7] },
      hiddenFrom: { noneOf: ['acme'] },
    });
  });
});
