import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) =>
  parseResume({ lines: linesOfText(['Mira Holt', 'mira@example.com', ...lines].join('\n')), links: [] });
const date = (year?: number, month?: number) => (year ? `${year}${month ? `-${month}` : ''}` : null);
const workOf = (...lines: string[]) =>
  read(...lines).workExperiences.map((one) => [
    one.title?.value ?? null,
    one.company?.value ?? null,
    date(one.fromYear?.value, one.fromMonth?.value),
    one.isWorking ? 'present' : date(one.toYear?.value, one.toMonth?.value),
  ]);
const schoolsOf = (...lines: string[]) =>
  read(...lines).educations.map(({ school, degree, from, to }) =>
    [school, degree, from, to].map((one) => one?.value ?? null),
  );

describe('A date alone in a far column', () => {
  it('is that of its entry, as the ranges above and below it are', () => {
    expect(
      workOf(
        'WORK EXPERIENCE',
        'Primary School Teacher                      10.2016 - 07.2017',
        'Fern Foundation, Leeds, UK',
        'Research Assistant                                    08.2016',
        'Lakeside University, York, UK',
      ),
    ).toEqual([
      ['Primary School Teacher', 'Fern Foundation', '2016-10', '2017-7'],
      ['Research Assistant', 'Lakeside University', null, '2016-8'],
    ]);
  });

  it('is that of its entry among entries that only say since when', () => {
    expect(
      workOf(
        'WORK EXPERIENCE',
        'Communications Agent                               Since 2022',
        'Harbor House',
        '• Sold goods for three thousand.',
        'Administrative Assistant                          Summer 2022',
        'Birch Leadership Fund',
        '• Helped with the yearly meeting.',
      ),
    ).toEqual([
      ['Communications Agent', 'Harbor House', '2022', 'present'],
      ['Administrative Assistant', 'Birch Leadership Fund', null, '2022-6'],
    ]);
  });

  it('begins no entry as the end of a point', () => {
    expect(
      workOf(
        'WORK EXPERIENCE',
        'Cook, Fern Cafe                               2016 - 2019',
        '• Won the prize of the town                          2018',
      ),
    ).toEqual([['Cook', 'Fern Cafe', '2016', '2019']]);
  });
});

describe('Headings of German resumes', () => {
  it.each(['Berufliche Laufbahn', 'Berufstätigkeit', 'PRAKTIKA', 'Berufliche Stationen', 'JOBS', 'R Jobs'])(
    'say where work begins: %s',
    (heading) => {
      expect(workOf(heading, 'Bauleiterin                   2019 – 2021', 'Kupfer GmbH')).toEqual([
        ['Bauleiterin', 'Kupfer GmbH', '2019', '2021'],
      ]);
    },
  );

  it.each(['BILDUNGSABSCHLÜSSE', 'Studium und Ausbildung', 'Akademischer Werdegang', 'Additional Education'])(
    'say where schools begin: %s',
    (heading) => {
      expect(schoolsOf(heading, '10/2016 – 07/2020', 'Bachelor of Engineering', 'Hochschule Nordheim')).toEqual([
        ['Hochschule Nordheim', 'Bachelor of Engineering', 2016, 2020],
      ]);
    },
  );

  it.each(['Aktivitäten & Engagement', 'EXTRA CO-CURRICULAR ACTIVITIES', 'Ehrenamtliche Tätigkeiten'])(
    'end certifications: %s',
    (heading) => {
      const { certifications } = read('CERTIFICATIONS', '• Certified Welder', '', heading, '• Club of walkers');
      expect(certifications.map(({ name }) => name.value)).toEqual(['Certified Welder']);
    },
  );
});

describe('A Chinese resume', () => {
  it('has its employer above the post', () => {
    expect(
      workOf(
        '工作经历',
        '蓝松教育                      2022.08 - 2026.02',
        '新媒体运营',
        '· 运营三个公众号',
        '青禾传媒                      2020.09 - 2022.07',
        '内容编辑',
      ),
    ).toEqual([
      ['新媒体运营', '蓝松教育', '2022-8', '2026-2'],
      ['内容编辑', '青禾传媒', '2020-9', '2022-7'],
    ]);
  });

  it('has the school beside its dates, then the degree', () => {
    expect(schoolsOf('教育背景', '2022.09 - 2025.07   青山大学   计算机科学与技术   工学硕士')).toEqual([
      ['青山大学', '工学硕士', 2022, 2025],
    ]);
    expect(schoolsOf('教育经历', '云海外国语学院                      2016.09 - 2020.06', '新闻   本科')).toEqual([
      ['云海外国语学院', '本科', 2016, 2020],
    ]);
  });
});
