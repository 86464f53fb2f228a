import { describe, expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const skillsIn = (...lines: string[]) =>
  parseResume({ lines: linesOfText(['Ann Porter', 'ann@example.com', '', ...lines].join('\n')), links: [] }).skills.map(
    ({ value }) => value.name,
  );

describe('Skills of a resume', () => {
  it.each([
    ['Aptitudes principales', 'Ventas'],
    ['Principais competências', 'Vendas'],
    ['Principales compétences', 'Ventes'],
    ['COMPETENZE PRINCIPALI', 'Vendite'],
    ['Top Kenntnisse', 'Vertrieb'],
  ])('are below the heading of an exported profile: %s', (heading, skill) => {
    expect(skillsIn(heading, '', skill)).toEqual(['Sales']);
  });

  it('are found below the languages, which are none themselves', () => {
    expect(skillsIn('LANGUAGES', '', 'French: fluent', 'Good knowledge of WordPress and Photoshop')).toEqual([
      'WordPress',
      'Adobe Photoshop',
    ]);
  });

  it('are the tools that a school is said to have taught, not its subjects', () => {
    const school = ['EDUCATION', '', 'Harlow College, 2015 - 2018', 'Diploma in Computing'];
    expect(skillsIn(...school, 'Programming languages learnt: Java, PHP')).toEqual(['Java', 'PHP']);
    expect(skillsIn(...school, 'Modules: Marketing, Accounting')).toEqual([]);
  });

  it('are in the tasks of a job, though a heading parts them from it', () => {
    const job = ['PROJECTS', '', 'Loan engine', '', 'RESPONSIBILITIES:', '', 'Set up Jenkins for Docker hosts'];
    expect(skillsIn(...job)).toEqual(['Jenkins', 'Docker']);
  });

  it('are not in the address of a page', () => {
    expect(skillsIn('SKILLS', '', 'Figma', 'annporter.github.io')).toEqual(['Figma']);
  });

  it('are surer in a list of skills than among certificates and in prose', () => {
    const text = [
      'SKILLS',
      '',
      'Figma',
      '',
      'CERTIFICATIONS',
      '',
      'Docker Basics Certificate',
      '',
      'PROJECTS',
      '',
      'A shop in Django',
    ];
    const { skills } = parseResume({ lines: linesOfText(['Ann Porter', '', ...text].join('\n')), links: [] });
    expect(skills.map(({ confidence }) => confidence >= 0.9)).toEqual([true, false, false]);
  });
});
