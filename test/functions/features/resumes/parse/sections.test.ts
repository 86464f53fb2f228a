import { expect, it } from 'vitest';
import { sectionsOf, usualSize } from '../../../../../functions/features/resumes/parse/sections.ts';
import { flowingLines, linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { lineOf, newBlock, type Line } from '../../../../../functions/features/resumes/text/resume-text.ts';

const shown = (lines: readonly Line[]) =>
  sectionsOf(lines).map(({ kind, title, lines: own }) => [kind, title, ...own.map(({ text }) => text)]);

it.each([
  [
    'Ada\n\nExperience\nNurse\n\nEducation\nOberlin',
    [
      ['head', '', 'Ada'],
      ['work', 'Experience', 'Nurse'],
      ['education', 'Education', 'Oberlin'],
    ],
  ],
  // A heading that two lines break, the first of which is one by itself.
  [
    'Ada\n\nEDUCATION AND\nTRAINING\nOberlin',
    [
      ['head', '', 'Ada'],
      ['education', 'EDUCATION AND', 'Oberlin'],
    ],
  ],
  // The section’s first line beside its heading.
  [
    'Ada\nSkills   SQL   Java\nPython',
    [
      ['head', '', 'Ada'],
      ['skills', 'Skills', 'SQL  |  Java', 'Python'],
    ],
  ],
  [
    'Ada\nSkills: SQL, Java   Python\nmore',
    [
      ['head', '', 'Ada'],
      ['skills', 'Skills: SQL, Java', 'SQL, Java  |  Python', 'more'],
    ],
  ],
  // A heading on two lines.
  [
    'Ada\nTECHNICAL\nSKILLS\nSQL',
    [
      ['head', '', 'Ada'],
      ['skills', 'TECHNICAL', 'SQL'],
    ],
  ],
  [
    'Ada\nSKILLS\nSQL',
    [
      ['head', '', 'Ada'],
      ['skills', 'SKILLS', 'SQL'],
    ],
  ],
  [
    'Ada\nWork History\nNurse',
    [
      ['head', '', 'Ada'],
      ['work', 'Work History', 'Nurse'],
    ],
  ],
  [
    'Ada\nReferences:\nGrace',
    [
      ['head', '', 'Ada'],
      ['other', 'References:', 'Grace'],
    ],
  ],
  [
    'Ada\n\nTools\nSQL',
    [
      ['head', '', 'Ada'],
      ['skills', 'Tools', 'SQL'],
    ],
  ],
  // Words that are set like any other line head nothing.
  ['Ada\nexperience\nNurse', [['head', '', 'Ada', 'experience', 'Nurse']]],
  ['Ada\nTools\nSQL', [['head', '', 'Ada', 'Tools', 'SQL']]],
  ['Ada\nWork\nNurse', [['head', '', 'Ada', 'Work', 'Nurse']]],
  ['Ada\nReferences\nGrace', [['head', '', 'Ada', 'References', 'Grace']]],
  ['Ada\n\nContact\nAustin', [['head', '', 'Ada', 'Contact', 'Austin']]],
  [
    'Ada\nSKILLS\nSQL\n\nContact\nAustin',
    [
      ['head', '', 'Ada'],
      ['skills', 'SKILLS', 'SQL'],
      ['contact', 'Contact', 'Austin'],
    ],
  ],
])('%j has the sections that its headings begin', (text, sections) => {
  expect(shown(linesOfText(text))).toEqual(sections);
});

it('A line of a section has its place in the resume, and one beside a heading is plain and close to it', () => {
  const [head, skills] = sectionsOf(linesOfText('Ada\n\nSkills: SQL\nJava'));
  expect(head).toMatchObject({ kind: 'head', title: '', size: 0 });
  expect(skills).toMatchObject({ kind: 'skills', size: 10 });
  expect(
    skills!.lines.map(({ index, text, gap, isBold, parts }) => [index, text, gap, isBold, parts[0]!.text]),
  ).toEqual([
    [1, 'SQL', 0, false, 'SQL'],
    [2, 'Java', 14, false, 'Java'],
  ]);
  const beside = sectionsOf(linesOfText('Ada\n\nSkills   SQL   Java'))[1]!.lines[0]!;
  expect([beside.index, beside.gap, beside.parts.map(({ text }) => text)]).toEqual([1, 0, ['SQL', 'Java']]);
});

const row = (text: string, { level = 0, isBold = false, isApart = false } = {}) => ({ text, level, isBold, isApart });
const plain = ['Nurse', 'Austin', 'Nights', 'Wards'].map((text) => row(text));

it('Smaller headings within work belong to an entry, and are left out', () => {
  const lines = flowingLines([
    row('Ada'),
    row('EXPERIENCE', { level: 1 }),
    row('Nurse'),
    row('Highlights', { level: 4 }),
    row('Led nights'),
    row('EDUCATION', { level: 1 }),
    row('Highlights', { level: 4 }),
    ...plain,
  ]);
  expect(shown(lines)).toEqual([
    ['head', '', 'Ada'],
    ['work', 'EXPERIENCE', 'Nurse', 'Led nights'],
    ['education', 'EDUCATION', 'Highlights', 'Nurse', 'Austin', 'Nights', 'Wards'],
  ]);
});

it('Bold and larger letters, a wide gap or the beginning of a block make a heading', () => {
  const kinds = (heading: Partial<Parameters<typeof row>[1]>, change: (line: Line) => Line = (line) => line) =>
    sectionsOf(
      flowingLines([row('Ada'), row('references', heading), ...plain]).map((line, at) =>
        at === 1 ? change(line) : line,
      ),
    ).map(({ kind }) => kind);
  expect(kinds({})).toEqual(['head']);
  expect(kinds({ isBold: true })).toEqual(['head', 'other']);
  expect(kinds({ level: 5 })).toEqual(['head', 'other']);
  const named = (change: Partial<Line>) =>
    kinds({}, (line) => ({
      ...line,
      text: 'References',
      parts: [{ ...line.parts[0]!, text: 'References' }],
      ...change,
    }));
  expect(named({})).toEqual(['head']);
  expect(named({ gap: 16 })).toEqual(['head']);
  expect(named({ gap: 16.5 })).toEqual(['head', 'other']);
  expect(named({ startsBlock: true })).toEqual(['head', 'other']);
  expect(named({ size: 11.2 })).toEqual(['head']);
  expect(named({ size: 11.3 })).toEqual(['head', 'other']);
});

it('A first heading about contacts needs larger letters than the text', () => {
  const kinds = (level: number) =>
    sectionsOf(flowingLines([row('CONTACT', { level, isBold: true }), ...plain])).map(({ kind }) => kind);
  expect([kinds(0), kinds(6)]).toEqual([['head'], ['head', 'contact']]);
});

it('The two lines of a heading are short, in capitals and on one page', () => {
  const two = (first: string, second: string, pages = [0, 0]) => {
    const lines = [first, second, 'SQL'].map((text, at) => {
      const part = { text, left: 0, top: 14 * at, width: 0, height: 10, isBold: false };
      return lineOf([part], { page: pages[at] ?? 1, gap: at === 0 ? newBlock : 14 });
    });
    return shown(lines).length;
  };
  expect(two('TECHNICAL', 'SKILLS')).toBe(2);
  expect(shown(linesOfText('TECHNICAL\nProficiency\nSQL')).length).toBe(1);
  expect(shown(linesOfText('Technical\nPROFICIENCY\nSQL')).length).toBe(1);
  expect(two('TECHNICAL', 'PROFICIENCY', [0, 1])).toBe(1);
  expect(two('TECHNICAL', 'PROFICIENCY')).toBe(2);
});

it('The usual height of letters is that of the middle line, and 10 where there is none', () => {
  expect(usualSize(flowingLines([row('a', { level: 1 }), row('b', { level: 6 }), row('c')]))).toBe(11);
  expect(usualSize([])).toBe(10);
});

it('What several entries of work each have heads no section, however it is set', () => {
  const entry = (title: string) => `${title}\n\nKEY ACHIEVEMENTS\nSold the mill\n`;
  expect(shown(linesOfText(`Ada\n\nEXPERIENCE\n${entry('Nurse')}\n${entry('Cook')}`)).map(([kind]) => kind)).toEqual([
    'head',
    'work',
  ]);
  expect(shown(linesOfText(`Ada\n\nEXPERIENCE\n${entry('Nurse')}`)).map(([kind]) => kind)).toEqual([
    'head',
    'work',
    'awards',
  ]);
});
