import { describe, expect, it } from 'vitest';
import { searchWish } from '../../../../shared/validation/candidate-search.ts';
import { addressOf, noWish, wishIn } from '../../../../web/features/candidate-search/wish-address.ts';
import { wishChips } from '../../../../web/features/candidate-search/wish-chips.ts';

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

describe('The chips of a candidate search', () => {
  const names = { city: 'San Marcos, TX', tag: (id: number) => `skill ${id}` };

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
