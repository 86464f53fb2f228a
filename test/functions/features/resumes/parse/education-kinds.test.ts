import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

type Row = [school: string | null, degree: string | null, study: string | null, from: number | null, to: number | null];

function schoolsOf(...lines: string[]): Row[] {
  const text = ['Mira Holt', 'mira.holt@example.com', '', 'EDUCATION', ...lines].join('\n');
  return parseResume({ lines: linesOfText(text), links: [] }).educations.map(
    ({ school, degree, study, from, to }): Row => [
      school?.value ?? null,
      degree?.value ?? null,
      study?.value ?? null,
      from?.value ?? null,
      to?.value ?? null,
    ],
  );
}

describe('A degree and its school on one line', () => {
  it.each<[string, Row]>([
    [
      'Hill University: Bachelor of Arts in History, 2012 – 2016',
      ['Hill University', 'Bachelor of Arts', 'History', 2012, 2016],
    ],
    ['B.Tech in CSE from Birch Institute (2015-2019)', ['Birch Institute', 'B.Tech', 'CSE', 2015, 2019]],
    [
      'MBA, Finance – Birch Business School – Expected May 2026',
      ['Birch Business School', 'MBA', 'Finance', null, 2026],
    ],
    ['B.S in Department of Physics, Hill University, 2020', ['Hill University', 'B.S', 'Physics', null, 2020]],
    [
      'Bachelor of Engineering | Hill Institute of Technology | 2013-2017 | CGPA: 8.2/10',
      ['Hill Institute of Technology', 'Bachelor of Engineering', null, 2013, 2017],
    ],
    [
      'Grado en Derecho – Universidad de Robles (2010 – 2014)',
      ['Universidad de Robles', 'Grado', 'Derecho', 2010, 2014],
    ],
    [
      'Laurea Magistrale in Ingegneria Civile, Politecnico di Olmo, 2015 – 2017',
      ['Politecnico di Olmo', 'Laurea Magistrale', 'Ingegneria Civile', 2015, 2017],
    ],
    [
      'Bacharelado em Direito, Universidade do Bosque, 2011 – 2015',
      ['Universidade do Bosque', 'Bacharelado', 'Direito', 2011, 2015],
    ],
    [
      'Бакалавр, Прикладная математика, Берёзовский университет, 2012 – 2016',
      ['Берёзовский университет', 'Бакалавр', 'Прикладная математика', 2012, 2016],
    ],
    ['Class X, CBSE, Birch Public School, 2012, 89%', ['Birch Public School', 'Class X', null, null, 2012]],
  ])('are read in any order: %s', (line, row) => {
    expect(schoolsOf(line)).toEqual([row]);
  });
});

describe('The letters of a degree', () => {
  it.each(['Master of Science (M.S.) – Data Analytics', 'Master of Science (M.S.), Data Analytics'])(
    'in brackets are no field of study: %s',
    (line) => {
      expect(schoolsOf(line, 'Hill University, 2021 – 2023')).toEqual([
        ['Hill University', 'Master of Science', 'Data Analytics', 2021, 2023],
      ]);
    },
  );
});

describe('A school', () => {
  it('has all degrees that are listed below its name', () => {
    expect(schoolsOf('Hill University', 'Ph.D. in Physics, 2018', 'M.S. in Physics, 2014')).toEqual([
      ['Hill University', 'Ph.D.', 'Physics', null, 2018],
      ['Hill University', 'M.S.', 'Physics', null, 2014],
    ]);
  });

  it('is read below its degree with its marks beside it, or as a point', () => {
    expect(
      schoolsOf(
        'Master of Science (Data Science) | July 2024 – May 2026',
        'Hill Institute of Technology, Chennai | CGPA: 8.1 / 10',
        'Bachelor of Computer Application | Oct 2021 – June 2024',
        'Asha Mohan Devi Birch University of Technology, West Bengal | CGPA: 8.25 / 10',
      ),
    ).toEqual([
      ['Hill Institute of Technology', 'Master of Science', 'Data Science', 2024, 2026],
      ['Asha Mohan Devi Birch University of Technology', 'Bachelor of Computer Application', null, 2021, 2024],
    ]);
    expect(
      schoolsOf('Water Engineering Bachelor’s Degree | Sep 2015 – June 2019', '• Hill University of Water'),
    ).toEqual([['Hill University of Water', 'Bachelor’s Degree', 'Water Engineering', 2015, 2019]]);
  });

  it('is none in marks, a thesis or coursework', () => {
    expect(
      schoolsOf(
        'Hill University',
        'B.S. in Biology, Minor in Chemistry',
        'Aug 2014 – May 2018',
        'GPA: 3.8/4.0 | State Seal of Spanish',
        'Relevant Coursework: Genetics, Ecology, School Law',
        'Diploma thesis was on the birds of the college',
      ),
    ).toEqual([['Hill University', 'B.S.', 'Biology', 2014, 2018]]);
  });
});
