import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';

/*
 * Runs every kind of test one after the other and ends with one line, "N passed, N failed".
 *
 *   npm test                  all that this machine can run; says what it left out and why
 *   npm test -- unit journeys only these kinds
 *
 * With CI=true nothing may be left out: a missing browser or a skipped test is a failure.
 */

const root = path.join(import.meta.dirname, '../..');
const kinds = {
  unit: 'test/**/*.test.{ts,tsx}',
  conformance: 'test/**/*.conformance.ts',
  journeys: 'test/journeys/**/*.journey.ts',
};
type Kind = keyof typeof kinds;

interface Outcome {
  passed: number;
  failed: number;
  /** Sentences about what did not run. */
  leftOut: string[];
}

/** The part of Vitest's JSON report that is used. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const strict = process.env.CI === 'true' || process.env.CI === '1';

async function runKind(kind: Kind): Promise<Outcome> {
  if (globSync(kinds[kind], { cwd: root, exclude: ['**/node_modules/**'] }).length === 0)
    return { passed: 0, failed: 0, leftOut: [`There are no ${kind} tests.`] };
  const browser = kind === 'journeys' ? findChromium() : undefined;
  if (kind === 'journeys' && !browser) return withoutBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-test-'));
  const reportFile = path.join(folder, 'report.json');
  const exitCode = await vitest(
    ['run', '--project', kind, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    browser,
  );
  const outcome = existsSync(reportFile)
    ? outcomeOf(JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : { passed: 0, failed: 1, leftOut: [`The ${kind} tests ended without a report.`] };
  rmSync(folder, { recursive: true, force: true });
  // Vitest also fails for errors outside of any test.
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function vitest(args: string[], browser: string | undefined): Promise<number> {
  const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
  const child = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

function withoutBrowser(): Outcome {
  const why = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`
    : 'No Chromium or Chrome was found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.';
  return { passed: 0, failed: strict ? 1 : 0, leftOut: [`The journeys were skipped. ${why}`] };
}

/** Counts tests; a file that could not even be loaded is one failure, and in CI so is each skipped test. */
function outcomeOf({ numPassedTests, numFailedTests, testResults }: Report): Outcome {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status)),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length + (strict ? skipped.length : 0),
    leftOut: skipped.map(({ fullName }) => `Skipped: ${fullName}`),
  };
}

const selected = process.argv.slice(2);
const unknown = selected.filter((kind) => !(kind in kinds));
if (unknown.length > 0) {
  console.error(`There are no ${unknown.join(', ')} tests; the kinds are ${Object.keys(kinds).join(', ')}.`);
  process.exit(2);
}
const begun = performance.now();
const sum: Outcome = { passed: 0, failed: 0, leftOut: [] };
for (const kind of (Object.keys(kinds) as Kind[]).filter((name) => selected.length === 0 || selected.includes(name))) {
  const { passed, failed, leftOut } = await runKind(kind);
  sum.passed += passed;
  sum.failed += failed;
  sum.leftOut.push(...leftOut);
}
for (const sentence of sum.leftOut) console.log(sentence);
console.log(`All kinds took ${Math.round((performance.now() - begun) / 1000)} s.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
