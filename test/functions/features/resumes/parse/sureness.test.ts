import { expect, it } from 'vitest';
import { withSureness, withSurenessOfSchool } from '../../../../../functions/features/resumes/parse/sureness.ts';

const fact = <T>(value: T, confidence = 0.95) => ({ value, confidence, sources: [] });
const work = {
  title: fact('Welder'),
  company: fact('Harlow Steel'),
  location: null,
  isWorking: false,
  fromYear: fact(2019),
  fromMonth: fact(3),
  toYear: fact(2021),
  toMonth: null,
};
const sureFields = (entry: object) =>
  Object.entries(entry).flatMap(([name, one]) =>
    one && typeof one === 'object' && one.confidence >= 0.9 ? [name] : [],
  );

it('The facts of a whole entry of work are as sure as they were read', () => {
  expect(withSureness(work)).toEqual(work);
});

it('Without a company, or with one that is doubtful, nothing of an entry of work is sure', () => {
  expect(sureFields(withSureness({ ...work, company: null }))).toEqual([]);
  expect(sureFields(withSureness({ ...work, company: fact('Harlow Steel', 0.5) }))).toEqual([]);
  expect(sureFields(withSureness({ ...work, title: null }))).toEqual([]);
  expect(sureFields(withSureness({ ...work, toMonth: fact(7), company: null }))).toEqual([]);
});

it('The title of work that goes on is as sure as one with an end', () => {
  expect(sureFields(withSureness({ ...work, toYear: null, isWorking: true }))).toContain('title');
});

it('A title without dates is not sure, its company is', () => {
  const undated = { ...work, fromYear: null, fromMonth: null, toYear: null };
  expect(sureFields(withSureness(undated))).toEqual(['company']);
});

it('A short school with its degree is sure, and a subject never', () => {
  const education = {
    school: fact('Harlow College'),
    degree: fact('Diploma'),
    study: fact('Welding'),
    from: null,
    to: null,
  };
  expect(sureFields(withSurenessOfSchool(education))).toEqual(['school', 'degree']);
  const long = fact('Harlow College, School of Trades and Design');
  expect(sureFields(withSurenessOfSchool({ ...education, school: long }))).toEqual(['degree']);
  const wordy = fact('Harlow College of Trades and Design');
  expect(sureFields(withSurenessOfSchool({ ...education, school: wordy }))).toEqual(['degree']);
  expect(sureFields(withSurenessOfSchool({ ...education, degree: fact('Diploma in Welding and Steel') }))).toEqual([
    'school',
  ]);
  expect(sureFields(withSurenessOfSchool({ ...education, degree: null }))).toEqual([]);
});
