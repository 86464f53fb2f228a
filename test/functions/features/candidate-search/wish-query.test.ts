import { describe, expect, it } from 'vitest';
import { foundCandidate, textsOf } from '../../../../functions/features/candidate-search/found-candidates.ts';
import { matchWish } from '../../../../functions/features/candidate-search/match-wish.ts';
import {
  plainWish,
  tagIdsOf,
  wishQuery,
  withFacets,
} from '../../../../functions/features/candidate-search/wish-query.ts';
import { cityById, cityMeant } from '../../../../functions/features/lookups/cities.ts';
import type { CandidateCard } from '../../../../functions/records/candidate-card.ts';
import { searchWish } from '../../../../shared/validation/candidate-search.ts';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';

const boston = cityById(4_930_956)!;
const reference = { cityById, cityMeant, skillPairs: () => [] };
const now = '2026-09-15T10:00:00.000Z';
const viewer = { id: 2001, role: 'recruiter', companies: [], isVerified: true } as const;
const plain = (wish: object) => plainWish(searchWish.parse(wish), reference);
const asked = (wish: object, mine?: readonly number[]) => wishQuery(plain(wish), { viewer, mine, now });
const where = (filter: object) => asked({ filter: { current: 'all', ...filter } }).where ?? {};
const ms = (date: string) => Date.parse(date);

describe('A search by a recruiter who is not verified', () => {
  const unverified = { ...viewer, isVerified: false };
  const wanted = (wish: object) => wishQuery(plain(wish), { viewer: unverified, mine: undefined, now });
  const everybody = { anyOf: ['recruiters', 2001] };
  const known = { anyOf: [2001] };

  it.each<[string, object, object]>([
    ['skills', { tagIds: [7] }, everybody],
    ['a city', { cityId: boston.id }, everybody],
    ['years', { yearsFrom: 5 }, everybody],
    ['a rate', { rateTo: 60 }, everybody],
    ['a clearance', { clearanceType: ['secret'] }, known],
    ['an authorisation', { citizenship: ['h1b'] }, known],
    ['other words of it', { citizenshipDesc: 'OPT' }, known],
    ['a move', { relocation: true }, known],
    ['one of their jobs', { job: 7 }, known],
  ])('for %s finds nobody by what is not shown (PLUS-38)', (_, filter, visibleTo) => {
    expect(wanted({ filter }).where).toMatchObject({ visibleTo });
  });

  it('reads and counts what is shown alone, and does not order by name (PLUS-38)', () => {
    expect(wanted({ search: 'nurse' })).toMatchObject({ texts: ['title', 'skills', 'place'] });
    expect(wanted({ order_by: 'name', order: 'asc' }).sort).toEqual({ by: 'createdAt', direction: 'desc' });
    expect(withFacets({}, unverified).facets).toEqual(['current', 'tagIds', 'stateName']);
  });
});

describe('The places of a question', () => {
  const circle = (name: string, km: number) => ({ lat: cityMeant(name)!.lat, lng: cityMeant(name)!.lng, km });
  const placeOf = (search: string, filter: object = {}) => asked({ search, filter }).where?.['place'];

  it('are each enough, in place of the city of the filter (PLUS-45)', () => {
    const either = { within: [circle('Austin TX', 50), circle('Dallas TX', 48.3)], outside: [] };
    expect(placeOf('in Austin, TX or within 30 miles of Dallas', { cityId: boston.id })).toEqual(either);
    expect(placeOf('in Austin, TX', { cityId: boston.id })).toEqual(circle('Austin TX', 50));
  });

  it('are left out around where nobody may be, beside the city of the filter (PLUS-45)', () => {
    const outside = [circle('Newton MA', 8)];
    const question = 'not within 5 miles of Newton, MA';
    expect(placeOf(question)).toEqual({ within: [], outside });
    const around = { lat: boston.lat, lng: boston.lng, km: 20 };
    expect(placeOf(question, { cityId: boston.id, proximity: 20 })).toEqual({ within: [around], outside });
  });
});

