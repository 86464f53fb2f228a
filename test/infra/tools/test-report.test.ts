import { expect, it } from 'vitest';
import { kindReport, summary, type Failure, type TestRecord } from '../../../infra/tools/test-report.ts';

const file = (name: string, seconds: number): TestRecord => ({
  is: 'file',
  file: name,
  seconds,
  longest: '1.0 s: A title',
  passed: 2,
  skipped: [],
});
const failure: Failure = {
  is: 'failure',
  file: 'test/journeys/one-hire.journey.ts',
  title: 'One hire > A guest applies',
  errors: [Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n')],
  notes: ['Page http://localhost:1/jobs, picture /tmp/a.png\nNo jobs match'],
};
const lines = (...records: TestRecord[]): string => records.map((record) => JSON.stringify(record)).join('\n');

it('The summary of a run lists each failure with file, title, the first 15 lines of its error, and the page', () => {
  const text = summary([kindReport('journeys', lines(failure, file('a', 1), { is: 'end' }), 1, 61)]);
  expect(text).toContain(
    'Failed tests: 1\n1. test/journeys/one-hire.journey.ts\n   One hire > A guest applies\n     line 1',
  );
  expect(text).toContain('line 15');
  expect(text).not.toContain('line 16');
  expect(text).toContain('picture /tmp/a.png\n     No jobs match');
});

it('The summary of a run ends with the ten slowest files and the time of each kind', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`file-${index}`, index));
  const text = summary([kindReport('unit', lines(...files, { is: 'end' }), 0, 61.4), kindReport('journeys', '', 0, 5)]);
  expect(text.split('\n').filter((line) => line.includes(' s  file-'))).toHaveLength(10);
  expect(text).toMatch(/Slowest files:\n +11.0 s {2}file-11/);
  expect(text).not.toContain('file-1 ');
  expect(text).toContain('By kind: unit 61 s, journeys 5 s.');
});

it('A run that was cut short is a failure and keeps those that it had reported', () => {
  const { failures } = kindReport('unit', `${lines(failure, file('a', 1))}\n{"is":"fai`, 137, 5);
  expect(failures.map(({ title }) => title)).toEqual([
    'One hire > A guest applies',
    'The unit tests were cut short: their run ended with 137 and no report',
  ]);
});

it('A run that fails without a failed test is a failure', () => {
  const { failures } = kindReport('unit', lines(file('a', 1), { is: 'end' }), 1, 5);
  expect(failures.map(({ title }) => title)).toEqual(['The unit tests ended with 1, although no test failed']);
});
