import { expect, it } from 'vitest';
import { findName } from '../../../../../functions/features/resumes/parse/person-name.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const nameOf = (...rows: string[]) => {
  const lines = linesOfText(['Europass Curriculum Vitae', ...rows, '48 Mill Lane, Leeds'].join('\n'));
  const { firstName, lastName } = findName(lines, { email: undefined, isRecognized: false }) ?? {};
  return [firstName, lastName];
};

it.each([
  ['Surname: Holt', 'First name: Mira'],
  ['Family name  :  Holt', 'Given name  :  Mira'],
  ['Surname(s)\tHolt', 'First name(s)\tMira'],
  ['FIRST NAME: MIRA', 'LAST NAME: HOLT'],
  ['First Name\tMira', 'Middle Name\tAnne', 'Last Name\tHolt'],
  ['First name\tLast name', 'Mira\tHolt'],
  ['Surname', 'Holt', 'Forename', 'Mira'],
  ['Name: Mira', 'Surname: Holt'],
  ['Name: Holt Mira', 'Surname: Holt'],
  ['Name: Holt', 'Vorname: Mira'],
  ['Nom : Holt', 'Prénom : Mira'],
  ['Nombre: Mira', 'Apellidos: Holt'],
  ['Cognome\tHolt', 'Nome\tMira'],
])('A form that asks for both parts of a name gives each from its own field: %s, %s', (...rows) => {
  expect(nameOf(...rows)).toEqual(['Mira', 'Holt']);
});

it.each([
  [['姓: 田中', '名: 美咲'], '美咲', '田中'],
  [["Surname: O'Dowd", 'First name: Conan'], 'Conan', "O'Dowd"],
  [['Apellidos y nombres: Holt Vega, Ana'], 'Ana', 'Holt Vega'],
  [['Surname(s) / First name(s)', 'de la Cruz Luca'], 'Luca', 'de la Cruz'],
  [['Surname / First name(s)\tHOLT Mira Anne'], 'Mira Anne', 'Holt'],
  [['First name(s) Surname(s)\tMira Anne Holt'], 'Mira Anne', 'Holt'],
  [['Name and surname: Mira Holt'], 'Mira', 'Holt'],
  [['Imię i nazwisko: Mira Holt'], 'Mira', 'Holt'],
  [['ФИО: Иванова Ольга'], 'Ольга', 'Иванова'],
  [['Họ và tên: Nguyễn Thị Anh'], 'Thị Anh', 'Nguyễn'],
  [['Full name (as in passport)\tMira Holt'], 'Mira', 'Holt'],
  [['PERSONAL INFORMATION Mira Holt'], 'Mira', 'Holt'],
  [['Name João Pereira Lopes'], 'João Pereira', 'Lopes'],
])('The label of a whole name says in which order its parts are: %s', (rows, firstName, lastName) => {
  expect(nameOf(...rows)).toEqual([firstName, lastName]);
});

it('Neither the title of a form nor its labels are a name', () => {
  expect(nameOf('First Name', 'Last Name')).toEqual([undefined, undefined]);
  expect(nameOf('First name: Mira')).not.toEqual(['Mira', '']);
});

it.each([
  ['de la Cruz, Luca', 'Luca', 'de la Cruz'],
  ['von der Heide, Jonas', 'Jonas', 'von der Heide'],
  ['DE LA CRUZ, LUCA', 'Luca', 'De La Cruz'],
  ['SUNDAR S. Bala', 'S. Bala', 'Sundar'],
  ['LI, Bo', 'Bo', 'Li'],
])('A family’s name before the first may have particles, two letters or initials after it: %s', (row, first, last) => {
  expect(nameOf(row)).toEqual([first, last]);
});

it('First and last name of a form are each found where their field is', () => {
  const { firstName, lastName } = parseResume({ lines: linesOfText('Surname: HOLT\nFirst name: MIRA'), links: [] });
  expect(firstName).toEqual({ value: 'Mira', confidence: 0.95, sources: [{ line: 1, part: 0, from: 12, to: 16 }] });
  expect(lastName).toEqual({ value: 'Holt', confidence: 0.95, sources: [{ line: 0, part: 0, from: 9, to: 13 }] });
});
