import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs the simulation in a process of its own, whose clock and chance are not those of the tests. */
export function simulation(...options: string[]): Promise<{ printed: string; exitCode: number | null }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts'), ...options]);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  return new Promise((resolve) => child.on('exit', (exitCode) => resolve({ printed, exitCode })));
}

/** How many seeds one of two files of tests runs, so that both workers have a half. */
export const seedsOfHalf = Number(process.env.SIMULATION_SEEDS ?? '1000') / 2;
