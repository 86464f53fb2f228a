import { expect, it } from 'vitest';
import { withWholeDates } from '../../../../../functions/features/resumes/text/whole-dates.ts';

const placed = (text: string, left: number, base: number, width = 60) => ({
  text,
  left,
  base,
  width,
  height: 10,
  isBold: false,
});
/** A cell of dates in two lines, and the text that comes between them because the cell is centred on it. */
const textsOf = (first: string, second: string, { left = 400, base = 113, width = 60 } = {}) =>
  withWholeDates([
    placed(first, 400, 100),
    placed('• Looked after twelve beds', 50, 106),
    placed(second, left, base, width),
  ]).map(({ text }) => text);

it.each([
  ['Jan 2014 – Feb', '2018'],
  ['January 2014 –', 'February 2018'],
  ['03/2014 -', '02/2018'],
  ['2014 —', 'Present'],
  ['mars 2014 –', 'aujourd’hui'],
  ['2014–', '2018'],
])('Dates that wrap in a narrow cell are one: %s %s', (first, second) => {
  expect(textsOf(first, second)).toEqual([`${first} ${second}`, '• Looked after twelve beds']);
});

it('The lines of dates that end on one edge are one too', () => {
  expect(textsOf('Jan 2014 – Feb', '2018', { left: 440, width: 20 })).toHaveLength(2);
});

it.each<[string, string, string, Parameters<typeof textsOf>[2]]>([
  ['are whole', '2014 – Present', '2018', {}],
  ['are begun twice', '2014 –', '2018 –', {}],
  ['have a place below them', '2014 –', 'Leeds', {}],
  ['are further apart', 'Jan 2014 – Feb', '2018', { base: 118 }],
  ['are in different columns', 'Jan 2014 – Feb', '2018', { left: 50 }],
])('Dates that %s stay as they are', (_how, first, second, at) => {
  expect(textsOf(first, second, at)).toEqual([first, '• Looked after twelve beds', second]);
});

it('Dates beside a head are left to the reader of entries', () => {
  const head = [placed('Nurse, Oak Clinic', 50, 100), placed('Jan 2014 – Feb', 400, 100), placed('2018', 400, 113)];
  expect(withWholeDates(head)).toEqual(head);
});
