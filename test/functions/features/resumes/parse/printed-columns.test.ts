import { describe, expect, it } from 'vitest';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { sectionsOf } from '../../../../../functions/features/resumes/parse/sections.ts';
import type { PlacedText } from '../../../../../functions/platform/outside/resume-text/port.ts';

/** Texts of one column, 14 points apart; each may say how tall or bold it is, and its own place. */
const column = (left: number, texts: readonly (string | (Partial<PlacedText> & { text: string }))[], top = 60) =>
  texts.map((one, at): PlacedText => {
    const given = typeof one === 'string' ? { text: one } : one;
    return { left, base: top + 14 * at, width: 5 * given.text.length, height: 10, isBold: false, ...given };
  });
const heading = (text: string) => ({ text, height: 14 });
const linesOf = (...pages: PlacedText[][]) => linesOfPages(pages.map((texts) => ({ width: 600, height: 800, texts })));
const read = (...pages: PlacedText[][]) => parseResume({ lines: linesOf(...pages), links: [] });

const job = (company: string, from: number) => [
  { text: `Nurse, ${company}`, isBold: true },
  `May ${from} – June ${from + 2}`,
  'Cared for twelve patients a night and taught two new colleagues',
  'Kept the records of four wards in order for the yearly audit',
];
const career = [heading('EXPERIENCE'), ...job('Lakeside Hospital', 2019), ...job('Harbor Clinic', 2016)];

