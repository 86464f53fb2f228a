import type { City } from '../../../../../shared/model/place.ts';
import { describe, expect, it } from 'vitest';
import { searchWish } from '../../../../../shared/validation/candidate-search.ts';
import {
  addressOf,
  chosen,
  noWish,
  tagIdsOf,
  wishIn,
} from '../../../../../web/features/candidate-search/model/wish-address.ts';
import { wishChips } from '../../../../../web/features/candidate-search/model/wish-chips.ts';

const wish = searchWish.parse({
  search: 'nurse',
  scope: 'mine',
  order_by: 'rate',
  filter: {
    cityId: 4_726_491,
    proximity: 0,
    tagIds: [1001, 1008],
    tagsMatch: 'all',
    rateFrom: 50,
    rateTo: 80,
    rateCurrency: 'USD',
    salaryTo: 120_000,
    salaryCurrency: 'USD',
    relocation: false,
    clearanceType: ['secret'],
    citizenship: ['usCitizen', 'h1b'],
    citizenshipDesc: 'visa',
    current: 'all',
    yearsFrom: 5,
    yearsTo: 10,
  },
});

describe('The address of a candidate search', () => {
  it('holds every filter, and nothing that is usual (CAND-24)', () => {
    expect(wishIn(addressOf(wish))).toEqual(wish);
    expect(addressOf(noWish).size).toBe(0);
  });

  it('that cannot be a search is the usual one', () => {
    expect(wishIn(new URLSearchParams('yearsFrom=9&yearsTo=3'))).toEqual(noWish);
    expect(wishIn(new URLSearchParams('current=nowhere'))).toEqual(noWish);
  });
});

it('Each filter has its own name in the address, and comes back from there (CAND-24)', () => {
  const others = searchWish.parse({
    scope: 'favorite',
    filter: {
      job: 7,
      salaryFrom: 90_000,
      tagIds: [{ id: 5 }],
      relocation: true,
      workStartedFrom: '2010-01-01',
      workStartedTo: '2015-01-01',
    },
  });
  expect(Object.fromEntries(addressOf(wish))).toEqual({
    q: 'nurse',
    scope: 'mine',
    sort: 'rate',
    cityId: '4726491',
    proximity: '0',
    tagsMatch: 'all',
    rateFrom: '50',
    rateTo: '80',
    rateCurrency: 'USD',
    salaryTo: '120000',
    salaryCurrency: 'USD',
    relocation: 'false',
    citizenshipDesc: 'visa',
    current: 'all',
    yearsFrom: '5',
    yearsTo: '10',
    tagIds: '1001,1008',
    clearanceType: 'secret',
    citizenship: 'usCitizen,h1b',
  });
  expect(Object.fromEntries(addressOf(others))).toMatchObject({
    scope: 'favorite',
    job: '7',
    salaryFrom: '90000',
    tagIds: '5',
    relocation: 'true',
  });
  expect(wishIn(addressOf(others)).filter).toMatchObject({ job: 7, salaryFrom: 90_000, relocation: true });
  expect(tagIdsOf(others)).toEqual([5]);
  expect([tagIdsOf(wish), tagIdsOf(noWish)]).toEqual([[1001, 1008], []]);
});

it('An address with empty or unknown parts is read without them', () => {
  expect(wishIn(new URLSearchParams('q=&scope=&sort=upwards&tagIds=,&cityId=&clearanceType='))).toEqual(noWish);
  expect(wishIn(new URLSearchParams('sort=name')).order_by).toBe('name');
  expect(wishIn(new URLSearchParams('tagIds=,5,')).filter.tagIds).toEqual([5]);
});

it('All of a choice is no choice', () => {
  expect([chosen(undefined), chosen('all'), chosen(['secret'])]).toEqual([[], [], ['secret']]);
});

