import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

/*
 * Runs every method that shows what nothing may break, and prints one table of what each checked. Ends with 1 where one
 * found something.
 *
 *   npm run guarantees                        each at its long size, which takes hours
 *   npm run guarantees -- --short             at the size of a run of the tests
 *   npm run guarantees -- --only simulation   one of them, of the size that --size says: '7 seeds'
 */

interface Method {
  name: string;
  /** How large it is, long and short: the value of a variable or option of its command. */
  sizes: readonly [long: string, short: string];
  command: (size: string) => { args: string[]; environment?: Record<string, string> };
  /** Where its output says what it checked. */
  figures: RegExp;
}

interface Options {
  short: boolean;
  size?: string;
}

const vitest = (project: string, ...files: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  ...files,
];
const passed = /Tests +(.*passed.*)/g;
const whole = ['whole', 'whole'] as const;

const methods: readonly Method[] = [
  {
    name: 'simulation',
    sizes: ['100000 seeds', '300 seeds'],
    command: (size) => ({ args: ['test/simulation/run.ts', '--seeds', size.split(' ')[0]!] }),
    figures: /^(\d+ seeds, .*)$/gm,
  },
  {
    name: 'crash at every write',
    sizes: whole,
    command: () => ({ args: vitest('unit*', 'test/crashes') }),
    figures: /(\d+ crashes at .*)/g,
  },
  {
    name: 'permissions',
    sizes: whole,
    command: () => ({ args: vitest('unit*', 'test/permissions') }),
    figures: passed,
  },
  {
    name: 'personal data',
    sizes: whole,
    command: () => ({ args: vitest('unit*', 'test/functions/features/personal-data') }),
    figures: passed,
  },
  {
    name: 'table against DynamoDB Local',
    sizes: whole,
    command: () => ({ args: vitest('conformance', 'dynamodb') }),
    figures: passed,
  },
  {
    name: 'calls from the description',
    sizes: ['600 s a role', '15 s a role'],
    command: (size) => ({ args: ['infra/tools/python/fuzz-api.ts', '--seconds', size.split(' ')[0]!] }),
    figures: /(\d+ generated.*|Test cases:.*)/g,
  },
  {
    name: 'soak',
    sizes: ['1800 s', '20 s'],
    command: (size) => ({
      args: vitest('journeys*', 'many-browsers'),
      environment: { SOAK_SECONDS: size.split(' ')[0]! },
    }),
    figures: passed,
  },
];

async function run({ command, figures, sizes }: Method, { short: isShort, size: given }: Options): Promise<string[]> {
  const size = given ?? sizes[isShort ? 1 : 0];
  const { args, environment } = command(size);
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
      process.stdout.write(text);
    });
  const exitCode = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const checked = [...stripVTControlCharacters(printed).matchAll(figures)].map(([, figure]) => figure).join('; ');
  return [size, checked, violations(exitCode, checked), `${Math.round((performance.now() - begun) / 1000)} s`];
}

/** What a method found; one that does not say what it checked shows nothing. */
function violations(exitCode: number, checked: string): string {
  // 75 says that what it needs could not be installed.
  if (exitCode === 75) return 'left out';
  if (exitCode === 0 && checked !== '') return 'none';
  process.exitCode = 1;
  return exitCode === 0 ? 'unknown' : 'some, see above';
}

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' }, size: { type: 'string' } },
});
const chosen = methods.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0) throw new Error(`The methods are ${methods.map(({ name }) => name).join(', ')}`);
const rows = [['method', 'size', 'checked', 'violations', 'time']];
for (const method of chosen) rows.push([method.name, ...(await run(method, values))]);
console.log(`\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`);
