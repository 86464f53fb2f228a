import { expect, it } from 'vitest';
import { withWholeLetters } from '../../../../../functions/features/resumes/text/whole-letters.ts';

const read = (...texts: string[]) => withWholeLetters(texts.map((text) => ({ text }))).map(({ text }) => text);

it.each([
  [
    ['Andr´e Birkh¨ofer', 'Th`ese de doctorat', 'Contrˆole de qualit´e', 'Fran¸cais'],
    ['André Birkhöfer', 'Thèse de doctorat', 'Contrôle de qualité', 'Français'],
  ],
  [
    ['D´etection de pannes', 'G´en´eraliste'],
    ['Détection de pannes', 'Généraliste'],
  ],
  // An apostrophe of a page that has no such accents, and code.
  [
    ['It´s a shop', 'L´analyse'],
    ['It´s a shop', 'L´analyse'],
  ],
  [
    ['M¨arz', 'Runs `app` and `echo`'],
    ['März', 'Runs `app` and `echo`'],
  ],
])('An accent that a typesetter prints before its letter is on the letter: %j', (printed, whole) => {
  expect(read(...printed)).toEqual(whole);
});

it.each([
  ['SoŌware OperaƟons', 'Software Operations'],
  ['Ɵme and plaƞorms', 'time and platforms'],
  ['CommiƩee, MicrosoŌ', 'Committee, Microsoft'],
  ['Ōsaka and Ɵ = 30°', 'Ōsaka and Ɵ = 30°'],
])('A pair of letters that a font has as one is two: %s', (printed, whole) => {
  expect(read(printed)).toEqual([whole]);
});
