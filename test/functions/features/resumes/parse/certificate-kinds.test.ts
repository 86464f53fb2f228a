import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

function certificatesOf(heading: string, ...lines: string[]) {
  const text = ['Mira Holt', 'mira.holt@example.com', '', heading, ...lines].join('\n');
  return parseResume({ lines: linesOfText(text), links: [] }).certifications.map(({ name, issueOrg, issueYear }) => [
    name.value,
    issueOrg?.value ?? null,
    issueYear?.value ?? null,
  ]);
}
const below = (...lines: string[]) => certificatesOf('CERTIFICATIONS', ...lines);

describe('The issuer of a certification', () => {
  it('may have a line below dates in brackets, also where a name is broken', () => {
    expect(
      below(
        'Data Modelling (Intermediate) (07/2021)',
        'HackerRank',
        'Statistics for Public Health, Machine',
        'Learning, and Forecasting (12/2020)',
        'Coursera',
        'Rust Certificate (08/2022 - Present)',
        'HackerRank',
      ),
    ).toEqual([
      ['Data Modelling', 'HackerRank', 2021],
      ['Statistics for Public Health, Machine Learning, and Forecasting', 'Coursera', 2020],
      ['Rust Certificate', 'HackerRank', 2022],
    ]);
  });

  it('may have the date beside it, in the line below a point', () => {
    expect(
      below(
        '• Certified Grid Architect',
        'Lantern Labs, 2020',
        '• Wireless Engineering',
        'Specialization',
        'Coursera, 2021',
        '• Sensors, data paths and',
        'control using Rust - NPTEL',
        'IIT Bombay, 2019',
        'MIRA HOLT CANDIDATE',
        'Welder, Birch Works',
      ),
    ).toEqual([
      ['Certified Grid Architect', 'Lantern Labs', 2020],
      ['Wireless Engineering Specialization', 'Coursera', 2021],
      ['Sensors, data paths and control using Rust', 'NPTEL', 2019],
    ]);
    expect(below('Advanced Baking', 'Udemy, 2020', 'Sugar Work', 'Hill Bakers, 2021')).toEqual([
      ['Advanced Baking', 'Udemy', 2020],
      ['Sugar Work', 'Hill Bakers', 2021],
    ]);
  });

  it.each([
    ['Baking (Basic), Hackerrank', 'Baking', 'Hackerrank'],
    ['Sugar Work [Advanced]', 'Sugar Work', null],
    ['Complete Rust Course (Udemy, 56.5 hrs)', 'Complete Rust Course', 'Udemy'],
    ['Lantern Associate Tester | https://example.com/badge', 'Lantern Associate Tester', null],
    ['Lantern Essentials – AI fundamentals, plain writing basics', 'Lantern Essentials', null],
    ['Rust Kernels - Learnt how memory is shared', 'Rust Kernels', null],
    ['Basics of Deep Water - Concepts of Deep Water', 'Basics of Deep Water', null],
    ['Certified Grid Operator (CGO) | Lantern Labs', 'Certified Grid Operator', 'Lantern Labs'],
    ['Certified Wood Operator (HCWO) | LLS', 'Certified Wood Operator', 'LLS'],
    ['CGA – C Certified Associate Baker', 'CGA', null],
    ['Certified Grid Engineer (Lantern Engineer)', 'Certified Grid Engineer', null],
    ['Welding | Northwind', 'Welding', 'Northwind'],
  ])('is no level, time, address, description or abbreviation: %s', (line, name, org) => {
    expect(below(line)).toEqual([[name, org, null]]);
  });

  it('is not the next certification where only some have dates', () => {
    expect(below('First Aid 2019', 'Forklift operator', 'Sugar Work 2020', 'Food handling')).toEqual([
      ['First Aid', null, 2019],
      ['Forklift operator', null, null],
      ['Sugar Work', null, 2020],
      ['Food handling', null, null],
    ]);
  });
});

describe('Certifications', () => {
  it('are each one of a paragraph with commas', () => {
    expect(
      below(
        'Lantern Certified Grid Associate (LCGA Grid), Lantern Certified Wood Associate (LCWA), CompTIA',
        'GridX (GXP+), CompTIA Wood+, CompTIA Water+, Microsoft WW-900, Microsoft',
        'GG-900, Oracle Wood SE 8 OWA · All badges on Credly',
      ).map(([name]) => name),
    ).toEqual([
      'Lantern Certified Grid Associate',
      'Lantern Certified Wood Associate',
      'CompTIA GridX',
      'CompTIA Wood+',
      'CompTIA Water+',
      'Microsoft WW-900',
      'Microsoft GG-900',
      'Oracle Wood SE 8 OWA',
    ]);
  });

  it('keep a list at the end of their name', () => {
    expect(below('Lantern Certified: Safety, Care, and Water Basics', 'Rope for Deep water,', 'Ice and Snow')).toEqual([
      ['Lantern Certified: Safety, Care, and Water Basics', null, null],
      ['Rope for Deep water, Ice and Snow', null, null],
    ]);
  });

  it.each(['Awards and Certifications', 'HONORS, AWARDS & CERTIFICATIONS', 'CERTIFICATES AND AWARDS'])(
    'are only what is called so below “%s”',
    (heading) => {
      expect(
        certificatesOf(
          heading,
          'Goethe-Zertifikat B1 | Goethe Institut | December 2021',
          'Certified Wood Expert (CWE) | Lantern Labs | October 2020',
          "Dean's List | Spring 2020",
          'Eagle Scout, July 2016',
          'Hill Poetry Prize 2019',
        ),
      ).toEqual([
        ['Goethe-Zertifikat B1', 'Goethe Institut', 2021],
        ['Certified Wood Expert', 'Lantern Labs', 2020],
      ]);
    },
  );

  it.each([
    'Certifies completion of a course: Human Care',
    'CGA 2026 Preparation (Self-study) from a friend',
    'Lantern Learning Plan (Lantern Builder — In Progress)',
    'Lantern Research Internship (LLS)',
    'HTML',
    'HackerRank(rust):',
    'Mini Projects:',
  ])('are nothing that is only done, prepared for or a label: %s', (line) => {
    expect(below(line)).toEqual([]);
  });

  it('in letters are no part of the heading below them', () => {
    expect(below('BLS, 2020', 'CCRN, AACN', 'PROFESSIONAL EXPERIENCE', 'Nurse, Hill Clinic, 2015 – 2019')).toEqual([
      ['BLS', null, 2020],
      ['CCRN', null, null],
    ]);
  });

  it('end where another label begins', () => {
    expect(below('HackerRank:', 'SQL Certification', 'Mini Projects:', 'Lantern Shop:', 'Grid Management')).toEqual([
      ['SQL Certification', null, null],
    ]);
  });
});
