import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPythonTool, withPythonTools } from './python-tool.ts';

/*
 * Calls every operation as manager, recruiter, candidate and super manager with data that Schemathesis makes from the
 * API's own description, on a HireHub of its own with the demo world. Ends with 1 for a response that the description
 * does not allow, a status that it does not name, and every 5xx; with 75 where Schemathesis cannot be installed.
 *
 *   npm run fuzz:api -- [--role manager] [--seconds 20] [--seed 1] [--operation addClient] [--folder .local/world]
 *
 * A given folder stays; the HireHub in it is used, or a new one is kept there.
 */

/**
 * The checks of Schemathesis: what a response is must be what the description says. Wrong methods are not among them,
 * because CloudFront itself refuses TRACE with 403; refuse-address.test.ts proves the others.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'ignored_auth',
];

/** Ends the session that the others need; it has journeys of its own. */
const leftOut = ['signOutEverywhere'];

const users = {
  manager: 'daniel.reyes@example.com',
  recruiter: 'nathan.goldberg@example.com',
  candidate: 'aaliyah.jefferson@example.com',
  super_manager: 'margaret.osei@example.com',
} as const;
type User = keyof typeof users;

interface Settings {
  url: string;
  programs: string;
  folder: string;
  seconds: number;
  seed: number;
  operation?: string;
}

async function tokenOf(url: string, user: User, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users[user], password }),
  });
  const token = response.headers.get('jwt');
  if (!token) throw new Error(`${users[user]} could not sign in: ${response.status}`);
  return token;
}

/** Runs Schemathesis with the user's token and resolves with whether all was as described. */
function fuzz(token: string, { url, programs, folder, seconds, seed, operation }: Settings): Promise<boolean> {
  const operations = operation
    ? ['--include-operation-id', operation]
    : leftOut.flatMap((name) => ['--exclude-operation-id', name]);
  const settings = {
    header: `Authorization: Bearer ${token}`,
    checks: checks.join(','),
    phases: 'examples,coverage,fuzzing',
    seed: String(seed),
    'max-time': String(seconds),
    // Two threads that parse Python's own syntax at once end in a SystemError of CPython 3.11, now and then.
    workers: '1',
    warnings: 'off',
    'request-timeout': '20',
    'suppress-health-check': 'all',
  };
  const args = [
    'run',
    `${url}/api/openapi.json`,
    '--continue-on-failure',
    '--no-color',
    ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ...operations,
  ];
  // Its notes about failures go where the rest of the run goes.
  const child = spawn(path.join(programs, 'schemathesis'), args, { cwd: folder, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      role: { type: 'string' },
      seconds: { type: 'string', default: '20' },
      seed: { type: 'string', default: '20261122' },
      operation: { type: 'string' },
      folder: { type: 'string' },
    },
  });
  const programs = installPythonTool('schemathesis');
  const [{ startLocal }, { demoPassword }] = await Promise.all([
    import('../../start/start-local.ts'),
    import('../../demo-world/demo-accounts.ts'),
  ]);
  const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'hirehub-fuzz-'));
  const local = await startLocal({ port: 0, folder });
  try {
    const settings = { url: local.url, programs, folder, seconds: Number(values.seconds), seed: Number(values.seed) };
    const { operation, role } = values;
    for (const user of (Object.keys(users) as User[]).filter((name) => !role || name === role)) {
      console.log(`\nAs ${user}, for ${settings.seconds} s with seed ${settings.seed}`);
      const token = await tokenOf(local.url, user, demoPassword);
      if (!(await fuzz(token, { ...settings, ...(operation ? { operation } : {}) }))) process.exitCode = 1;
    }
  } finally {
    await local.close();
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await withPythonTools(main);
  process.exit();
}
