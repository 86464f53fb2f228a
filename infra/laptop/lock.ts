import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that one process at a time uses a folder; throws a readable sentence, with the name of what runs, when
 * another does. Returns a function that releases it.
 */
export function lockFolder(folder: string, name: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'running.pid');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (holder && isRunning(holder))
      throw new Error(
        `Another ${name} (process ${holder}) is using ${folder}. End it first, or give this one a folder of its own.`,
      );
    // Its owner was killed.
    rmSync(file, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
