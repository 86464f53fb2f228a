import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { Failure, TestRecord } from './test-report.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Writes what happens to the file named by TEST_RECORD, a line of JSON each and as it happens, so that a run that is
 * killed or crashes leaves the names of what had failed by then. See test-report.ts for who reads it.
 */
export default class TestReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'failed') return;
    // Journeys note there what their pages showed (test/support/picture-failures.ts).
    const pages = (test.meta() as { pages?: string[] }).pages ?? [];
    writeFailure(fileOf(test.module), test.fullName, result.errors, pages);
  }

  onTestSuiteResult(suite: TestSuite): void {
    writeFailure(fileOf(suite.module), `${suite.fullName} (before or after its tests)`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    writeFailure(fileOf(module), 'The file as a whole', module.errors());
    const tests = [...module.children.allTests()].map((test) => ({
      title: test.fullName,
      state: test.result().state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    }));
    const longest = tests.toSorted((one, other) => other.seconds - one.seconds)[0];
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    write({
      is: 'file',
      file: fileOf(module),
      seconds: (duration + collectDuration + setupDuration) / 1000,
      longest: longest ? `${longest.seconds.toFixed(1)} s: ${longest.title}` : '',
      passed: tests.filter(({ state }) => state === 'passed').length,
      skipped: tests.filter(({ state }) => state === 'skipped' || state === 'pending').map(({ title }) => title),
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      const during = typeof error['VITEST_TEST_NAME'] === 'string' ? ` while '${error['VITEST_TEST_NAME']}' ran` : '';
      const at = typeof error['VITEST_TEST_PATH'] === 'string' ? path.relative(root, error['VITEST_TEST_PATH']) : '';
      writeFailure(at, `An error outside of any test${during}`, [error]);
    }
    write({ is: 'end' });
  }
}

const fileOf = ({ moduleId }: TestModule): string => path.relative(root, moduleId);

function writeFailure(file: string, title: string, errors: readonly SerializedError[], notes: string[] = []): void {
  if (errors.length === 0) return;
  const failure: Failure = { is: 'failure', file, title, errors: errors.map(wordsOf), notes };
  write(failure);
}

/** Where our code was when it failed, the message, and the difference between what was expected and what came. */
function wordsOf({ name, message, diff, stack }: SerializedError): string {
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at /.test(line) && line.includes(root) && !line.includes('node_modules'))
    .slice(0, 3)
    .map((line) => line.replaceAll(`${root}/`, '').replace('file://', '').trim());
  return [...frames, `${name ?? 'Error'}: ${message}`, ...(typeof diff === 'string' ? [diff] : [])].join('\n');
}

function write(record: TestRecord): void {
  const file = process.env['TEST_RECORD'];
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
}
