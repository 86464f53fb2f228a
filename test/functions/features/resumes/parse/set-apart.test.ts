import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import type { PlacedText } from '../../../../../functions/platform/outside/resume-text/port.ts';

const placed = (text: string, left: number, base: number, more: Partial<PlacedText> = {}): PlacedText => ({
  text,
  left,
  base,
  width: 5 * text.length,
  height: 10,
  isBold: false,
  ...more,
});
/** A line that begins bold and continues without. */
const head = (bold: string, rest: string, base: number) => [
  placed(bold, 50, base, { isBold: true }),
  placed(rest, 53 + 5 * bold.length, base),
];
const read = (texts: PlacedText[]) =>
  parseResume({ lines: linesOfPages([{ width: 600, height: 800, texts }]), links: [] });
const workOf = (...texts: PlacedText[]) =>
  read([placed('EXPERIENCE', 50, 80, { isBold: true, height: 13 }), ...texts]).workExperiences.map(
    ({ title, company, location }) => [title, company, location].map((one) => one?.value ?? null),
  );

it('Title and employer that only the weight of their letters parts are each read, in either order', () => {
  expect(
    workOf(
      placed('March 2019 – Present, Leeds, UK', 50, 100),
      ...head('WARD SISTER', 'FERN HOSPITAL', 114),
      placed('June 2015 – February 2019, York, UK', 50, 140),
      ...head('Nurse', 'Harbor Clinic', 154),
    ),
  ).toEqual([
    ['WARD SISTER', 'FERN HOSPITAL', 'Leeds, UK'],
    ['Nurse', 'Harbor Clinic', 'York, UK'],
  ]);
  expect(workOf(...head('Lantern', 'Product Owner March 2019 – Present', 100))).toEqual([
    ['Product Owner', 'Lantern', null],
  ]);
});

it.each([
  ['its label is bold', 'Position:', 'Charge Nurse', ['Charge Nurse', null, null]],
  ['its separator follows', 'Charge Nurse', ', Fern Hospital', ['Charge Nurse', 'Fern Hospital', null]],
])('A head is read as before where %s', (_where, bold, rest, facts) => {
  expect(workOf(...head(bold, rest, 100), placed('March 2019 – Present', 50, 114))).toEqual([facts]);
});

it('The same is read in a Word file, and of schools and degrees', () => {
  const html = [
    '<h1>EDUCATION</h1>',
    '<p><strong>MSc in Robotics</strong> Elmwood University</p><p>2014 - 2016</p>',
    '<p><strong>Nordland</strong> BSc Physics 2011 - 2014</p>',
  ];
  const { educations } = parseResume(linesOfHtml(html.join('')));
  expect(educations.map(({ school, degree, study }) => [school, degree, study].map((one) => one?.value))).toEqual([
    ['Elmwood University', 'MSc', 'Robotics'],
    ['Nordland', 'BSc', 'Physics'],
  ]);
});

it.each(['ㅡ', '──', '\0'])('A rule above a label (%j) is where what the label heads begins', (rule) => {
  const block = (label: string, base: number, ...rows: string[]) => [
    placed(rule, 40, base, { width: 6 }),
    placed(label, 40, base + 13, { isBold: true }),
    ...rows.map((row, at) => placed(row, 150, base + 13 * at)),
  ];
  const facts = read([
    placed('Mira Holt', 40, 50, { height: 20 }),
    ...block('Skills', 100, 'Triage, Telemetry, Phlebotomy', 'Charting and the care of wounds after surgery'),
    ...block(
      'Experience',
      150,
      'Fern Hospital / Staff Nurse',
      'MARCH 2019 - PRESENT, LEEDS, UK',
      'Cared for twelve patients a night and taught two new colleagues',
      'Kept the records of four wards in order for the yearly audit',
    ),
    ...block('Education', 240, 'University of Marlow / BSc, Nursing', '2011 - 2015'),
  ]);
  expect(facts.workExperiences[0]).toMatchObject({
    title: { value: 'Staff Nurse' },
    company: { value: 'Fern Hospital' },
  });
  expect(facts.educations[0]).toMatchObject({ school: { value: 'University of Marlow' }, degree: { value: 'BSc' } });
  expect(facts.skills.map(({ value }) => value.name)).toContain('Triage');
});
