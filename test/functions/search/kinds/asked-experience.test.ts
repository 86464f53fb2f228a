import { expect, it } from 'vitest';
import { askedExperience } from '../../../../functions/search/kinds/asked-experience.ts';

it.each<[question: string, text: string, years?: object]>([
  ['5+ years java', 'java', { from: 5 }],
  ['java 5 + yrs', 'java', { from: 5 }],
  ['nurse with 3 or more years of experience', 'nurse with', { from: 3 }],
  ['10 plus years experience finance', 'finance', { from: 10 }],
  ['at least 4 years welding', 'welding', { from: 4 }],
  ['Minimum of 2 years exp hvac', 'hvac', { from: 2 }],
  ['over 6 years, devops', ', devops', { from: 6 }],
  ['up to 2 years nurse', 'nurse', { to: 2 }],
  ['less than 1 year of experience', '', { to: 1 }],
  ['max 3 yrs python', 'python', { to: 3 }],
  ['hvac 3 years experience', 'hvac', { to: 3 }],
  ['2 yrs of exp data', 'data', { to: 2 }],
  ['2 year contract nurse', '2 year contract nurse'],
  ['year 2026 graduate', 'year 2026 graduate'],
  ['"5+ years" java', '"5+ years" java'],
  ['java OR 5+ years', 'java OR 5+ years'],
  ['', ''],
])('Of %s the text %s and these years are asked for: %j', (question, text, years) => {
  expect(askedExperience(question)).toEqual({ text, ...(years && { years }) });
});
