import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A service in a process of its own, and the address it printed. */
export interface KillableService {
  url: string;
  /** kill -9, resolving when the process is gone. */
  kill(): Promise<void>;
}

/** Starts a script that serves on a folder and prints its address on the first line. */
export async function startKillable(script: URL, folder: string): Promise<KillableService> {
  const child: ChildProcess = spawn(process.execPath, [script.pathname, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