describe('A printed page of columns', () => {
  it('keeps a short column of contacts beside a long one apart from it', () => {
    const side = [heading('Contact'), '512 555 0142', 'mira@example.com', heading('Top Skills'), 'Triage', 'Surgery'];
    const main = [
      { text: 'Mira Holt', height: 20 },
      'Nurse at Lakeside Hospital',
      ...career,
      ...job('Elm Clinic', 2013),
    ];
    const lines = linesOf([...column(50, side), ...column(200, [...main, ...job('Oak Clinic', 2010)], 62)]);
    expect(lines.slice(0, 3).map(({ text }) => text)).toEqual(['Contact', '512 555 0142', 'mira@example.com']);
  });

  it('reads dates and places beside entries as theirs, also above sections that fill the page', () => {
    const beside = ['Mar 2019 – Jun 2021', 'Leeds, UK', 'May 2016 – Feb 2019', 'York, UK'].flatMap((text, at) =>
      column(50, [text], 88 + 14 * (at % 2) + (at > 1 ? 56 : 0)),
    );
    const entries = [...job('Fern Hospital', 0), ...job('Harbor Clinic', 0)].flatMap((one, at) => {
      if (at % 4 === 0) return column(200, [{ text: 'Nurse', isBold: true }], 88 + 14 * at);
      if (at % 4 === 1) return column(200, [at < 4 ? 'Fern Hospital' : 'Harbor Clinic'], 88 + 14 * at);
      return column(214, [one], 88 + 14 * at);
    });
    const skills = ['Triage', 'Surgery', 'Cash handling', 'Word', 'Excel', 'Reports', 'Latin', 'Greek'];
    const below = column(50, [heading('EDUCATION'), 'Elm University', heading('SKILLS'), ...skills], 214);
    const { workExperiences } = read([
      ...column(50, [{ text: 'Mira Holt', height: 20 }, heading('EXPERIENCE')]),
      ...beside,
      ...entries,
      ...below,
    ]);
    expect(
      workExperiences.map(({ company, location, fromYear }) => [company, location, fromYear].map((one) => one?.value)),
    ).toEqual([
      ['Fern Hospital', 'Leeds, UK', 2019],
      ['Harbor Clinic', 'York, UK', 2016],
    ]);
  });

  it('parts values from labels that end hardly a gutter before them', () => {
    const labels = ['Name', 'Address', 'Phone', 'E-mail', 'Nationality', 'Born'];
    const values = ['Mira Holt', 'Riga, Latvia', '+371 2912 3456', 'mira@example.com', 'Latvian', '14/08/1991'];
    const right = labels.map((text, at) => column(190 - 5 * text.length, [text], 60 + 14 * at)).flat();
    const [first] = linesOf([...right, ...column(196, values)]);
    expect(first?.parts.map(({ text }) => text)).toEqual(['Name', 'Mira Holt']);
  });

  it('reads a column that begins with an address or a number, and no heading, as contacts', () => {
    const main = [{ text: 'Mira Holt', height: 20 }, ...career];
    const side = ['48 Mill Lane', 'Riga, Latvia', '+371 2912 3456', 'mira@example.com', heading('SKILLS'), 'Triage'];
    const { email, phone, location } = read([...column(50, main), ...column(430, side, 62)]);
    expect([email?.value, phone?.value.prefix, location?.value]).toEqual(['mira@example.com', '371', 'Riga, Latvia']);
  });

  it('continues each column on the next page with the section that it ended with', () => {
    const side = [heading('SKILLS'), 'Triage', 'Surgery', 'Wound care', 'Phlebotomy', 'Telemetry', 'Charting'];
    const rest = ['Dialysis', 'Pediatrics', 'Oncology', 'Hospice care', 'Intensive care', 'Acute care'];
    const sections = sectionsOf(
      linesOf(
        [...column(50, side), ...column(220, [...career, ...job('Elm Clinic', 2013)], 62)],
        [...column(50, rest), ...column(220, [...job('Oak Clinic', 2010), ...job('Ash Clinic', 2007)], 62)],
      ),
    );
    const of = (kind: string) => sections.find((one) => one.kind === kind)?.lines.map(({ text }) => text);
    expect(of('skills')).toContain('Hospice care');
    expect(of('work')).not.toContain('Hospice care');
    expect(of('work')).toContain('Nurse, Ash Clinic');
  });

  it.each([
    [['mira.holt@example.', 'com'], 'mira.holt@example.com'],
    [['mira.holt@example.co', 'm'], 'mira.holt@example.com'],
    [['mira.holt@example.o', 'rg'], 'mira.holt@example.org'],
    [['mira.holt@exam', 'ple.com'], 'mira.holt@example.com'],
    [['mira.', 'holt@example.com'], 'mira.holt@example.com'],
    [['mira.holt', '@example.com', 'Skills'], 'mira.holt@example.com'],
    [['mira.holt@example.com', 'skills'], 'mira.holt@example.com'],
    [['mira.holt@example.com', '2012'], 'mira.holt@example.com'],
  ])('reads an address that it broke as %j whole', (pieces, whole) => {
    const { email } = read(column(50, [{ text: 'Mira Holt', height: 20 }, ...pieces, 'Riga, Latvia']));
    expect(email?.value).toBe(whole);
  });

  it('joins degrees, schools and names that it broke, where the next word would not have fitted', () => {
    const side = [
      { text: 'Fatima Al-', height: 20 },
      { text: 'Battashi', height: 20, base: 84 },
      'fatima@example.com',
      heading('EDUCATION'),
      'Bachelor of Social',
      'Sciences in Hospitality',
      'Management',
      'Elmwood City Community',
      'College',
      '2011 – 2014',
      heading('LANGUAGES'),
      'English, the mother tongue',
    ];
    const { educations, firstName, lastName } = read(column(50, side));
    expect([firstName?.value, lastName?.value]).toEqual(['Fatima', 'Al-Battashi']);
    expect(educations.map(({ degree, study, school }) => [degree?.value, study?.value, school?.value])).toEqual([
      ['Bachelor of Social Sciences', 'Hospitality Management', 'Elmwood City Community College'],
    ]);
  });
});

it('The columns of a table are no columns of the page, also where a cell of the first is wide', () => {
  const row = (at: number, cells: readonly string[]) =>
    cells.map((text, cell) => column([50, 300, 420, 500][cell]!, [text], 60 + 20 * at)).flat();
  const rows = [
    ['Degree', 'University', 'Year', 'Class'],
    ['Master of Business Administration and Finance', 'Penn State', '2021', 'First'],
    ['Bachelor of Social Sciences and of Mathematics', 'Oakfield', '2018', 'First'],
    ['Diploma', 'Technion', '2014', 'First'],
  ];
  const lines = linesOf(rows.flatMap((cells, at) => row(at, cells)));
  expect(lines.map(({ parts }) => parts.length)).toEqual([4, 4, 4, 4]);
});

it('A title such as Supervisor below the name takes nobody’s contacts away', () => {
  const { phone, email } = read(
    column(50, [{ text: 'Wei Zhang', height: 20 }, 'Housekeeping Supervisor', '+44 113 496 0123', 'wei@example.com']),
  );
  expect([phone?.value.prefix, email?.value]).toEqual(['44', 'wei@example.com']);
});
