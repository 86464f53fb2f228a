import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

export interface Emulator {
  endpoint: string;
  /** What an AWS client or the CDK CLI needs to call it. */
  env: Record<string, string>;
  logFile: string;
  stop(): void;
}

/** An implementation of AWS that others wrote: how its program is started on a port, and what says that it accepts requests. */
export interface EmulatorKind {
  program: string;
  argumentsFor?: (port: string) => string[];
  variablesFor?: (port: string) => Record<string, string>;
  health: string;
}

/** Deploys stacks (MIT). */
export const ministack: EmulatorKind = {
  program: 'ministack',
  variablesFor: (port) => ({ GATEWAY_PORT: port, BIND_HOST: '127.0.0.1', LAMBDA_ACCOUNT_CONCURRENCY: '100' }),
  health: '/_ministack/health',
};

/** Serves single services (Apache-2.0). */
export const moto: EmulatorKind = {
  program: 'moto_server',
  argumentsFor: (port) => ['-H', '127.0.0.1', '-p', port],
  health: '/moto-api/data.json',
};

/** Starts an emulator on a free loopback port, with its state below the folder; resolves when it accepts requests. */
export async function startEmulator(
  { program, argumentsFor, variablesFor, health }: EmulatorKind,
  programs: string,
  folder: string,
): Promise<Emulator> {
  const port = String(await freePort());
  const shims = path.join(folder, 'bin');
  mkdirSync(shims, { recursive: true });
  // It runs handlers in the Node that it finds first, which must be the one that the templates name.
  if (!existsSync(path.join(shims, 'node'))) symlinkSync(process.execPath, path.join(shims, 'node'));
  const logFile = path.join(folder, 'emulator.log');
  const log = openSync(logFile, 'w');
  const child = spawn(path.join(programs, program), argumentsFor?.(port) ?? [], {
    cwd: folder,
    stdio: ['ignore', log, log],
    detached: true,
    env: { ...process.env, PATH: `${shims}:${process.env.PATH}`, ...variablesFor?.(port) },
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
  await healthy(`${endpoint}${health}`, logFile).catch((error: unknown) => {
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

async function healthy(address: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
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
