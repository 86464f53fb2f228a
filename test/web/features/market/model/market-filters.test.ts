import { describe, expect, it } from 'vitest';
import {
  marketAddress,
  marketFiltersIn,
  marketQuestion,
} from '../../../../../web/features/market/model/market-filters.ts';

describe('The filters of the market', () => {
  const read = (address: string) => marketFiltersIn(new URLSearchParams(address));

  it.each([
    ['', {}],
    ['q=icu+nurse', { search: 'icu nurse' }],
    ['q=icu&sort=rate', { search: 'icu', order_by: 'rate' }],
    ['sort=points', { order_by: 'points' }],
    ['hours=35-', { filter: { hoursFrom: 35 } }],
    ['hours=-20', { filter: { hoursTo: 20 } }],
    ['experience=0', { filter: { experienceTo: 0 } }],
    ['experience=3&pay=yes', { filter: { experienceTo: 3, hasPay: true } }],
    ['pay=h50', { filter: { rateFrom: 50 } }],
    ['pay=y100000&manager=answers_quickly', { filter: { salaryFrom: 100_000 }, manager: 'answers_quickly' }],
    ['city=77', { filter: { cityId: 77, proximity: 50 } }],
    ['workplace=remote&hours=-30', { filter: { workplace: ['remote'], hoursTo: 30 } }],
  ])('of the address “%s” are the question %o, and the address again (PLUS-49)', (address, question) => {
    const filters = read(address);
    expect(marketQuestion(filters)).toEqual(question);
    expect(read(new URLSearchParams(marketAddress(filters)).toString())).toEqual(filters);
  });

  it('leave out what no list offers', () => {
    const address = 'hours=12-13&experience=99&workplace=moon&pay=maybe&sort=up&manager=kind&city=x';
    expect(marketQuestion(read(address))).toEqual({});
    expect(marketAddress(read(address))).toEqual([]);
  });
});
