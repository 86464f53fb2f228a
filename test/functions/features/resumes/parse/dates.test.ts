import { describe, expect, it } from 'vitest';
import {
  dateOf,
  dayOrderOf,
  findRange,
  findSingle,
  leadingDate,
  withoutLastDate,
  withoutRange,
  withoutSingle,
  type ResumeDate,
} from '../../../../../functions/features/resumes/parse/dates.ts';

const on = (year: number, month: number | null = null): ResumeDate => ({ year, month });

describe('The dates of an entry', () => {
  it.each<[string, ResumeDate, ResumeDate | null]>([
    ['Mar 2019 – Present', on(2019, 3), null],
    ['March 2019 to June 2021', on(2019, 3), on(2021, 6)],
    ['03/2019 - 06/2021', on(2019, 3), on(2021, 6)],
    ['05/2015-06/2019', on(2015, 5), on(2019, 6)],
    ['06/01/2018 - 07/31/2019', on(2018, 6), on(2019, 7)],
    ['2019-03 - 2021-06', on(2019, 3), on(2021, 6)],
    ['2018-06-01 - 2019-07-31', on(2018, 6), on(2019, 7)],
    ['Mar ’19 – Jun ’21', on(2019, 3), on(2021, 6)],
    ['Mar "19 – Jun “21', on(2019, 3), on(2021, 6)],
    ['May 18 – June 2020', on(2018, 5), on(2020, 6)],
    ['Jan 5th, 2018 - Feb 2nd 2019', on(2018, 1), on(2019, 2)],
    ['5 Jan 2018 – 6th Feb, 2019', on(2018, 1), on(2019, 2)],
    ['2015 – 2019', on(2015), on(2019)],
    ['2015-2019', on(2015), on(2019)],
    ['1950 - 2049', on(1950), on(2049)],
    ['2015 until 2019', on(2015), on(2019)],
    ['2015 through 2019', on(2015), on(2019)],
    ['2015 up to 2019', on(2015), on(2019)],
    ['2015 -> 2019', on(2015), on(2019)],
    ['from 2018 to 2019', on(2018), on(2019)],
    ['2015-19', on(2015), on(2019)],
    ['’15 – ’19', on(2015), on(2019)],
    ['Q1 2019 - Q3 2020', on(2019, 1), on(2020, 7)],
    ['janvier 2020 – aujourd’hui', on(2020, 1), null],
    ['de mars 2018 à décembre 2019', on(2018, 3), on(2019, 12)],
    ['Ene 2020 – Presente', on(2020, 1), null],
    ['enero de 2018 hasta la fecha', on(2018, 1), null],
    ['Januar 2020 – heute', on(2020, 1), null],
    ['März 2018 bis Dezember 2019', on(2018, 3), on(2019, 12)],
    ['gennaio 2020 – in corso', on(2020, 1), null],
    ['fevereiro de 2020 até o momento', on(2020, 2), null],
    ['जनवरी 2020 – वर्तमान', on(2020, 1), null],
    ['2019年4月 – 現在', on(2019, 4), null],
    ['15/03/2019 - 20/06/2021', on(2019, 3), on(2021, 6)],
    ['Mar - Jun 2021', on(2021, 3), on(2021, 6)],
    ['janvier – mars 2020', on(2020, 1), on(2020, 3)],
    ['2018 - currently', on(2018), null],
    ['marzec 2019 – obecnie', on(2019, 3), null],
    ['od marca 2019 do czerwca 2021', on(2019, 3), on(2021, 6)],
    ['marts 2019 – nu', on(2019, 3), null],
    ['maaliskuu 2019 – nykyinen', on(2019, 3), null],
    ['březen 2019 – současnost', on(2019, 3), null],
    ['март 2019 – по настоящее время', on(2019, 3), null],
    ['березень 2019 – дотепер', on(2019, 3), null],
    ['Ocak 2019 – Halen', on(2019, 1), null],
    ['Μάρτιος 2019 – σήμερα', on(2019, 3), null],
    ['martie 2019 – prezent', on(2019, 3), null],
    ['2019. március – jelenleg', on(2019, 3), null],
    ['Maret 2019 – sekarang', on(2019, 3), null],
    ['مارس 2019 – الآن', on(2019, 3), null],
    ['2019년 3월 ~ 현재', on(2019, 3), null],
    ['2019/20', on(2019), on(2020)],
    ['2017/18 – 2019/20', on(2017), on(2020)],
    ['FY2019 – FY2021', on(2019), on(2021)],
    ['FY19–FY21', on(2019), on(2021)],
    ['H1 2019 – H2 2020', on(2019, 1), on(2020, 7)],
    ['2018 - till today', on(2018), null],
    ['2018 - to date', on(2018), null],
    ['2018 - onwards', on(2018), null],
    ['março 2019 – até o momento', on(2019, 3), null],
    ['2019 – ...', on(2019), null],
    ['gen 2019 – dic 2021', on(2019, 1), on(2021, 12)],
    ['Jänner 2019 – Feber 2021', on(2019, 1), on(2021, 2)],
    ['15-Mar-2019 to 31-Jul-2021', on(2019, 3), on(2021, 7)],
    ['15-Mar-19 to 31-Jul-21', on(2019, 3), on(2021, 7)],
    ['Early 2019 – mid-2021', on(2019), on(2021)],
    ['début 2019 – fin 2021', on(2019), on(2021)],
    ['2019/2021', on(2019), on(2021)],
  ])('are read from %s', (text, from, to) => {
    expect(findRange(text)).toEqual({ from, to, isCurrent: to === null, raw: text });
  });

  it('are the first of several, and found among other words', () => {
    expect(findRange('Engineer, Example Ltd (Sept. 2018 - till date)')).toEqual({
      from: on(2018, 9),
      to: null,
      isCurrent: true,
      raw: 'Sept. 2018 - till date',
    });
    expect(findRange('2010 - 2012, 2014 - 2016')).toEqual({
      from: on(2010),
      to: on(2012),
      isCurrent: false,
      raw: '2010 - 2012',
    });
  });

  it.each([
    ['2 0 1 8 T O P R E S E N T', on(2018), null, '2018 TO PRESENT'],
    ['J A N 2 0 1 8 T O 2 0 1 9', on(2018, 1), on(2019), 'JAN2018 TO 2019'],
  ])('are read letter by letter from %s', (text, from, to, raw) => {
    expect(findRange(text)).toEqual({ from, to, isCurrent: to === null, raw });
  });

  it.each([
    ['Since 2020', on(2020)],
    ['From May 2018', on(2018, 5)],
    ['May 2018 –', on(2018, 5)],
    ['2019 - ', on(2019)],
  ])('are open where only the beginning is said: %s', (text, from) => {
    expect(findRange(text)).toEqual({ from, to: null, isCurrent: true, raw: text, isOpen: true });
  });

  it.each([
    '+91 98450-12345',
    'Led 5-10 people',
    '$2000 - 3000',
    'version 2.10',
    '2018',
    '12018 - 2019',
    '@2018 - 2019',
    '2018 - 2019a',
    '2018 - 2019@example',
    '1949 - 1950',
    '2049 - 2051',
    '2019-15',
    '2018 till',
    'Since then',
  ])('are not seen in %s', (text) => {
    expect(findRange(text)).toBeUndefined();
  });

  it('may be a single date with its year in full, which is the end', () => {
    const single = (to: ResumeDate, raw: string) => ({ from: null, to, isCurrent: false, raw, isSingle: true });
    expect(findSingle('B.Sc., Example College, 2016')).toEqual(single(on(2016), '2016'));
    expect(findSingle('Class of May 2016, and 2018')).toEqual(single(on(2016, 5), 'May 2016'));
    expect(findSingle('05/2016')).toEqual(single(on(2016, 5), '05/2016'));
    for (const none of ['May 16', 'in 16', '$2016', 'x2016', '2016x', '€2016', '1850', 'May'])
      expect(findSingle(none), none).toBeUndefined();
  });
});

