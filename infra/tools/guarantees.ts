import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

/*
 * Runs every method that shows what nothing may break, and prints one table of what each checked. Ends with 1 where one
 * found something.
 *
 *   npm run guarantees                        each at its long size, which takes hours
 *   npm run guarantees -- --short             at the size of a run of the tests
 *   npm run guarantees -- --only simulation   these alone, of the size that --size says: '7 seeds'
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

/** What the tests of a method print of what they checked, and how many they were. */
const ofTests = /^(?:checked: | +Tests +(?=.*passed))(.*)$/gm;
const whole = ['whole', 'whole'] as const;

/** What uploads and texts of a hostile user may lead to, in each place that shows or reads them. */
const filesAndContent = [
  'outside/files',
  'outside/mail/letters',
  'outside/mail/raw-message',
  'profile/render-avatar',
  'resumes/bad-files',
  'chat/receive-file',
  'claims/claim-files',
  'guest/pages',
  'accounts/letters',
  'ui/text/markdown',
  'web/app/served-page',
];

/** A method whose tests are in these files and folders. */
const tested = (name: string, project: string, ...files: string[]): Method => ({
  name,
  sizes: whole,
  command: () => ({ args: vitest(project, ...files) }),
  figures: ofTests,
});
const vitest = (project: string, ...files: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  ...files,
];
const numberOf = (size: string): string => size.split(' ')[0]!;

const methods: readonly Method[] = [
  {
    name: 'simulation',
    sizes: ['100000 seeds', '300 seeds'],
    command: (size) => ({ args: ['test/simulation/run.ts', '--seeds', numberOf(size)] }),
    figures: /^(\d+ seeds, .*)$/gm,
  },
  tested('crash at every write', 'unit*', 'test/crashes'),
  tested('permissions', 'unit*', 'test/permissions'),
  tested('input', 'unit*', 'hostile-queries.property', 'door/bad-input', 'door/nested-form', 'door/query-string'),
  {
    ...tested('input through forms', 'unit*', 'forms-take-any-input'),
    sizes: ['500 inputs', '4 inputs'],
    command: (size) => ({
      args: vitest('unit*', 'forms-take-any-input'),
      environment: { FORM_RUNS: numberOf(size) },
    }),
  },
  {
    name: 'calls from the description',
    sizes: ['600 s a role', '15 s a role'],
    command: (size) => ({ args: ['infra/tools/python/fuzz-api.ts', '--seconds', numberOf(size)] }),
    figures: /(\d+ generated.*)/g,
  },
  tested('files and content', 'unit*', ...filesAndContent),
  tested('personal data', 'unit*', 'test/functions/features/personal-data'),
  {
    ...tested('table against DynamoDB Local', 'conformance', 'services/dynamodb/'),
    sizes: ['100000 calls', '6000 calls'],
    command: (size) => ({
      args: vitest('conformance', 'services/dynamodb/'),
      environment: { DYNAMODB_FUZZ_CALLS: numberOf(size) },
    }),
  },
  {
    ...tested('open browsers', 'journeys*', 'many-browsers'),
    sizes: ['600 s', '15 s'],
    command: (size) => ({
      args: vitest('journeys*', 'many-browsers'),
      environment: { SOAK_SECONDS: numberOf(size) },
    }),
  },
  {
    name: 'load and kills',
    sizes: ['30 minutes, 10 kills', '1 minute, 2 kills'],
    command: (size) => {
      const [minutes, kills] = size.match(/\d+/g) ?? [];
      return { args: ['test/load/run.ts', '--minutes', minutes!, '--kills', kills!] };
    },
    figures: /^(\d+ views; .*|\d+ lost, .*)$/gm,
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
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    size: { type: 'string' },
  },
});
const names = methods.map(({ name }) => name);
const wished = values.only ?? names;
if (wished.some((name) => !names.includes(name))) throw new Error(`The methods are ${names.join(', ')}`);
const chosen = methods.filter(({ name }) => wished.includes(name));
const rows = [['method', 'size', 'checked', 'violations', 'time']];
for (const method of chosen) rows.push([method.name, ...(await run(method, values))]);
console.log(`\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`);
