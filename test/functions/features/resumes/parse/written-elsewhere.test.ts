import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) => parseResume({ lines: linesOfText(lines.join('\n')), links: [] });
const nameIn = (line: string) => {
  const { firstName, lastName } = read(line, 'someone@example.com');
  return [firstName?.value, lastName?.value];
};
const phoneIn = (...lines: string[]) => {
  const { prefix, number } = read('Ann Porter', ...lines).phone?.value ?? {};
  return [prefix, number];
};
const workIn = (...lines: string[]) =>
  read('Ann Porter', 'ann@example.com', '', 'Experience', ...lines).workExperiences.map((one) => [
    one.title?.value,
    one.company?.value,
    one.location?.value,
    [one.fromMonth?.value, one.fromYear?.value, one.toMonth?.value, one.toYear?.value, one.isWorking],
  ]);

describe('A resume that is written elsewhere', () => {
  it.each([
    ['KOWALSKI Jan', ['Jan', 'Kowalski']],
    ['DE LA CRUZ Maria', ['Maria', 'De La Cruz']],
    ['JD Smith', ['JD', 'Smith']],
    ['CHEN, Wei-Ling, PMP®', ['Wei-Ling', 'Chen']],
    ['Nombre y apellidos: Lucía Fernández', ['Lucía', 'Fernández']],
    ['CURRÍCULUM VÍTAE', [undefined, undefined]],
  ])('Its name: %s', (line, name) => {
    expect(nameIn(line)).toEqual(name);
  });

  it.each<[string, string[], (string | undefined)[]]>([
    ['of the country in which the address ends', ['an@example.vn', '0912 345 678'], ['84', '912345678']],
    ['of the home, though no exchange there has it', ['Dallas, TX', 'Cell: 555-010-2233'], ['1', '5550102233']],
    ['of no country for an end that all use', ['ann@example.io', '(713) 555-0142'], ['1', '7135550142']],
    [
      'and not the agency’s, on a cover sheet of one long line',
      [
        'Presented by: Harbour Recruitment Ltd, Jane Smith, jane.smith@agency.example, 020 7946 0011',
        'Location: Bristol',
        'Candidate contact: ann@example.co.uk / 0117 496 0123',
      ],
      ['44', '1174960123'],
    ],
  ])('Its phone is %s', (_what, lines, phone) => {
    expect(phoneIn(...lines)).toEqual(phone);
  });

  it.each<[string, string[], unknown[]]>([
    [
      'brackets around the dates',
      ['[ 15/09/2019 – Current ] Nurse', 'Hospital de Santo António'],
      ['Nurse', 'Hospital de Santo António', undefined, [9, 2019, undefined, undefined, true]],
    ],
    [
      'a lone season before it',
      ['Summer 2023 — Welder, Rolls-Royce, Derby'],
      ['Welder', 'Rolls-Royce', 'Derby', [undefined, undefined, 6, 2023, false]],
    ],
    [
      'since when, before the title',
      ['seit 04/2018 Bauleiter, Hochtief AG'],
      ['Bauleiter', 'Hochtief AG', undefined, [4, 2018, undefined, undefined, true]],
    ],
    [
      'strokes between title, company and place',
      ['Head Chef / The Ivy, London / Spring 2018 – Winter 2021'],
      ['Head Chef', 'The Ivy', 'London', [3, 2018, 12, 2021, false]],
    ],
    [
      'borders of letters around it',
      [
        '+-----------+----------+',
        '| Q2 2019 – Q3 2022 | Staff Nurse | Lakeside Hospital |',
        '+-----------+----------+',
      ],
      ['Staff Nurse', 'Lakeside Hospital', undefined, [4, 2019, 7, 2022, false]],
    ],
  ])('Its work may have %s', (_what, lines, job) => {
    expect(workIn(...lines)).toEqual([job]);
  });

  it('in Japanese says of each company when somebody joined and left it', () => {
    const history = [
      '職歴',
      '2015年4月 株式会社サンプル 入社',
      '2020年3月 同社 退社',
      '2020年4月 株式会社テスト 入社 現在に至る',
    ];
    const { workExperiences } = read('田中 太郎', 'tanaka@example.jp', '', ...history);
    expect(
      workExperiences.map(({ company, fromYear, fromMonth, toYear, toMonth, isWorking }) => [
        company?.value,
        ...[fromYear, fromMonth, toYear, toMonth].map((one) => one?.value),
        isWorking,
      ]),
    ).toEqual([
      ['株式会社サンプル', 2015, 4, 2020, 3, false],
      ['株式会社テスト', 2020, 4, undefined, undefined, true],
    ]);
  });

  it('in Japanese has labels before name and place, a company before the title, and schools that somebody entered and left', () => {
    const { firstName, location, workExperiences, educations } = read(
      '履歴書',
      '氏名 Mira Holt',
      '住所 Riga, Latvia',
      '学歴',
      '2012年4月 サンプル大学（経済学専攻）入学',
      '2016年3月 サンプル大学（経済学専攻）卒業',
      '職歴',
      '2019年4月 – 現在 株式会社さくら エンジニア',
    );
    expect([firstName?.value, location?.value]).toEqual(['Mira', 'Riga, Latvia']);
    expect(workExperiences.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['エンジニア', '株式会社さくら'],
    ]);
    expect(educations.map(({ school, study, from, to }) => [school, study, from, to].map((one) => one?.value))).toEqual(
      [['サンプル大学', '経済学', 2012, 2016]],
    );
  });

  it.each([
    [
      ['EXPERIENCIA', 'Jefe de obra. Constructora Sol, S.L. (Madrid). Desde enero de 2018 hasta la actualidad'],
      ['Jefe de obra', 'Constructora Sol, S.L.', 'Madrid', 2018, true],
    ],
    [
      ['कार्य अनुभव', 'अध्यापक, सरस्वती विद्यालय', 'जनवरी 2019 – वर्तमान'],
      ['अध्यापक', 'सरस्वती विद्यालय', undefined, 2019, true],
    ],
    [
      ['Опыт работы', 'Engineer, Sever Ltd', '03/2018 – настоящее время'],
      ['Engineer', 'Sever Ltd', undefined, 2018, true],
    ],
    [
      ['KINH NGHIỆM LÀM VIỆC', 'Engineer, Sao Mai Ltd', '06/2018 – nay'],
      ['Engineer', 'Sao Mai Ltd', undefined, 2018, true],
    ],
  ])('is read in its language: %j', (lines, job) => {
    const { workExperiences } = read('Mira Holt', 'mira@example.com', '', ...lines);
    expect(
      workExperiences.map(({ title, company, location, fromYear, isWorking }) => [
        ...[title, company, location, fromYear].map((one) => one?.value),
        isWorking,
      ]),
    ).toEqual([job]);
  });

  it.each([
    ['020 7946 0958', '', { prefix: '44', number: '2079460958' }, 0.5],
    ['Cell. 333 123 4567', 'Via Roma 12, 20121 Milano (MI)', { prefix: '39', number: '3331234567' }, 0.95],
    ['0176 / 1234 5678', 'Hauptstr. 5, 80331 München, Deutschland', { prefix: '49', number: '17612345678' }, 0.95],
  ])('gives %s beside %j its country, and is unsure where none is named', (number, home, value, confidence) => {
    expect(read('Ann Porter', home, number, 'ann@example.com').phone).toMatchObject({ value, confidence });
  });

  it.each([
    ['Surname(s) / First name(s) Holt Mira'],
    ['First name(s) / Surname(s)  |  Mira Holt'],
    ['Surname, First name: HOLT, Mira'],
  ])('has the parts of a name in the order of its label: %s', (line) => {
    expect(nameIn(line)).toEqual(['Mira', 'Holt']);
  });

  it('as a form has labels beside all values, and years in descriptions are nobody’s dates', () => {
    const { workExperiences } = read(
      'Mira Holt',
      'WORK EXPERIENCE',
      'Dates  |  July 2019 – August 2023',
      'Occupation or position held  |  Controller',
      'Main activities and responsibilities  |  Moved the books to a new system',
      'for FY 2019-20',
      'Name and address of employer  |  Larkspur Holdings, L.P., Hyderabad, India',
    );
    expect(workExperiences.map(({ title, company, toYear }) => [title?.value, company?.value, toYear?.value])).toEqual([
      ['Controller', 'Larkspur Holdings, L.P.', 2023],
    ]);
  });
});
