import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** HireHub in a process of its own, as `npm start` runs it, without the demo world. */
export interface ChildHireHub {
  url: string;
  /** Seconds from the start of the process until it was ready. */
  readyAfter: number;
  /** The memory that the process holds now, in MB (Linux only). */
  memory(): number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts HireHub on a free port with its state in this folder; throws its output when it does not start. */
export async function startChild(folder: string): Promise<ChildHireHub> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'infra/start/run.ts'), '--port', '0', '--folder', folder, '--no-world'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await siteOf(child);
  return {
    url,
    readyAfter: (performance.now() - begun) / 1000,
    memory: () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function siteOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /Ready in[\s\S]*Site\s+(http:\/\/\S+)\n/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`HireHub ended with ${code} before it was ready:\n${said}`)));
  });
}
