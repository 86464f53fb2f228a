import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** The independent implementation of AWS that the deployment is proved on (MIT, PyPI). */
export const emulatorVersion = '1.5.33';

export interface Emulator {
  endpoint: string;
  /** What an AWS client or the CDK CLI needs to call it. */
  env: Record<string, string>;
  logFile: string;
  stop(): void;
}

/** The Python that can run the emulator (3.11 or later), or undefined where there is none. */
export function findPython(): string | undefined {
  return ['python3.13', 'python3.12', 'python3.11', 'python3'].find((name) => {
    try {
      execFileSync(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs the emulator into a folder of its own, once for each version, and returns the folder of its programs. */
export function installEmulator(python: string, folder: string): string {
  const home = path.join(folder, `ministack-${emulatorVersion}`);
  const programs = path.join(home, 'bin');
  if (!existsSync(path.join(programs, 'ministack'))) {
    execFileSync(python, ['-m', 'venv', home], { stdio: 'inherit' });
    // CDK's own Python functions (bucket notifications) import boto3, which Lambda's Python runtimes bring; without
    // cryptography the emulator checks no token and refuses every one.
    const packages = [`ministack==${emulatorVersion}`, 'boto3==1.43.106', 'cryptography==50.0.2'];
    execFileSync(path.join(programs, 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...packages], {
      stdio: 'inherit',
    });
  }
  return programs;
}

/** Starts the emulator on a free loopback port, with its state below the folder; resolves when it accepts requests. */
export async function startEmulator(programs: string, folder: string): Promise<Emulator> {
  const port = await freePort();
  const shims = path.join(folder, 'bin');
  mkdirSync(shims, { recursive: true });
  // It runs handlers in the Node that it finds first, which must be the one that the templates name.
  if (!existsSync(path.join(shims, 'node'))) symlinkSync(process.execPath, path.join(shims, 'node'));
  const logFile = path.join(folder, 'emulator.log');
  const log = openSync(logFile, 'w');
  const child = spawn(path.join(programs, 'ministack'), [], {
    cwd: folder,
    stdio: ['ignore', log, log],
    detached: true,
    env: {
      ...process.env,
      PATH: `${shims}:${process.env.PATH}`,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      LAMBDA_ACCOUNT_CONCURRENCY: '100',
    },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = () => {
    try {
      // The functions' processes are in the emulator's group.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended on its own.
    }
  };
  await healthy(endpoint, logFile).catch((error: unknown) => {
    stop();
    throw error;
  });
  const env = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
  };
  return { endpoint, env, logFile, stop };
}

async function healthy(endpoint: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(`${endpoint}/_ministack/health`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`The emulator did not start within 60 s; ${logFile} says why.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
