import { expect, it } from 'vitest';
import { headingKind, type SectionKind } from '../../../../../functions/features/resumes/parse/headings.ts';

it.each<[string, Exclude<SectionKind, 'head'> | undefined]>([
  ['Experience', 'work'],
  ['WORK EXPERIENCE:', 'work'],
  ['• Education', 'education'],
  ['My Skills', 'skills'],
  ['The Education', 'education'],
  ['Skills (12)', 'skills'],
  ['Skills & Tools', 'skills'],
  ['DIGITAL SKILLS', 'skills'],
  ['Mother tongue(s)', 'languages'],
  ['Licenses and Certifications', 'certifications'],
  ['Licenses Certifications', 'certifications'],
  ['About me', 'summary'],
  ['Open Source', 'projects'],
  ['Contact', 'contact'],
  ['Honors & Awards', 'awards'],
  ['Languages known', 'languages'],
  ['Hobbies and Interests', 'other'],
  // One wrong letter, one too many or one too few, of nine or more.
  ['Certificationz', 'certifications'],
  ['Certificattions', 'certifications'],
  ['Certificatons', 'certifications'],
  ['Xperience', 'work'],
  ['Technologes', 'skills'],
  ['Work Experince', 'work'],
  ['Professional Experiance', 'work'],
  ['Proffesional experience', undefined],
  ['Skils', undefined],
  ['Projets', 'projects'],
  ['Educatiom', 'education'],
  ['Edukatiom', undefined],
  ['Experience of mine', undefined],
  ['x'.repeat(45), undefined],
  ['', undefined],
  ['!!', undefined],
])('“%s” heads a section of its kind, or none', (text, kind) => {
  expect(headingKind(text)).toBe(kind);
});