describe('The chips of a candidate search', () => {
  const sanMarcos = {
    name: 'San Marcos',
    state: { name: 'Texas', abbr: 'TX' },
    country: { id: 840, name: 'United States' },
  };
  const names = { city: sanMarcos as City, tag: (id: number) => `skill ${id}` };
  const chipsOf = (given: object, known = names) =>
    wishChips(searchWish.parse(given), known).map(({ key, label }) => [key, label]);

  it('name everything that is asked for, each in its own words', () => {
    expect(chipsOf(wish)).toEqual([
      ['scope', 'Put forward by me'],
      ['current', 'Available or not'],
      ['tag 1001', 'skill 1001'],
      ['tag 1008', 'skill 1008'],
      ['tagsMatch', 'All of these skills'],
      ['city', 'San Marcos, TX'],
      ['years', '5 to 10 years of work'],
      ['rate', '$50–80/h'],
      ['salary', 'up to $120k/yr'],
      ['clearance secret', 'Clearance: Secret'],
      ['authorization usCitizen', 'Authorization: US citizen'],
      ['authorization h1b', 'Authorization: H1-B'],
      ['authorization words', 'Authorization: “visa”'],
      ['relocation', 'Would not relocate'],
    ]);
  });

  it.each([
    [{}, []],
    [{ current: 'assigned' }, [['current', 'On a job']]],
    [{ job: 7 }, [['job', 'On one job']]],
    [{ tagIds: [5] }, [['tag 5', 'skill 5']]],
    [{ tagIds: [5], tagsMatch: 'all' }, [['tag 5', 'skill 5']]],
    [{ cityId: 7 }, [['city', 'Within 31 miles of San Marcos, TX']]],
    [{ cityId: 7, proximity: 10 }, [['city', 'Within 6 miles of San Marcos, TX']]],
    [{ yearsFrom: 3 }, [['years', 'At least 3 years of work']]],
    [{ yearsTo: 3 }, [['years', 'At most 3 years of work']]],
    [{ clearanceType: ['none'] }, [['clearance none', 'No clearance']]],
    [{ relocation: true }, [['relocation', 'Would relocate']]],
  ])('of %o are %j', (filter, chips) => {
    expect(chipsOf({ filter })).toEqual(chips);
  });

  it('wait for the names that are not known yet', () => {
    const unknown = { city: undefined, tag: () => undefined } as never;
    expect(chipsOf({ filter: { tagIds: [5], cityId: 7 } }, unknown)).toEqual([
      ['tag 5', '…'],
      ['city', 'Within 50 km of …'],
    ]);
  });

  it('each take away what they name, and nothing else', () => {
    const filterOf = (key: string) => wishChips(wish, names).find((chip) => chip.key === key)!.without;
    const taken = Object.fromEntries(
      wishChips(wish, names).map(({ key }) => {
        const left = new URLSearchParams(addressOf(filterOf(key)));
        const before = [...addressOf(wish).entries()];
        return [key, before.filter(([name, value]) => left.get(name) !== value).map(([name]) => name)];
      }),
    );
    expect(taken).toEqual({
      scope: ['scope'],
      current: ['current'],
      'tag 1001': ['tagIds'],
      'tag 1008': ['tagIds'],
      tagsMatch: ['tagsMatch'],
      city: ['cityId', 'proximity'],
      years: ['yearsFrom', 'yearsTo'],
      rate: ['rateFrom', 'rateTo', 'rateCurrency'],
      salary: ['salaryTo', 'salaryCurrency'],
      'clearance secret': ['clearanceType'],
      'authorization usCitizen': ['citizenship'],
      'authorization h1b': ['citizenship'],
      'authorization words': ['citizenshipDesc'],
      relocation: ['relocation'],
    });
    expect(tagIdsOf(filterOf('tag 1001'))).toEqual([1008]);
    expect(filterOf('authorization h1b').filter.citizenship).toEqual(['usCitizen']);
  });

  it('name each condition, and together remove them all but the text and order (CAND-24)', () => {
    let left = wish;
    const labels: string[] = [];
    for (let chips = wishChips(left, names); chips[0]; chips = wishChips(left, names)) {
      labels.push(chips[0].label);
      left = chips[0].without;
    }
    expect(labels).toContain('5 to 10 years of work');
    expect(labels).toContain('Clearance: Secret');
    expect(labels).toContain('San Marcos, TX');
    expect(labels).toContain('Would not relocate');
    expect([...addressOf(left).keys()]).toEqual(['q', 'sort', 'tagsMatch']);
  });
});
