import { expect, it } from 'vitest';
import { splitDegree } from '../../../../../functions/features/resumes/parse/degree.ts';

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
  ['Bachelor of Science degree', 'Bachelor of Science degree', null, null],
  ['Bachelor of Nursing Training', 'Bachelor', 'Nursing Training', null],
  ['B.A. Degree', 'B.A. Degree', null, null],
  ['B.Sc. Hons.', 'B.Sc. Hons.', null, null],
  ['Diploma of Music', 'Diploma', 'Music', null],
  ['Bachelor of Science: Physics', 'Bachelor of Science', 'Physics', null],
  ['MS with a major in Physics', 'MS', 'Physics', null],
  ['B.E., Majoring in Physics', 'B.E.', 'Physics', null],
  ['Master’s degree in Applied Physics (2014)', 'Master’s degree', 'Applied Physics', null],
  ['MBA at Example College', 'MBA', null, 'Example College'],
  ['BA in English of Willow College', 'BA', 'English', 'Willow College'],
  ['Master in Law of Fernhill University', 'Master', 'Law', 'Fernhill University'],
  ['BSc in Biology of the University of Fernhill', 'BSc', 'Biology', 'University of Fernhill'],
  ['Diploma in Early Education of Nordland Institute', 'Diploma', 'Early Education', 'Nordland Institute'],
  ['MSc in History of Science', 'MSc', 'History of Science', null],
  ['Higher Studies in Optics', 'Higher Studies', 'Optics', null],
  ['Studies in optics', 'Studies in optics', null, null],
  ['- Licence,', 'Licence', null, null],
])('%s is a degree, a field of study and a school, as far as it names them', (text, degree, study, school) => {
  expect(splitDegree(text)).toEqual({ degree, study, school });
});
