import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const schoolsBelow = (heading: string, ...lines: string[]) =>
  parseResume({
    lines: linesOfText(['Ann Porter', 'ann@example.com', '', heading, ...lines].join('\n')),
    links: [],
  }).educations.map(({ school, degree, study, from, to }) =>
    [school, degree, study, from, to].map((one) => one?.value),
  );

it.each([
  [
    'each on lines of their own',
    ['MEng Civil Engineering (2:1)', 'Cardiff University', '2008 to 2012'],
    [['Cardiff University', 'MEng', 'Civil Engineering', 2008, 2012]],
  ],
  [
    'one after the other',
    ['Diploma in Nursing', 'Fern College', '2011', 'Certificate in First Aid', 'Oak Institute', '2013'],
    [
      ['Fern College', 'Diploma', 'Nursing', undefined, 2011],
      ['Oak Institute', 'Certificate', 'First Aid', undefined, 2013],
    ],
  ],
  [
    'in one line',
    ['MA History (Merit), University of York, 2014', 'BA History, University of York, 2012'],
    [
      ['University of York', 'MA', 'History', undefined, 2014],
      ['University of York', 'BA', 'History', undefined, 2012],
    ],
  ],
  [
    'after their years',
    ['2012 - 2014  MSc Physics, Elmwood University', '2009 - 2012  BSc Physics, Oakfield University'],
    [
      ['Elmwood University', 'MSc', 'Physics', 2012, 2014],
      ['Oakfield University', 'BSc', 'Physics', 2009, 2012],
    ],
  ],
])('Qualifications that are degrees and schools, %s, are educations', (_how, lines, schools) => {
  expect(schoolsBelow('QUALIFICATIONS', ...lines)).toEqual(schools);
});

it('Qualifications that say what somebody is good at are none', () => {
  const lines = ['• Holds a degree and a licence', '• Taught evening classes at a college', 'Calm and kind'];
  expect(schoolsBelow('QUALIFICATIONS', ...lines)).toEqual([]);
});