describe('A search of candidates', () => {
  it('has everybody who is visible where nothing is asked for', () => {
    expect(asked({ filter: { current: 'all' } })).toEqual({
      text: undefined,
      where: { visibleTo: { anyOf: ['recruiters', 2001] } },
      among: undefined,
      fit: undefined,
      sort: { by: 'createdAt', direction: undefined },
      from: undefined,
    });
    expect(asked({}).where).toMatchObject({ current: { anyOf: ['available'] } });
    expect(asked({ scope: 'mine' }, [3001]).among).toEqual([3001]);
  });

  it.each<[string, object, object]>([
    ['since a day', { workStartedFrom: '2016-05-03' }, { from: ms('2016-05-03'), to: undefined }],
    ['until a day', { workStartedTo: '2016-05-03' }, { from: undefined, to: ms('2016-05-04') - 1 }],
    ['for at least so many years', { yearsFrom: 5 }, { from: undefined, to: ms('2021-09-01') }],
    ['for at most so many years', { yearsTo: 5 }, { from: ms('2020-09-01') + 1, to: undefined }],
    ['for one number of years', { yearsFrom: 5, yearsTo: 5 }, { from: ms('2020-09-01') + 1, to: ms('2021-09-01') }],
    [
      'since the later of two days',
      { workStartedFrom: '2016-05-03', yearsTo: 5 },
      { from: ms('2020-09-01') + 1, to: undefined },
    ],
    [
      'since the later of the other two',
      { workStartedFrom: '2022-05-03', yearsTo: 5 },
      { from: ms('2022-05-03'), to: undefined },
    ],
    [
      'until the earlier of two days',
      { workStartedTo: '2016-05-03', yearsFrom: 5 },
      { from: undefined, to: ms('2016-05-04') - 1 },
    ],
    [
      'until the earlier of the other two',
      { workStartedTo: '2022-05-03', yearsFrom: 5 },
      { from: undefined, to: ms('2021-09-01') },
    ],
  ])('has who has worked %s', (_what, filter, expected) => {
    expect(where(filter).workStartedAt).toEqual(expected);
  });

  it('reaches fifty kilometres around a city, unless it says how far', () => {
    const { lat, lng } = boston;
    expect(where({ cityId: boston.id }).place).toEqual({ lat, lng, km: 50 });
    expect(where({ cityId: boston.id, proximity: 5 }).place).toEqual({ lat, lng, km: 5 });
    expect(where({ cityId: boston.id, proximity: 0 })).toMatchObject({ cityId: { anyOf: [boston.id] } });
    expect(where({ cityId: 1 })).toMatchObject({ cityId: { anyOf: [1] } });
    expect(where({}).place).toBeUndefined();
    expect(asked({ filter: { cityId: boston.id } }).from).toBe(boston);
  });

  it('takes `all` for no wish, and a choice for that', () => {
    const none = { relocation: undefined, clearances: [], authorisations: [] };
    expect(plain({ filter: { relocation: 'all', clearanceType: 'all', citizenship: 'all' } })).toMatchObject(none);
    expect(plain({})).toMatchObject(none);
    const filter = { relocation: false, clearanceType: ['secret'], citizenship: ['h1b'], rateFrom: 20, job: 61 };
    expect(plain({ filter })).toMatchObject({ relocation: false, clearances: ['secret'], authorisations: ['h1b'] });
    expect(where(filter)).toMatchObject({
      relocation: { anyOf: [false] },
      clearanceType: { anyOf: ['secret'] },
      citizenship: { anyOf: ['h1b'] },
      rate: { from: 20, to: undefined, unit: 'USD' },
      jobIds: { anyOf: [61] },
    });
  });

  it('names each skill once, in either form', () => {
    const filter = { tagIds: [7, { id: 8 }, { id: 7 }] };
    expect([tagIdsOf(searchWish.parse({ filter })), tagIdsOf(searchWish.parse({}))]).toEqual([[7, 8], []]);
    expect(asked({ filter }).fit).toEqual({
      field: 'tagIds',
      wanted: [
        { value: 7, near: [] },
        { value: 8, near: [] },
      ],
    });
    expect(where({ ...filter, tagsMatch: 'all' }).tagIds).toEqual({ eachOf: [[7], [8]] });
  });

  it('looks for its words, and for those of an authorisation', () => {
    const filter = { citizenshipDesc: 'green card' };
    expect(asked({ search: 'nurse', filter }).text).toBe('nurse green card');
    expect(asked({ filter }).text).toBe('green card');
    expect(asked({ search: '' }).text).toBeUndefined();
  });

  it.each<[object, object]>([
    [{ filter: { tagIds: [7] }, search: 'x', order: 'asc' }, { by: 'fit' }],
    [
      { search: 'x', order: 'asc' },
      { by: 'relevance', direction: 'asc' },
    ],
    [{ order: 'asc' }, { by: 'createdAt', direction: 'asc' }],
    [
      { order_by: 'relevance', search: 'x' },
      { by: 'relevance', direction: undefined },
    ],
    [
      { order_by: 'relevance', filter: { tagIds: [7] } },
      { by: 'createdAt', direction: undefined },
    ],
    [{ order_by: 'distance' }, { by: 'createdAt', direction: undefined }],
    [
      { order_by: 'distance', filter: { cityId: boston.id } },
      { by: 'distance', direction: undefined },
    ],
    [
      { order_by: 'name', order: 'desc', search: 'x' },
      { by: 'name', direction: 'desc' },
    ],
  ])('%j is sorted by %j', (wish, sort) => {
    expect(asked(wish).sort).toEqual(sort);
  });

  it('counts by six fields for the list', () => {
    const facets = ['current', 'tagIds', 'clearanceType', 'citizenship', 'relocation', 'stateName'];
    expect(withFacets(asked({}), viewer).facets).toEqual(facets);
  });
});

