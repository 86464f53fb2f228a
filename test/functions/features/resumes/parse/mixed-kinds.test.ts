import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { lineOf } from '../../../../../functions/features/resumes/text/resume-text.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';

const of = (...lines: string[]) => parseResume({ lines: linesOfText(lines.join('\n')), links: [] });
const words = (...facts: ({ value: unknown } | null)[]) => facts.map((fact) => fact?.value ?? '–').join(' | ');
const educationOf = (...lines: string[]) =>
  of('Mira Holt', 'mira@example.com', '', 'EDUCATION', ...lines).educations.map(({ school, degree, study }) =>
    words(school, degree, study),
  );
const workOf = (...lines: string[]) =>
  of('Mira Holt', 'mira@example.com', '', 'WORK EXPERIENCE', ...lines).workExperiences.map(({ title, company }) =>
    words(title, company),
  );

describe('An education', () => {
  it.each<[string, string[], string[]]>([
    [
      'whose degrees are points above their schools',
      [
        '• Doctor of Philosophy (Ph.D.) student in Birds and Rivers, with a focus on geese',
        'Hill University (Austin, TX)',
        '• Master of Arts (M.A.) in Education',
        'Birch University (Salem Campus) 2019',
      ],
      ['Hill University | Doctor of Philosophy | Birds and Rivers', 'Birch University | Master of Arts | Education'],
    ],
    [
      'with a degree that only ends so',
      ['Fern Technical College', 'Associated Degree in Computer Hardware'],
      ['Fern Technical College | Associated Degree | Computer Hardware'],
    ],
    [
      'with a degree that names a trade',
      ['Northern Institute of Flight', 'Engineer Specialist degree in Cartography  |  2008 – 2014'],
      ['Northern Institute of Flight | Engineer Specialist degree | Cartography'],
    ],
    [
      'below which a sentence mentions another degree',
      [
        'Hill University  |  2012 – 2016',
        'BSc in Physics',
        'Quite glad I went on with this in a PhD as that took me to another town.',
      ],
      ['Hill University | BSc | Physics'],
    ],
    [
      'that says how well it was finished, or that it was not',
      ['2014 – 2019  |  Hill University, MSci (Hons) Computer Science First Class'],
      ['Hill University | MSci (Hons) | Computer Science'],
    ],
    [
      'whose subject precedes the level',
      ['2016 – 2018', 'Hochschule Birkental', 'Informatik Bachelor Nicht abgeschlossen'],
      ['Hochschule Birkental | Bachelor | Informatik'],
    ],
    ['in Chinese', ['北林大学 (985 211) 化学  |  2018.09 – 2022.06'], ['北林大学 | – | 化学']],
  ])('%s is read', (_kind, lines, schools) => {
    expect(educationOf(...lines)).toEqual(schools);
  });
});

describe('A job', () => {
  it.each<[string, string[], string[]]>([
    [
      'whose title has a preposition',
      ['Fern Hollow  |  2019 – 2021', 'Mitarbeiter in Lager'],
      ['Mitarbeiter in Lager | Fern Hollow'],
    ],
    ['whose employer follows one', ['Engineer for Fern Hollow  |  2019 – 2021'], ['Engineer | Fern Hollow']],
    [
      'whose employer is followed by its place',
      ['Birch Technology Ltd. Hong Kong  |  2017 – 2018', 'Programmer'],
      ['Programmer | Birch Technology Ltd.'],
    ],
  ])('%s is read', (_kind, lines, jobs) => {
    expect(workOf(...lines)).toEqual(jobs);
  });
});

describe('A heading', () => {
  it.each(['Certifications / Training', 'Courses and Certificates', 'LICENSES & CERTIFICATES'])(
    'of several words for certifications is one of them: %s',
    (heading) => {
      const { certifications } = of('Mira Holt', 'mira@example.com', '', heading, '• First Aid Certificate', '');
      expect(certifications.map(({ name }) => name.value)).toEqual(['First Aid Certificate']);
    },
  );

  it('of skills in Dutch ends the certificates above it', () => {
    const lines = ['CERTIFICATEN', 'Salesforce Certified Administrator', '', 'SALES VAARDIGHEDEN', 'CRM Management'];
    expect(
      of('Mira Holt', 'mira@example.com', '', ...lines).certifications.map(({ name }) => name.value),
    ).not.toContain('CRM Management');
  });

  it('in bold above further points ends a list of certificates', () => {
    const html =
      '<p><strong>Mira Holt</strong></p><p><strong>Certifications</strong></p><ul><li>First Aid Certificate</li><li>Food Safety Certificate</li></ul>' +
      '<p><strong>Ways of teaching</strong></p><ul><li>Circle of readers</li><li>Songs</li></ul>';
    const { certifications } = parseResume(linesOfHtml(html));
    expect(certifications.map(({ name }) => name.value)).toEqual(['First Aid Certificate', 'Food Safety Certificate']);
  });

  it('of internships in French heads jobs', () => {
    const lines = ['STAGES', '2021 – 2022', 'Stagiaire comptable', 'Atelier Bouleau, Nice'];
    expect(of('Mira Holt', 'mira@example.com', '', ...lines).workExperiences.map(({ title }) => title?.value)).toEqual([
      'Stagiaire comptable',
    ]);
  });
});

describe('A phone number', () => {
  it.each([
    [['E-mail: 9812345670@example.com', 'Phone: +91 98123 45671'], '919812345671'],
    [['Unit 12, Fern St, Tehran 1731783685', '+98-912-5550123'], '989125550123'],
  ])('is neither the digits of an address nor of a postcode: %j', (lines, digits) => {
    const { phone } = of('Mira Holt', ...lines);
    expect(`${phone?.value.prefix}${phone?.value.number}`).toBe(digits);
  });
});

it.each([['Locatie: Menen, België', 'Menen, België']])(
  'Where a person lives is read without its label: %s',
  (line, place) => {
    expect(of('Mira Holt', 'mira@example.com', line).location?.value).toBe(place);
  },
);

it.each([
  [['MiraHolt', 'mh@example.com'], 'Mira Holt'],
  [['Mira', 'Zaky Holt', 'Cook'], 'Mira Zaky Holt'],
])('A name in large letters is read where the file lost its space or broke its line: %j', (texts, name) => {
  const lines = [...texts, ...Array.from({ length: 6 }, (_none, at) => `Plain words of line ${at}`)].map((text, at) => {
    const isName = name.replaceAll(' ', '').includes(text.replaceAll(' ', ''));
    const part = { text, left: 50, top: 40 * at, width: 200, height: isName ? 24 : 10, isBold: false };
    return lineOf([part], { page: 0, gap: 40 });
  });
  const { firstName, lastName } = parseResume({ lines, links: [] });
  expect(words(firstName, lastName).replace(' | ', ' ')).toBe(name);
});
