import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (heading: string, below: readonly string[]) =>
  parseResume({
    lines: linesOfText(['Mira Holt', 'mira@example.com', '', heading, ...below, '', 'SKILLS', 'Reading'].join('\n')),
    links: [],
  });

it.each<[lines: string[], certifications: string[]]>([
  [
    ['CCRN', 'ACLS', 'PALS'],
    ['CCRN', 'ACLS', 'PALS'],
  ],
  [['PMP'], ['PMP']],
  [
    ['PMP, 2019', 'CSM'],
    ['PMP', 'CSM'],
  ],
  [['BLS/ACLS/PALS'], ['BLS', 'ACLS', 'PALS']],
  [['CPR/AED'], ['CPR/AED']],
  [['CompTIA A+ | Network+ | Security+'], ['CompTIA A+', 'Network+', 'Security+']],
  [['Series 7, Series 66'], ['Series 7', 'Series 66']],
  [['AWS Certified Solutions Architect – Associate (2022)'], ['AWS Certified Solutions Architect – Associate']],
  [
    ['CNA (Certified Nursing Assistant)', 'HHA'],
    ['CNA', 'HHA'],
  ],
])('The certifications of a plain list are all read, the last too: %j', (lines, certifications) => {
  expect(read('CERTIFICATIONS', lines).certifications.map(({ name }) => name.value)).toEqual(certifications);
});

it('What is above the heading below with a blank line between is no part of it', () => {
  const { certifications } = read('CERTIFICATIONS', ['BLS, American Heart Association', 'CCRN']);
  expect(certifications.map(({ name }) => name.value)).toEqual(['BLS', 'CCRN']);
});

type School = [degree: string | undefined, study: string | undefined, school: string | undefined, to?: number];

it.each<[lines: string[], schools: School[]]>([
  [['10/2011 – 09/2016   Informatik (M.Sc.), Universität Köln'], [['M.Sc.', 'Informatik', 'Universität Köln', 2016]]],
  [['2011 – 2016 Informatik (Diplom)', 'Universität Köln'], [['Diplom', 'Informatik', 'Universität Köln', 2016]]],
  [
    ['University of Leeds — Computer Science, BSc Hons (2:1), 2015'],
    [['BSc Hons', 'Computer Science', 'University of Leeds', 2015]],
  ],
  [
    ['BSc (Hons) Computer Science 2:1', 'University of Leeds', 'Sep 2012 – Jul 2015'],
    [['BSc (Hons)', 'Computer Science', 'University of Leeds', 2015]],
  ],
  [
    ['B.Com, Fern University, 2014', '12th, CBSE, 2011', '10th, CBSE, 2009'],
    [
      ['B.Com', undefined, 'Fern University', 2014],
      ['12th', undefined, 'CBSE', 2011],
      ['10th', undefined, 'CBSE', 2009],
    ],
  ],
  [['Licence Informatique, Université de Lille, 2014'], [['Licence', 'Informatique', 'Université de Lille', 2014]]],
  [
    ['High School Diploma', 'Fern High School, Portland, OR', '2009'],
    [['High School Diploma', undefined, 'Fern High School', 2009]],
  ],
  [['Some college, no degree, Fern State University'], [[undefined, undefined, 'Fern State University', undefined]]],
  [
    ['Bachelor of Arts', 'Major: English, Minor: History', 'Birch College, Boston, MA', 'Graduated May 2010, GPA 3.7'],
    [['Bachelor of Arts', 'English', 'Birch College', 2010]],
  ],
  [['Master of Science (M.S.) in Nursing, Fern University'], [['Master of Science', 'Nursing', 'Fern University']]],
])('A school is one entry with its degree and field: %j', (lines, schools) => {
  const found = read('EDUCATION', lines).educations.map(({ degree, study, school, to }): School => [
    degree?.value,
    study?.value,
    school?.value,
    to?.value,
  ]);
  expect(found).toEqual(schools.map(([degree, study, school, to]) => [degree, study, school, to]));
});
