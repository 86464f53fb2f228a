import { stripVTControlCharacters } from 'node:util';

/** A test, hook, file or run that failed. */
export interface Failure {
  is: 'failure';
  file: string;
  title: string;
  errors: string[];
  /** What else is known, such as the pictures and texts of open pages. */
  notes: string[];
}

/** A file that has ended. */
export interface TestFile {
  is: 'file';
  file: string;
  /** Of its tests, hooks and imports. */
  seconds: number;
  longest: string;
  passed: number;
  skipped: string[];
}

/** A line of what test-reporter.ts writes; a run that was not cut short ends with `end`. */
export type TestRecord = Failure | TestFile | { is: 'end' };

export interface KindReport {
  kind: string;
  /** Wall clock time. */
  seconds: number;
  files: TestFile[];
  failures: Failure[];
}

const linesPerError = 15;
const linesPerNote = 45;
const failuresInFull = 30;

/** What a kind of test came to, by the lines its reporter wrote and the exit code of its run; a cut line is left out. */
export function kindReport(kind: string, lines: string, exitCode: number, seconds: number): KindReport {
  const records = lines.split('\n').flatMap(recordIn);
  const failures = records.filter((record) => record.is === 'failure');
  const files = records.filter((record) => record.is === 'file');
  const ended = records.some(({ is }) => is === 'end');
  const failed = (title: string): Failure => ({ is: 'failure', file: '', title, errors: [], notes: [] });
  if (!ended) failures.push(failed(`The ${kind} tests were cut short: their run ended with ${exitCode} and no report`));
  else if (exitCode !== 0 && failures.length === 0)
    failures.push(failed(`The ${kind} tests ended with ${exitCode}, although no test failed`));
  return { kind, seconds, files, failures };
}

function recordIn(line: string): TestRecord[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as TestRecord];
  } catch {
    return [];
  }
}

/** The failures in full, up to thirty of them, then the time of each kind and the ten slowest files. */
export function summary(reports: readonly KindReport[]): string {
  const failures = reports.flatMap((report) => report.failures);
  const kinds = reports.map(({ kind, seconds }) => `${kind} ${Math.round(seconds)} s`).join(', ');
  const slowest = reports
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, seconds, longest }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${longest})`);
  return [
    ...(failures.length > 0 ? [`Failed tests: ${failures.length}`, ...failures.map(inFull), ''] : []),
    'Slowest files:',
    ...slowest,
    `By kind: ${kinds}.`,
  ].join('\n');
}

function inFull({ file, title, errors, notes }: Failure, index: number): string {
  const head = `${index + 1}. ${file}\n   ${title}`;
  if (index >= failuresInFull) return head;
  return [
    head,
    ...errors.map((error) => first(linesPerError, error)),
    ...notes.map((note) => first(linesPerNote, note)),
  ]
    .join('\n')
    .replaceAll(/\n+/g, '\n');
}

const first = (count: number, text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => `     ${line.slice(0, 300)}`)
    .join('\n');
