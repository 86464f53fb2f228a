import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isDrawn, type MutantPlace } from './draw.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { roomNames, rooms, type Room, type RoomName } from './rooms.ts';

/*
 * Changes the code in small ways and looks whether a test notices (mutation testing, by Stryker).
 *
 *   npm run mutants                   each room: shared, functions, web; a sample, the same for the same seed
 *   npm run mutants -- shared --seed 2 --rate 0.5
 *   npm run mutants -- functions --files 'functions/features/jobs/**' --rate 1
 *   npm run mutants -- --changed      only files that differ from --base (origin/main), of all rooms
 *
 * Prints each mutant that no test noticed, and each room's score; ends with an error below a room's target.
 */

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, '.local/mutants-run');
/** As many as CI has minutes for. */
const mostChangedFiles = 12;

interface ReportedMutant extends Omit<MutantPlace, 'file'> {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
}
interface Report {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'origin/main' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string' },
    files: { type: 'string' },
    changed: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in rooms));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}; the rooms are ${roomNames.join(', ')}.`);
  process.exit(2);
}
/** The files that a run is limited to. */
const named = values.changed ? changedFiles() : filesNamedBy(values.files);
const chosen = roomNames.filter((name) => positionals.length === 0 || positionals.includes(name));
const scores = chosen.map(scoreOf);
console.log();
for (const line of scores.flatMap((score) => score?.line ?? [])) console.log(line);
process.exitCode = scores.some((score) => score && !score.isEnough) ? 1 : 0;

function scoreOf(name: RoomName) {
  const room = rooms[name];
  const mutate = named?.filter((file) => isOfRoom(file, room)) ?? room.mutate;
  if (mutate.length === 0) return undefined;
  const rate = values.rate ? Number(values.rate) : values.changed ? 1 : room.rate;
  const report = reportOf(name, mutate, rate);
  const drawn = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter((mutant) => isDrawn({ ...mutant, file }, values.seed, rate))
      .map((mutant) => ({ ...mutant, file, line: source.split('\n')[mutant.location.start.line - 1]?.trim() ?? '' })),
  );
  const isFound = ({ status }: ReportedMutant) => status === 'Killed' || status === 'Timeout';
  const missed = drawn.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survivors = missed.filter(
    ({ file, line, replacement }) =>
      !equivalentMutants.some((one) => one.file === file && one.line === line && one.replacement === replacement),
  );
  for (const { file, location, status, mutatorName, line, replacement } of survivors)
    console.log(`${file}:${location.start.line} ${mutatorName}, ${status}\n  ${line}\n  -> ${replacement ?? ''}`);
  const found = drawn.filter(isFound).length;
  const tried = found + survivors.length;
  const score = tried === 0 ? 100 : (100 * found) / tried;
  const line = `${name}: ${score.toFixed(1)} % of ${tried} mutants found (${missed.length - survivors.length} equivalent); target ${room.target} %`;
  return { line, isEnough: score >= room.target };
}

function reportOf(name: RoomName, mutate: readonly string[], rate: number): Report {
  const room = rooms[name];
  mkdirSync(folder, { recursive: true });
  const tests = path.join(folder, `${name}.vitest.config.ts`);
  writeFileSync(
    tests,
    `export default ${JSON.stringify({
      test: {
        include: room.tests,
        exclude: 'leftOut' in room ? room.leftOut : [],
        environment: 'node',
        setupFiles: ['test/support/patient-queries.ts', 'test/support/own-channels.ts'],
        vmMemoryLimit: '1500MB',
        testTimeout: 20_000,
        hookTimeout: 60_000,
      },
    })};\n`,
  );
  const reportFile = path.join(folder, `${name}.json`);
  const config = path.join(folder, `${name}.stryker.json`);
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner', './infra/tools/mutants/draw-checker.ts'],
      checkers: ['draw'],
      vitest: { configFile: path.relative(root, tests), related: true, pool: room.pool },
      mutate,
      ignoreStatic: true,
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: reportFile },
      // Half of them only look which mutants are drawn, so that two run tests: one a core.
      concurrency: 4,
      // A busy machine must not pass for a mutant without an end.
      timeoutMS: 30_000,
      // All tests of the server's side are run once before the first change, on one core.
      dryRunTimeoutMinutes: 30,
      // TypeScript's own compiler has no interface for the tool's rewriting of tsconfig.json, which nothing needs here.
      tsconfigFile: 'none.json',
      tempDirName: '.local/mutants',
      ignorePatterns: ['.local/mutants', 'web/dist', 'cdk.out'],
      allowConsoleColors: false,
    }),
  );
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/stryker'), ['run', path.relative(root, config)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_SEED: values.seed, MUTANTS_RATE: String(rate) },
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
}

function isOfRoom(file: string, { mutate }: Room): boolean {
  const isOneOf = (globs: readonly string[]) => globs.some((glob) => path.matchesGlob(file, glob));
  return isOneOf(mutate) && !isOneOf(mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)));
}

function filesNamedBy(glob: string | undefined): string[] | undefined {
  return glob ? outputLines('git', ['ls-files']).filter((file) => path.matchesGlob(file, glob)) : undefined;
}

function changedFiles(): string[] {
  const range = `${values.base}...HEAD`;
  return outputLines('git', ['diff', '--name-only', '--diff-filter=d', range]).slice(0, mostChangedFiles);
}

function outputLines(command: string, args: string[]): string[] {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
