import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/*
 * Installs the tools from PyPI that checks use, each into an environment of its own below `.local/tools`.
 *
 *   npm run python-tools -- cfn-lint ministack
 *
 * Ends with 75 where Python or the packages cannot be had: then nothing was checked, and nothing is wrong either.
 */

/** Each tool with everything it needs; the first package is the tool itself. */
const tools = {
  // CDK's own Python functions (bucket notifications) import boto3, which Lambda's Python runtimes bring; without
  // cryptography the emulator checks no token and refuses every one.
  ministack: ['ministack==1.5.33', 'boto3==1.43.106', 'cryptography==50.0.2'],
  // Its extra `server` brings much that only CloudFormation needs.
  moto: ['moto==5.1.22', 'flask==3.1.3', 'flask-cors==6.0.5', 'joserfc==1.8.0', 'cryptography==50.0.2'],
  'cfn-lint': ['cfn-lint==1.58.0'],
  schemathesis: ['schemathesis==4.32.5', 'hypothesis==6.170.15'],
  // A search engine in Rust, beside which ours is measured.
  tantivy: ['tantivy==0.27.0'],
} as const;
export type PythonTool = keyof typeof tools;

/** The exit status for a tool that could not be installed (EX_TEMPFAIL of sysexits.h). */
export const notInstalledStatus = 75;

/** The tool cannot be had on this machine; the message says what to do. */
export class NotInstalled extends Error {}

/** The first Python of at least 3.11 that can make environments; undefined where there is none. */
export function findPython(isUsable: (name: string) => boolean = runsTools): string | undefined {
  return ['python3.13', 'python3.12', 'python3.11', 'python3'].find(isUsable);
}

function runsTools(name: string): boolean {
  try {
    execFileSync(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a tool, once for each version, and returns the folder of its programs. Throws `NotInstalled` where there is
 * no Python or no package.
 */
export function installPythonTool(tool: PythonTool, python = findPython()): string {
  const packages = tools[tool];
  const home = path.join(import.meta.dirname, '../../../.local/tools', packages[0].replace('==', '-'));
  const programs = path.join(home, 'bin');
  if (existsSync(path.join(home, 'complete'))) return programs;
  if (!python)
    throw new NotInstalled(
      `${tool} needs Python 3.11 or later with venv; install it (Debian: apt-get install python3 python3-venv).`,
    );
  mkdirSync(path.dirname(home), { recursive: true });
  try {
    execFileSync(python, ['-m', 'venv', '--clear', home], { stdio: 'inherit' });
    execFileSync(path.join(programs, 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...packages], {
      stdio: 'inherit',
    });
  } catch {
    throw new NotInstalled(`${packages.join(', ')} could not be installed; pip says why above.`);
  }
  // Only now: an installation that was interrupted starts over.
  mkdirSync(path.join(home, 'complete'));
  return programs;
}

/** Runs a program that needs such tools; where one is missing it says so and ends with 75. */
export async function withPythonTools(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error;
    console.error(error.message);
    process.exitCode = notInstalledStatus;
  }
}

function isTool(name: string): name is PythonTool {
  return Object.hasOwn(tools, name);
}

if (import.meta.main) {
  await withPythonTools(() => {
    for (const name of process.argv.slice(2)) {
      if (!isTool(name)) throw new Error(`There is no tool ${name}; known are ${Object.keys(tools).join(', ')}.`);
      console.log(`${name} is in ${installPythonTool(name)}`);
    }
  });
}
