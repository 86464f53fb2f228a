import { expect, it } from 'vitest';
import { certificationsOf } from '../../../../../functions/features/resumes/parse/certifications.ts';
import { educationOf } from '../../../../../functions/features/resumes/parse/education.ts';
import type { Found } from '../../../../../functions/features/resumes/parse/evidence.ts';
import { sectionsOf } from '../../../../../functions/features/resumes/parse/sections.ts';
import { workOf } from '../../../../../functions/features/resumes/parse/work.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

type Fact = [value: string | number, confidence: number] | null;
const fact = (one: Found<string | number> | null): Fact => one && [one.value, one.confidence];
const sure = (value: string): Fact => [value, 0.92];
/** A name beside a title. */
const probable = (value: string): Fact => [value, 0.85];
const likely = (value: string): Fact => [value, 0.7];
const unsure = (value: string): Fact => [value, 0.5];
const date = (value: number): Fact => [value, 0.95];

function worksOf(text: string) {
  const lines = linesOfText(`Ada Byron\n\nEXPERIENCE\n${text}`);
  return workOf(sectionsOf(lines), lines).map(
    ({ title, company, location, isWorking, fromYear, fromMonth, toYear, toMonth }) => [
      [title, company, location].map(fact),
      isWorking,
      [fromYear, fromMonth, toYear, toMonth].map(fact),
    ],
  );
}
const ended = (from: number, to: number) => [date(from), null, date(to), null];

it.each([
  [
    'Nurse, Lakeside Hospital, Austin, TX\nMar 2018 - Present',
    [[[sure('Nurse'), sure('Lakeside Hospital'), sure('Austin, TX')], true, [date(2018), date(3), null, null]]],
  ],
  // Names that no word gives away are in the order that the resume keeps elsewhere.
  [
    'Northwind\nEastwind\n2018 - 2019\n\nNurse\nLakeside Hospital\n2015 - 2017',
    [
      [[likely('Northwind'), likely('Eastwind'), null], false, ended(2018, 2019)],
      [[sure('Nurse'), sure('Lakeside Hospital'), null], false, ended(2015, 2017)],
    ],
  ],
  [
    'Lakeside Hospital\nNurse\n2018 - 2019\n\nNorthwind\nEastwind\n2015 - 2017',
    [
      [[sure('Nurse'), sure('Lakeside Hospital'), null], false, ended(2018, 2019)],
      [[likely('Eastwind'), likely('Northwind'), null], false, ended(2015, 2017)],
    ],
  ],
  ['Northwind - Eastwind\n2018 - 2019', [[[unsure('Northwind'), unsure('Eastwind'), null], false, ended(2018, 2019)]]],
  [
    'northwind nights\nEastwind\n2018 - 2019',
    [[[unsure('Eastwind'), unsure('northwind nights'), null], false, ended(2018, 2019)]],
  ],
  ['Northwind\n2018 - 2019', [[[null, unsure('Northwind'), null], false, ended(2018, 2019)]]],
  // A place is neither title nor company.
  [
    'Northwind | Austin, TX | Eastwind\n2018 - 2019',
    [[[unsure('Northwind'), unsure('Eastwind'), sure('Austin, TX')], false, ended(2018, 2019)]],
  ],
  ['2018 - 2019\n• Led nights', []],
  // Several titles at one company.
  [
    'Nurse | Lakeside Hospital | 2018 - 2019\nDoctor | 2015 - 2018',
    [
      [[sure('Nurse'), sure('Lakeside Hospital'), null], false, ended(2018, 2019)],
      [[sure('Doctor'), sure('Lakeside Hospital'), null], false, ended(2015, 2018)],
    ],
  ],
  // Dates of which one end is said.
  [
    'Nurse, Lakeside Hospital since May 2018',
    [[[sure('Nurse'), sure('Lakeside Hospital'), null], true, [[2018, 0.5], [5, 0.5], null, null]]],
  ],
  [
    'Nurse, Lakeside Hospital May 2018',
    [[[sure('Nurse'), sure('Lakeside Hospital'), null], false, [null, null, [2018, 0.5], [5, 0.5]]]],
  ],
  // Of two titles the order decides.
  [
    'Northwind | Nurse | 2018 - 2019\nDoctor | Mentor | 2014 - 2015',
    [
      [[sure('Nurse'), probable('Northwind'), null], false, ended(2018, 2019)],
      [[sure('Mentor'), probable('Doctor'), null], false, ended(2014, 2015)],
    ],
  ],
  [
    'Nurse | Northwind | 2018 - 2019\nDoctor | Mentor | 2014 - 2015',
    [
      [[sure('Nurse'), probable('Northwind'), null], false, ended(2018, 2019)],
      [[sure('Doctor'), probable('Mentor'), null], false, ended(2014, 2015)],
    ],
  ],
])('The work of %j has title, company, place and dates', (text, works) => {
  expect(worksOf(text)).toEqual(works);
});

