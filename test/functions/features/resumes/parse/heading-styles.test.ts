import { expect, it } from 'vitest';
import { headingsByStyle } from '../../../../../functions/features/resumes/parse/heading-styles.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import type { Line } from '../../../../../functions/features/resumes/text/resume-text.ts';

const usual = 10;
const lineOf = (text: string, size = usual): Line => ({ ...linesOfText(text)[0]!, size });
const kindOf = (headings: readonly string[], line: Line) =>
  headingsByStyle([...headings.map((text) => lineOf(text)), lineOf('Ran the ovens')], usual)(line);

it('A line is a heading where it is in capitals as the other headings are', () => {
  expect(kindOf(['EXPERIENCE', 'EDUCATION'], lineOf('CAREER AS A BAKER OF BREAD'))).toBe('work');
  expect(kindOf(['EXPERIENCE', 'EDUCATION'], lineOf('Career as somebody who bakes'))).toBeUndefined();
});

it('One heading in capitals among others does not make a line in capitals one', () => {
  expect(kindOf(['EXPERIENCE', 'Education', 'Skills'], lineOf('CAREER AS A BAKER OF BREAD'))).toBeUndefined();
});

it('A line of another size than the headings is none', () => {
  expect(kindOf(['EXPERIENCE', 'EDUCATION'], lineOf('CAREER AS A BAKER OF BREAD', 8))).toBeUndefined();
});
