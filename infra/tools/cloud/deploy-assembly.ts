import { spawn } from 'node:child_process';
import { createWriteStream, globSync } from 'node:fs';
import path from 'node:path';
import type { Emulator } from './emulator.ts';

const root = path.join(import.meta.dirname, '../../..');
const account = '000000000000';

/**
 * Stacks that are synthesized and checked but not deployed to the emulator: the site's files are uploaded by CDK's own
 * Python function, which needs the AWS CLI as a layer.
 */
export const notDeployed: readonly string[] = ['HireHub-dev-Site'];

/** Names of the stacks of a cloud assembly. */
export function stacksIn(assembly: string): string[] {
  return globSync('*.template.json', { cwd: assembly })
    .map((file) => file.replace('.template.json', ''))
    .toSorted();
}

/** Bootstraps the emulator and deploys every stack of the assembly with the project's CDK CLI; returns their names. */
export async function deployAssembly(assembly: string, { env }: Emulator, logFile: string): Promise<string[]> {
  const stacks = stacksIn(assembly).filter((stack) => !notDeployed.includes(stack));
  await cdk(['bootstrap', `aws://${account}/us-east-1`, '--app', assembly], env, logFile);
  await cdk(
    ['deploy', ...stacks, '--app', assembly, '--exclusively', '--require-approval', 'never', '--concurrency', '4'],
    env,
    logFile,
  );
  return stacks;
}

function cdk(args: string[], env: Record<string, string>, logFile: string): Promise<void> {
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, [path.join(root, 'node_modules/aws-cdk/bin/cdk'), ...args, '--no-notices'], {
    cwd: root,
    env: { ...process.env, ...env, CDK_DISABLE_CLI_TELEMETRY: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`cdk ${args[0]} ended with ${code}; ${logFile} says why.`)),
    );
  });
}
