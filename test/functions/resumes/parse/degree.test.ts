import { expect, it } from 'vitest';
import { splitDegree } from '../../../../functions/resumes/parse/degree.ts';

it.each<[string, string, string | null, string | null]>([
  ['B.S. in Biology', 'B.S.', 'Biology', null],
  ['Bachelor of Science', 'Bachelor of Science', null, null],
  ['Bachelor of Science in Applied Mathematics', 'Bachelor of Science', 'Applied Mathematics', null],
  ['Associate of Applied Science', 'Associate of Applied Science', null, null],
  ['B.Tech (Computer Science)', 'B.Tech', 'Computer Science', null],
  ['MBA, Finance', 'MBA', 'Finance', null],
  ['M.Sc. Physics from Fergusson College', 'M.Sc.', 'Physics', 'Fergusson College'],
  ['Bachelor of Arts (Hons) History', 'Bachelor of Arts (Hons)', 'History', null],
  ['Bachelor of Commerce', 'Bachelor of Commerce', null, null],
])('%s is a degree, a field of study and a school, as far as it names them', (text, degree, study, school) => {
  expect(splitDegree(text)).toEqual({ degree, study, school });
});