it('A fact of work has the words that it was read from, also where an entry has the company of the one above', () => {
  const lines = linesOfText('EXPERIENCE\nNurse | Lakeside Hospital | 2018 - 2019\n• Led nights\nDoctor | 2015 - 2018');
  const [, second] = workOf(sectionsOf(lines), lines);
  expect(second!.company!.sources).toEqual([{ line: 1, part: 1, from: 0, to: 17 }]);
  expect(second!.title!.sources).toEqual([{ line: 3, part: 0, from: 0, to: 6 }]);
  expect(second!.toYear!.sources).toEqual([{ line: 3, part: 1, from: 0, to: 11 }]);
});

function educationsOf(text: string) {
  const lines = linesOfText(`Ada Byron\n\nEDUCATION\n${text}`);
  return educationOf(sectionsOf(lines), lines).map(({ school, degree, study, from, to }) =>
    [school, degree, study, from, to].map(fact),
  );
}
const named = (value: string): Fact => [value, 0.9];
const guessed = (value: string): Fact => [value, 0.55];

it.each([
  [
    'B.Sc. in Physics, Example College, 2011 - 2014',
    [[named('Example College'), named('B.Sc.'), named('Physics'), date(2011), date(2014)]],
  ],
  [
    'Example College\nB.Sc. in Physics\n2011 - 2014\nGPA: 3.9\nRelevant coursework: Optics',
    [[named('Example College'), named('B.Sc.'), named('Physics'), date(2011), date(2014)]],
  ],
  // Without dates, degrees and schools begin an education.
  [
    'B.Sc. Physics\nExample College\nCoursework: Optics\nM.Sc. Music\nExample University',
    [
      [named('Example College'), named('B.Sc.'), named('Physics'), null, null],
      [named('Example University'), named('M.Sc.'), probable('Music'), null, null],
    ],
  ],
  [
    'Example College\nB.Sc. Physics\nExample University\nM.Sc. Music',
    [
      [named('Example College'), named('B.Sc.'), named('Physics'), null, null],
      [named('Example University'), named('M.Sc.'), probable('Music'), null, null],
    ],
  ],
  [
    'Example College 2014\nExample University 2016',
    [
      [named('Example College'), null, null, null, [2014, 0.5]],
      [named('Example University'), null, null, null, [2016, 0.5]],
    ],
  ],
  // A degree that a narrow column broke.
  ['B.Sc. in\nPhysics\nExample College', [[named('Example College'), named('B.Sc.'), named('Physics'), null, null]]],
  [
    'B.Sc. in Data\nScience\nExample College',
    [[named('Example College'), named('B.Sc.'), named('Data Science'), null, null]],
  ],
  // A school that is a city, and a city that is none.
  ['Bachelor of Science, Oberlin, 2014', [[guessed('Oberlin'), named('Bachelor of Science'), null, null, [2014, 0.5]]]],
  ['Bachelor of Science, Austin, TX, 2014', [[null, named('Bachelor of Science'), null, null, [2014, 0.5]]]],
  [
    'High School Diploma, Austin High School, 2010',
    [[named('Austin High School'), named('High School Diploma'), null, null, [2010, 0.5]]],
  ],
  [
    'University of Texas, 2010 - 2014\nBusiness Administration',
    [[named('University of Texas'), null, guessed('Business Administration'), date(2010), date(2014)]],
  ],
  [
    'MBA\nExample University\nFinance\n2010 - 2012',
    [[named('Example University'), named('MBA'), named('Finance'), date(2010), date(2012)]],
  ],
  ['Northwind\nEastwind\n2010 - 2012', [[guessed('Northwind'), null, null, date(2010), date(2012)]]],
  [
    'Bachelor of Arts\nMajor: History\nNorthwind\n2010',
    [[guessed('Northwind'), named('Bachelor of Arts'), named('History'), null, [2010, 0.5]]],
  ],
  ['School of Rock\nDiploma', [[named('School of Rock'), named('Diploma'), null, null, null]]],
  ['GED\n2008', [[null, named('GED'), null, null, [2008, 0.5]]]],
  [
    'College of Arts 2011 - 2014\nB.Sc.\nMathematics and Statistics',
    [[named('College of Arts'), named('B.Sc.'), named('Mathematics and Statistics'), date(2011), date(2014)]],
  ],
  [
    'B.A. History 2010 - 2012\n• won a prize\nExample College\nB.A. Music 2008 - 2010\nOther College',
    [
      [named('Example College'), named('B.A.'), named('History'), date(2010), date(2012)],
      [named('Other College'), named('B.A.'), probable('Music'), date(2008), date(2010)],
    ],
  ],
  ['Coursework: Optics\nActivities: Chess', []],
  ['Northwind', []],
  [
    'Example College\nExample University',
    [
      [named('Example College'), null, null, null, null],
      [named('Example University'), null, null, null, null],
    ],
  ],
])('The education of %j has school, degree, field of study and dates', (text, educations) => {
  expect(educationsOf(text)).toEqual(educations);
});

