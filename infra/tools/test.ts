import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtHandlers, builtSite } from '../start/build.ts';
import { findChromium } from './find-chromium.ts';
import type { Failure, KindReport } from './test-report.ts';
import { kindReport, summary } from './test-report.ts';

/*
 * Runs every kind of test one after the other. Ends with what failed and why, the time of each kind, the ten slowest
 * files and one line, "N passed, N failed".
 *
 *   npm test                  all that this machine can run; says what it left out and why
 *   npm test -- unit journeys only these kinds
 *
 * With CI=true nothing may be left out: a missing browser or a skipped test is a failure.
 */

const root = path.join(import.meta.dirname, '../..');
const kinds = {
  unit: '{test,functions/search/engine,infra/laptop}/**/*.test.{ts,tsx}',
  conformance: '{test,functions/search/engine,infra/laptop}/**/*.conformance.ts',
  journeys: 'test/journeys/**/*.journey.ts',
};
type Kind = keyof typeof kinds;

interface Outcome extends KindReport {
  /** Sentences about what did not run. */
  leftOut: string[];
}

const strict = process.env.CI === 'true' || process.env.CI === '1';

async function runKind(kind: Kind): Promise<Outcome> {
  const nothing = { kind, seconds: 0, files: [], failures: [] };
  if (globSync(kinds[kind], { cwd: root, exclude: ['**/node_modules/**'] }).length === 0)
    return { ...nothing, leftOut: [`There are no ${kind} tests.`] };
  const browser = kind === 'journeys' ? findChromium() : undefined;
  if (kind === 'journeys' && !browser) return { ...nothing, ...withoutBrowser() };
  const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-test-'));
  const record = path.join(folder, 'record');
  const begun = performance.now();
  const reporters = ['--reporter=default', '--reporter=./infra/tools/test-reporter.ts'];
  // Journeys print what they measure; what other tests log is of use where they fail.
  const silence = kind === 'journeys' ? [] : ['--silent=passed-only'];
  const exitCode = await vitest(['run', '--project', `${kind}*`, ...reporters, ...silence], {
    TEST_RECORD: record,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
  });
  const lines = existsSync(record) ? readFileSync(record, 'utf8') : '';
  rmSync(folder, { recursive: true, force: true });
  const report = kindReport(kind, lines, exitCode, (performance.now() - begun) / 1000);
  const skipped = report.files.flatMap(({ file, skipped: titles }) => titles.map((title) => ({ file, title })));
  // In CI a skipped test is a failure.
  const missing = skipped.map(({ file, title }) => failureOf(`Skipped: ${title}`, file));
  return {
    ...report,
    failures: [...report.failures, ...(strict ? missing : [])],
    leftOut: skipped.map(({ title }) => `Skipped: ${title}`),
  };
}

const failureOf = (title: string, file = ''): Failure => ({ is: 'failure', file, title, errors: [], notes: [] });

function vitest(args: string[], added: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...added },
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** Once for all kinds; what fails to build is built again, and reported, by the first test that needs it. */
async function build(): Promise<Outcome> {
  const begun = performance.now();
  await Promise.allSettled([builtHandlers(), builtSite()]);
  return { kind: 'build', seconds: (performance.now() - begun) / 1000, files: [], failures: [], leftOut: [] };
}

function withoutBrowser(): Pick<Outcome, 'failures' | 'leftOut'> {
  const why = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`
    : 'No Chromium or Chrome was found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.';
  const sentence = `The journeys were skipped. ${why}`;
  return { failures: strict ? [failureOf(sentence)] : [], leftOut: [sentence] };
}

const selected = process.argv.slice(2);
const unknown = selected.filter((kind) => !(kind in kinds));
if (unknown.length > 0) {
  console.error(`There are no ${unknown.join(', ')} tests; the kinds are ${Object.keys(kinds).join(', ')}.`);
  process.exit(2);
}
const begun = performance.now();
const outcomes: Outcome[] = [await build()];
for (const kind of (Object.keys(kinds) as Kind[]).filter((name) => selected.length === 0 || selected.includes(name)))
  outcomes.push(await runKind(kind));
const passed = outcomes.flatMap(({ files }) => files).reduce((sum, file) => sum + file.passed, 0);
const failed = outcomes.flatMap(({ failures }) => failures).length;
const inShort = summary(outcomes);
// .ci/run has more steps after the tests and repeats this at its end.
if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, `${inShort}\n`);
for (const sentence of outcomes.flatMap(({ leftOut }) => leftOut)) console.log(sentence);
console.log(`\n${inShort}`);
console.log(`All kinds took ${Math.round((performance.now() - begun) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
