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
    [
      'whose degree and school are points of one list',
      [
        "• Bachelor's Degree in Software Design (10th semester, expected 2025)",
        '• Universidad de Birkenau - Colombia',
        '• Technical Degree in Weaving with emphasis on Looms',
        '• Universidad Autónoma de Fern (April 2022 - December 2022)',
      ],
      [
        "Universidad de Birkenau | Bachelor's Degree | Software Design",
        'Universidad Autónoma de Fern | Technical Degree | Weaving with emphasis on Looms',
      ],
    ],
    [
      'of which each is one point',
      [
        '• Hill University: Web development (08/2020 – Current)',
        '• Birch University: Cum Laude B.A. in Project Management',
      ],
      ['Hill University | – | Web development', 'Birch University | B.A. | Project Management'],
    ],
    [
      'in German with a level in two words',
      ['M. Eng. Elektrische Systeme  |  2020 – 2024', 'HTWG Fernstein'],
      ['HTWG Fernstein | M. Eng. | Elektrische Systeme'],
    ],
    [
      'at a school with a French article',
      ['• 2017-2019 : Master développeur logiciel à l’ETNA'],
      ['ETNA | Master | développeur logiciel'],
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
    [
      'behind its dates and a colon, however long it is',
      [
        'Oct 2017-Feb 2019: Research Manager, Central Fern Unit, DfX (generally working in SQL and R)',
        '• Led new work on the growth of ferns',
        'Feb 2014-Oct 2017: Fast Stream Analyst, Schools and Gardens Funding Unit, DfX',
        '• Led work on the funding of gardens',
      ],
      ['Research Manager | Central Fern Unit', 'Fast Stream Analyst | Schools and Gardens Funding Unit'],
    ],
    [
      'behind its dates in a point',
      [
        '• 2016 – 2017: French language instructor at Fern Military University (in the course of compulsory service)',
        '• 2012 – 2016: Language instructor at Birch Language Center',
      ],
      [
        'French language instructor | Fern Military University (in the course of compulsory service)',
        'Language instructor | Birch Language Center',
      ],
    ],
    [
      'beside a length of time in another language',
      ['Fernito', 'Full Stack Engineer', 'enero de 2026 - Present (6 meses)'],
      ['Full Stack Engineer | Fernito'],
    ],
    [
      'at an employer without a name',
      ['Computing Teaching Assistant, local senior school  |  2007 – 2008'],
      ['Computing Teaching Assistant | local senior school'],
    ],
    [
      'whose title names a program',
      ['Fern, Remote — Section Manager for Full Stack Data Analytics', 'May 2023 - Jan 2024'],
      ['Section Manager for Full Stack Data Analytics | Fern'],
    ],
    [
      'whose years are in words before the title',
      ['2 years as Front-End Captain at Fern  |  2014 – 2016'],
      ['Front-End Captain | Fern'],
    ],
    [
      'whose place ends with a full stop',
      ['SERVICE DESK ANALYST Level 1 Support  |  Aug 2013 - Oct 2014', 'Birch Bay Sdn Bhd | Kuala Lumpur, Malaysia.'],
      ['SERVICE DESK ANALYST Level 1 Support | Birch Bay Sdn Bhd'],
    ],
    [
      'whose dash touches the title',
      ['Fern Logistic LLC -Amazon Driver  |  2019 – 2021'],
      ['Amazon Driver | Fern Logistic LLC'],
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

it('A phone number on a line of its own is read wherever the file has it', () => {
  const work = ['WORK EXPERIENCE', 'Cook, Fern Cafe  |  2018 – 2019', '• Soups', '• Breads', '• Cakes', '• Teas'];
  const lines = [...work, '07.44.43.56.78', ...work, 'SKILLS', 'Soups', 'EDUCATION', 'Hill University  |  2014 – 2017'];
  expect(of('Mira Holt', ...lines).phone?.value).toMatchObject({ number: '744435678' });
});

it('An address with brackets around its dots is read', () => {
  expect(of('Mira Holt', 'mira[.]holt[at]example.com').email?.value).toBe('mira.holt@example.com');
});

it.each([
  ['Орлов Глеб', 'Глеб Орлов'],
  ['Орлов Глеб Ильич', 'Глеб Ильич Орлов'],
  ['Глеб Орлов', 'Глеб Орлов'],
])('The family’s name may come first in Russian: %s', (line, name) => {
  const { firstName, lastName } = of(line, 'gleb@example.com');
  expect(words(firstName, lastName).replace(' | ', ' ')).toBe(name);
});

describe('A phone number', () => {
  it.each([
    [['E-mail: 9812345670@example.com', 'Phone: +91 98123 45671'], '919812345671'],
    [['11 rue des Bouleaux', '94320, Thiais', '06 39 98 01 23'], '33639980123'],
    [['Unit 12, Fern St, Tehran 1731783685', '+98-912-5550123'], '989125550123'],
  ])('is neither the digits of an address nor of a postcode, and in pairs is French: %j', (lines, digits) => {
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
