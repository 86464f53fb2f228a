import { expect, it } from 'vitest';
import { readableLines } from '../../../../../functions/features/resumes/parse/readable-lines.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (...lines: string[]) => readableLines(linesOfText(lines.join('\n'))).map(({ text }) => text);

it('A letter before a capital in three lines or more is the sign of a list', () => {
  expect(read('f Led a team', 'f Wrote the plan', 'of both towns', 'f Sold it')).toEqual([
    '• Led a team',
    '• Wrote the plan',
    'of both towns',
    '• Sold it',
  ]);
  expect(read('f Led a team', 'f Wrote the plan')).toEqual(['f Led a team', 'f Wrote the plan']);
  // A word of French, Spanish or Italian.
  expect(read('à Paris', 'à Lyon', 'à Nice')).toEqual(['à Paris', 'à Lyon', 'à Nice']);
});

it('Letters of icon fonts, soft hyphens and dots that lead the eye are spaces, each in its place', () => {
  expect(read('\ue0c8 Leeds', '\u00adMira Holt', '２０１９')).toEqual(['Leeds', 'Mira Holt', '2019']);
  const [line] = read('Fern Ltd . . . . . . . 2019');
  expect(line).toMatch(/^Fern Ltd {10,}2019$/);
});

it('Employers before leader dots, and points below icon letters, are read in work', () => {
  const { workExperiences } = parseResume({
    lines: linesOfText(
      [
        'Mira Holt',
        'mira@example.com',
        '',
        'EXPERIENCE',
        'Fern Hollow Co. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .',
        'Senior Engineer  2022/10-2024/07',
        'f Led the team of the North Mill',
        'f Wrote its plan',
        'Tallow Co. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . ',
        'Site Engineer  2019/02-2022/09',
        'f Built two mills',
      ].join('\n'),
    ),
    links: [],
  });
  expect(workExperiences.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Senior Engineer', 'Fern Hollow Co'],
    ['Site Engineer', 'Tallow Co'],
  ]);
});