it.each<[string, ResumeDate | undefined]>([
  ['2019', on(2019)],
  ['2019-03', on(2019, 3)],
  ['2019/12', on(2019, 12)],
  ['2019.1', on(2019, 1)],
  ['2019.13', on(2019)],
  ['2019-0', on(2019)],
  ['3/2019', on(2019, 3)],
  ['13/2019', on(2019)],
  ['3.15.19', on(2019, 3)],
  ['1/50', on(2050, 1)],
  ['1/51', on(1951, 1)],
  ['MARCH 2019', on(2019, 3)],
  ['Mar ’19', on(2019, 3)],
  ['mar-19', on(2019, 3)],
  ['dec.20', on(2020, 12)],
  ['5 June 2018', on(2018, 6)],
  [' Jan 7, 2001 ', on(2001, 1)],
  ['spring 2019', on(2019, 3)],
  ['Summer 2019', on(2019, 6)],
  ['fall 2019', on(2019, 9)],
  ['Autumn 2019', on(2019, 9)],
  ['Winter 2019', on(2019, 12)],
  ['Term 2018', on(2018)],
  ['June', undefined],
  ['present', undefined],
  ['', undefined],
])('%s spells a year, and a month where it has one', (text, date) => {
  expect(dateOf(text)).toEqual(date);
});

it('Days precede months where a date of the document allows no other order, else where they do at home', () => {
  expect(findRange('05/07/2021 - Present', 'dayFirst')?.from).toEqual(on(2021, 7));
  expect(findRange('05/07/2021 - Present', 'monthFirst')?.from).toEqual(on(2021, 5));
  expect(dayOrderOf('05/07/2021, 20/06/2021', 'US')).toBe('dayFirst');
  expect(dayOrderOf('05/07/2021, 06/20/2021', 'IN')).toBe('monthFirst');
  expect(['IN', 'GB', 'US', undefined].map((home) => dayOrderOf('05/07/2021', home))).toEqual([
    'dayFirst',
    'dayFirst',
    'monthFirst',
    'monthFirst',
  ]);
});

it('A text is told apart from the dates in it: its range, its single date, and one at its end', () => {
  expect(withoutRange('Nurse, 2018 - 2019 in Austin')).toBe('Nurse,  in Austin');
  expect(withoutRange('Nurse, 2018')).toBe('Nurse, 2018');
  expect(withoutSingle('Class of 2016, and 2018')).toBe('Class of  | , and 2018');
  expect(withoutSingle('Class of 2016', '')).toBe('Class of ');
  const atEnd = ['Example, 2016', 'Example (May 2016)', 'Example – May 2016', 'Example (2016 ) ', 'Example - 2016 '];
  expect(atEnd.map(withoutLastDate)).toEqual(atEnd.map(() => 'Example'));
  expect(withoutLastDate('2016 Example')).toBe('2016 Example');
});

it.each<[string, string | undefined]>([
  ['2018 - 2019 in Austin', '2018'],
  ['June 2021', 'June 2021'],
  ['present, and more', 'present'],
  ['Till', 'Till'],
  ['Nurse 2018', undefined],
  ['tilly', undefined],
  ['present@example', undefined],
  ['2018x', undefined],
])('A line that begins with a date or the present day is seen by that: %s', (text, date) => {
  expect(leadingDate(text)).toBe(date);
});
