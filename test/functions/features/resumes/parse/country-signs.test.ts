import { describe, expect, it } from 'vitest';
import { countryOfResume, countryOfSigns } from '../../../../../functions/features/resumes/parse/country-signs.ts';

const countryOf = (said: { home?: string; email?: string; contacts?: string[]; text?: string }) =>
  countryOfResume({ home: '', email: '', contacts: [], text: '', ...said });

describe('The country of a resume', () => {
  it('is Britain where the contacts have a postcode of it, whatever its town is called', () => {
    expect(countryOf({ home: 'Boston', contacts: ['Boston, PE21 6NP'], email: 'mira@example.us' })).toBe('GB');
  });

  it('is that of the end of an address, unless companies everywhere use it', () => {
    expect(countryOf({ email: 'mira@example.vn' })).toBe('VN');
    expect(countryOf({ email: 'mira@example.co.uk' })).toBe('GB');
    for (const end of ['co', 'io', 'me', 'ai', 'com'])
      expect(countryOf({ email: `mira@example.${end}` })).toBeUndefined();
  });

  it('is that of a town only where no other country has one of its name', () => {
    expect(countryOf({ home: 'Zabol' })).toBe('IR');
    expect(countryOf({ home: 'Merida' })).toBeUndefined();
  });

  it('is Japan for Chinese letters only among enough of its own', () => {
    const chinese = '会社営業部長経験十年以上勤務東京本社担当業務管理責任者資格取得済普通自動車免許';
    expect(countryOf({ text: `${chinese}${chinese}のをにはで` })).toBe('JP');
    expect(countryOf({ text: `${chinese}${chinese}の` })).toBe('CN');
  });

  it('is that of the language with most words', () => {
    const [german, dutch] = ['und mit der bei von und mit der bei', 'een het voor een het voor een het voor'];
    expect(countryOf({ text: `${german} ${dutch} ${dutch}` })).toBe('NL');
    expect(countryOf({ text: `${german} ${german} ${dutch}` })).toBe('DE');
    expect(countryOf({ text: 'und mit der' })).toBeUndefined();
  });
});

describe('The country of the signs in a resume', () => {
  it('is the one of which it has most', () => {
    expect(countryOfSigns('NYSC and WAEC, then Pune')).toBe('NG');
    expect(countryOfSigns('CBSE, ICSE and B.Tech, then WAEC')).toBe('IN');
  });

  it('is none where two have as many, or nothing is one', () => {
    expect(countryOfSigns('WAEC, later Pune')).toBeUndefined();
    expect(countryOfSigns('Welder')).toBeUndefined();
  });
});