describe('A candidate who was found', () => {
  const card = {
    id: 3001,
    firstName: 'Ann',
    lastName: 'Iyer',
    title: 'ICU nurse',
    cityId: boston.id,
    skills: [{ id: 7, name: 'Care' }],
    tagIds: [7],
    rateFrom: 60,
    rateTo: 75,
    rateCurrency: 'USD',
    salaryFrom: null,
    salaryTo: null,
    salaryCurrency: null,
    relocation: true,
    clearanceType: ['secret', 'public_trust'],
    citizenship: ['h1b', 'usCitizen'],
    workStartedAt: ms('2012-05-01'),
    current: 'assigned',
  } as unknown as CandidateCard;
  const named = (wish: object) => ({
    ...plain(wish),
    tags: tagIdsOf(searchWish.parse(wish)).map((id) => ({ id, name: `Skill ${id}` })),
  });
  const shown = (over: object = {}, km?: number | null) =>
    foundCandidate(
      { card: { ...card, ...over }, avatar: '/a.jpg', isFavorite: true },
      { match: matchWish(named({}), card, { km: km ?? null, now }), km },
      cityById,
    );

  it('is shown as the card says', () => {
    expect(shown()).toMatchObject({
      id: 3001,
      avatar: '/a.jpg',
      isFavorite: true,
      title: 'ICU nurse',
      city: boston,
      distance: null,
      hourly: { rateFrom: 60, rateTo: 75 },
      salary: null,
      workStartedAt: '2012-05-01T00:00:00.000Z',
      current: 'assigned',
      match: null,
    });
    expect(shown().clearanceType).toHaveLength(2);
    expect(shown().citizenship).toHaveLength(2);
    expect(shown({ current: 'available', cityId: null, workStartedAt: null })).toMatchObject({
      current: 'available',
      city: null,
      workStartedAt: null,
    });
    expect(shown({ cityId: 1 }).city).toBeNull();
  });

  it('has a distance only from a city that was asked for', () => {
    expect(shown({}, 3).distance).toBe(3);
    expect(shown({}, null).distance).toBeNull();
  });

  it.each<[string, object, string[]]>([
    ['skills', { tagIds: [7] }, ['skills']],
    ['years', { yearsFrom: 5 }, []],
    ['a rate', { rateTo: 80 }, ['rate']],
    ['a salary', { salaryFrom: 80_000 }, ['salary']],
    ['a place', { cityId: boston.id }, ['distance']],
    ['a clearance', { clearanceType: ['secret'] }, ['clearance']],
    ['no clearance', { clearanceType: ['none'] }, []],
    ['an authorisation', { citizenship: ['usCitizen'] }, ['authorisation']],
    ['nothing', {}, []],
  ])('is matched by %s alone where that is asked for', (_what, filter, about) => {
    const match = matchWish(named({ filter }), card, { km: 3, now });
    expect(match?.reasons.map((reason) => reason.about) ?? []).toEqual(about);
    expect(match === null).toBe(about.length === 0);
  });

  it('is read by name, title, place and skills', () => {
    const found = { ...shown(), spheres: [{ id: 7, name: 'Care' }] } as FoundCandidate;
    expect(textsOf(found)).toEqual(['Ann Iyer', 'ICU nurse', 'Boston', 'Massachusetts', 'Care']);
    expect(textsOf({ ...found, title: null, city: null, spheres: [] })).toEqual(['Ann Iyer', '', '', '']);
  });
});
