import { expect, it } from 'vitest';
import { found, sourcesOf } from '../../../../../functions/features/resumes/parse/evidence.ts';
import { sectionsOf } from '../../../../../functions/features/resumes/parse/sections.ts';
import { skillsOf } from '../../../../../functions/features/resumes/parse/skills-of.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const lines = linesOfText('Ada Byron   Austin\nNurse at Lakeside\nAda Byron');
const everywhere = { from: 0, to: 3 };

it('The evidence of a text is its first place, ignoring spaces, in each part that it runs over', () => {
  expect(sourcesOf('Ada Byron', lines, everywhere)).toEqual([{ line: 0, part: 0, from: 0, to: 9 }]);
  expect(sourcesOf('By ron', lines, everywhere)).toEqual([{ line: 0, part: 0, from: 4, to: 9 }]);
  expect(sourcesOf('Byron Austin Nurse', lines, everywhere)).toEqual([
    { line: 0, part: 0, from: 4, to: 9 },
    { line: 0, part: 1, from: 0, to: 6 },
    { line: 1, part: 0, from: 0, to: 5 },
  ]);
  expect(sourcesOf('Ada Byron', lines, { from: 1, to: 99 })).toEqual([{ line: 2, part: 0, from: 0, to: 9 }]);
});

it('What the lines do not spell has no evidence, and is no fact', () => {
  for (const text of ['ada byron', 'Grace', '', '  ']) expect(sourcesOf(text, lines, everywhere), text).toBeUndefined();
  expect(sourcesOf('Nurse', lines, { from: 2, to: 3 })).toBeUndefined();
  expect(sourcesOf('Nurse', lines, { from: -5, to: 1 })).toBeUndefined();
  const fact = { value: 7, raw: 'Nurse', confidence: 0.6 };
  expect(found(fact, lines, everywhere)).toEqual({
    value: 7,
    confidence: 0.6,
    sources: [{ line: 1, part: 0, from: 0, to: 5 }],
  });
  expect(found({ ...fact, raw: 'Doctor' }, lines, everywhere)).toBeNull();
});

it('Skills are those that lists name, then those of sentences, each once with its first place', () => {
  const text = linesOfText(
    [
      'Ada Byron',
      'SKILLS',
      '• SQL, Java   Python',
      'React',
      'www.docker.example',
      '',
      'EXPERIENCE',
      'Oracle',
      'Nurse using Docker and SQL',
      'ada.kubernetes@example.com',
      '',
      'INTERESTS',
      'Kubernetes',
    ].join('\n'),
  );
  const skills = skillsOf(sectionsOf(text), text, new Set([6]));
  const place = (line: number, part: number, from: number, to: number) => ({ line, part, from, to });
  expect(skills.map(({ value, confidence, sources }) => [value.name, confidence, ...sources])).toEqual([
    ['SQL', 0.95, place(2, 0, 2, 5)],
    ['Java', 0.95, place(2, 0, 7, 11)],
    ['Python', 0.95, place(2, 1, 0, 6)],
    ['React', 0.95, place(3, 0, 0, 5)],
    ['Docker', 0.8, place(7, 0, 12, 18)],
  ]);
  expect(skills.every(({ value }) => value.id > 0)).toBe(true);
});