function certificatesOf(text: string) {
  const lines = linesOfText(`Ada Byron\nCertifications:\n${text}`);
  return certificationsOf(sectionsOf(lines), lines).map(({ name, issueOrg, issueYear, issueMonth }) =>
    [name, issueOrg, issueYear, issueMonth].map(fact),
  );
}
const certificate = (value: string, confidence = 0.92): Fact => [value, confidence];

it.each([
  [
    'AWS Certified Developer, Amazon Web Services, March 2024',
    [[certificate('AWS Certified Developer'), ['Amazon Web Services', 0.8], [2024, 0.8], [3, 0.8]]],
  ],
  ['Welding - Austin Institute', [[certificate('Welding'), ['Austin Institute', 0.8], null, null]]],
  ['Welding | Northwind', [[certificate('Welding', 0.5), ['Northwind', 0.5], null, null]]],
  ['Welding | Northwind | Google', [[certificate('Welding'), ['Google', 0.8], null, null]]],
  [
    '• First Aid (American Red Cross) 2019 - 2021',
    [[certificate('First Aid'), ['American Red Cross', 0.8], [2019, 0.8], null]],
  ],
  ['First Aid, Issued May 2019', [[certificate('First Aid'), null, [2019, 0.8], [5, 0.8]]]],
  ['Food handling 2019', [[certificate('Food handling', 0.8), null, [2019, 0.8], null]]],
  ['First Aid, nights', [[certificate('First Aid, nights'), null, null, null]]],
  ['Abcd', [[certificate('Abcd', 0.5), null, null, null]]],
  ['BLS, ACLS, PALS', ['BLS', 'ACLS', 'PALS'].map((name) => [certificate(name), null, null, null])],
  [
    'Registered Nurse\nTexas Board of Nursing\nIssued May 2019\nLicense No. RN-123456',
    [[certificate('Registered Nurse'), ['Texas Board of Nursing', 0.8], [2019, 0.8], [5, 0.8]]],
  ],
  ['Abc', []],
  ['W'.repeat(111), []],
  [`Welding | ${'w'.repeat(129)}`, []],
  ['Valid until 2020', []],
  ['issued 2019', []],
  ['http://example.com/badge', []],
  // A sentence, what was done, a language and a degree are none.
  ['Completed a course on the care of old people', []],
  ['Cared for the old and the sick of the town.', []],
  ['English (native)', []],
  ['Bachelor of Science', []],
])('The certificates of %j have a name, who gave them and when', (text, certificates) => {
  expect(certificatesOf(text)).toEqual(certificates);
});

it('A licence has its number, and a course is a certificate only where it says so', () => {
  const read = (...text: string[]) => {
    const lines = linesOfText(['Ada Byron', ...text].join('\n'));
    return certificationsOf(sectionsOf(lines), lines);
  };
  const [licence] = read('Licenses:', 'Registered Nurse, License No. RN-123456, Texas Board of Nursing');
  expect([licence?.name.value, licence?.issueOrg?.value, licence?.credentialId?.value]).toEqual([
    'Registered Nurse',
    'Texas Board of Nursing',
    'RN-123456',
  ]);
  const courses = read('Courses:', 'Databases', 'Compilers', 'Certified Scrum Master');
  expect(courses.map(({ name }) => name.value)).toEqual(['Certified Scrum Master']);
});

it('A fact of a certificate has the words that it was read from', () => {
  const lines = linesOfText('Certifications:\nFirst Aid\n• First Aid, Google, May 2019');
  const [, { name, issueOrg, issueMonth } = {}] = certificationsOf(sectionsOf(lines), lines);
  const places = [name, issueOrg, issueMonth].map((one) => one!.sources);
  expect(places).toEqual([
    [{ line: 2, part: 0, from: 2, to: 11 }],
    [{ line: 2, part: 0, from: 13, to: 19 }],
    [{ line: 2, part: 0, from: 21, to: 29 }],
  ]);
});
