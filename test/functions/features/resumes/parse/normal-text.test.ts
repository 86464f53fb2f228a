import { expect, it } from 'vitest';
import {
  isBulleted,
  isSentence,
  normal,
  trimmed,
  unspaced,
  withoutBullet,
} from '../../../../../functions/features/resumes/parse/normal-text.ts';

it('Words are compared in small letters without accents, one space apart, and the signs of languages stay', () => {
  expect(normal(' Crème  BRÛLÉE & C++/C#, 3.5! ')).toBe('creme brulee and c++ c# 3 5');
  expect(normal('Tools&Tricks')).toBe('tools and tricks');
});

it('A text loses the separators and bullets around it, and none within it', () => {
  const texts = [' - • Lead (Acting) |, ', '@ Acme — ', 'x   y\tz', '(Lead', 'Lead - Acting', '–'];
  expect(texts.map(trimmed)).toEqual(['Lead (Acting)', 'Acme', 'x y z', 'Lead', 'Lead - Acting', '']);
});

it.each([
  ['E X P E R I E N C E', 'EXPERIENCE'],
  [' S K I L L S ', ' SKILLS '],
  ['W O R K  H I S T O R Y', 'WORK  HISTORY'],
  ['J A N 2 0 1 8 T O P R E S E N T', 'JAN2018 TO PRESENT'],
  ['2 0 1 8 T O 2 0 1 9', '2018 TO 2019'],
  // Too short, or too few letters by themselves, to be set letter by letter.
  ['A B C D E', 'A B C D E'],
  ['a b c d e f ghi jkl', 'a b c d e f ghi jkl'],
  ['We are a team of six', 'We are a team of six'],
])('%s is read as %s', (text, read) => {
  expect(unspaced(text)).toBe(read);
});

it.each<[string, boolean, string]>([
  ['• Led a team', true, 'Led a team'],
  ['  — Led a team', true, 'Led a team'],
  ['* Led a team', true, 'Led a team'],
  ['1. Led a team', true, 'Led a team'],
  ['12) Led a team', true, 'Led a team'],
  ['\uf0b7 Led a team', true, 'Led a team'],
  ['- Jane led', true, 'Jane led'],
  // The end of a range of dates on the line above.
  ['– 2019', false, '2019'],
  [' - Jan 2019', false, 'Jan 2019'],
  ['123. Led a team', false, '123. Led a team'],
  ['1.Led a team', false, '1.Led a team'],
  ['Nurse - nights', false, 'Nurse - nights'],
])('“%s” is a point of a list, or not, and has a text', (text, is, rest) => {
  expect([isBulleted(text), withoutBullet(text)]).toEqual([is, rest]);
});

it.each([
  ['Responsible for twelve nurses on two wards.', true],
  ['Head of the nursing staff at night.', true],
  ['Head of nursing staff at night.', false],
  ['Worked as a nurse of Example Inc. Austin', false],
  ['Worked as a nurse of Example Co.', false],
  ['one two three four five six seven eight nine ten eleven twelve thirteen', false],
  ['one two three four five six seven eight nine ten eleven twelve thirteen fourteen', true],
])('%s is prose, or not', (text, is) => {
  expect(isSentence(text)).toBe(is);
});
