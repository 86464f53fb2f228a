import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) =>
  parseResume({ lines: linesOfText(['Ann Porter', 'ann@example.com', '', ...lines].join('\n')), links: [] });

it.each([
  ['Regional Manager, Midwest Equipment and', 'Supply Company, Springfield, IL ........ January 2015 - Present'],
  ['Regional Manager, Midwest Equipment and', 'Supply Company, Springfield, IL | January 2015 - Present'],
  ['Regional Manager | Midwest Equipment and', 'Supply Company', 'Springfield, IL', 'Jan 2015 - Present'],
])('In a text an employer goes on in the line below its “and”: %s', (...lines) => {
  const [work, ...others] = read('EXPERIENCE', ...lines, 'Grew sales.').workExperiences;
  expect([work?.title?.value, work?.company?.value, work?.location?.value]).toEqual([
    'Regional Manager',
    'Midwest Equipment and Supply Company',
    'Springfield, IL',
  ]);
  expect(others).toEqual([]);
});

it.each([
  ['Bachelor of Science in Physics, University of', 'Fernhill at Oakton, 2008'],
  ['University of', 'Fernhill at Oakton', 'Bachelor of Science in Physics, 2008'],
])('In a text a school goes on in the line below its “of”: %s', (...lines) => {
  expect(
    read('EDUCATION', ...lines).educations.map(({ school, degree, study }) =>
      [school, degree, study].map((one) => one?.value),
    ),
  ).toEqual([['University of Fernhill at Oakton', 'Bachelor of Science', 'Physics']]);
});

it('In a text a line that ends a sentence, or whose next begins small, is a line of its own', () => {
  const works = read(
    'EXPERIENCE',
    'Nurse, Fern Hospital, 2015 - 2019',
    'Ran the ward of',
    'twelve beds.',
  ).workExperiences;
  expect(works.map(({ title, company }) => [title?.value, company?.value])).toEqual([['Nurse', 'Fern Hospital']]);
});
