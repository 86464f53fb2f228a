import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) =>
  parseResume({ lines: linesOfText(['Mira Holt', 'mira@example.com', ...lines].join('\n')), links: [] });
const schoolsOf = (...lines: string[]) =>
  read('EDUCATION', ...lines).educations.map(({ school, degree, from, to }) =>
    [school, degree, from, to].map((one) => one?.value ?? null),
  );

describe('Where somebody lives', () => {
  it.each([
    [['Am Wehr 8, 24937 Glücksburg'], 'Glücksburg'],
    [['Am Wehr 8', '24937 Glücksburg'], 'Glücksburg'],
    [['Anschrift: Hofwiesenstraße 7, 4553 Schlierbach'], 'Schlierbach'],
    [['DE-38302, Wolfenbüttel'], 'Wolfenbüttel'],
    [['Feldweg 2, 82319 Starnberg am See'], 'Starnberg am See'],
  ])('is a town of any size behind its postal code: %s', (lines, town) => {
    expect(read(...lines).location?.value).toBe(town);
  });

  it.each(['Geburtsdatum, Ort: 23.05.2006, Bagdad', 'Geboren: 12.01.2004 in Berlin', 'Born in Leeds, UK'])(
    'is not where they were born: %s',
    (line) => {
      expect(read(line).location).toBeNull();
    },
  );

  it('is no year with a word behind it', () => {
    expect(read('Summer 2019 Fellow').location).toBeNull();
  });
});

describe('A degree', () => {
  it('is read from a point below its school', () => {
    expect(
      schoolsOf(
        'Fern University, Leeds, UK                    2017 - now',
        '• Bachelor in Computer Science',
        '• GPA: 3.54/5.0',
        'Elm University, York, UK                      2015 - 2016',
        '• Bachelor in Mathematics',
      ),
    ).toEqual([
      ['Fern University', 'Bachelor', 2017, null],
      ['Elm University', 'Bachelor', 2015, 2016],
    ]);
  });

  it('may have a space within, and a month after “Ab”', () => {
    expect(
      schoolsOf(
        'M. Eng. Elektrotechnik                          Ab März 2026',
        'Hochschule Nordheim',
        'B. Eng. Elektrotechnik           Oktober 2020 - August 2024',
        'Hochschule Nordheim',
      ).map(([school, , from]) => [school, from]),
    ).toEqual([
      ['Hochschule Nordheim', 2026],
      ['Hochschule Nordheim', 2020],
    ]);
  });

  it('has marks beside its dates that are no date', () => {
    expect(
      schoolsOf('Malabar University', 'B.Tech in CSE (AI/ML) – CGPA: 9.01              Sept 2023 – Present'),
    ).toEqual([['Malabar University', 'B.Tech', 2023, null]]);
  });
});
