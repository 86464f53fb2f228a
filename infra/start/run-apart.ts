import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a file of Node with its arguments in a process of its own, which uses another core and whose memory is freed
 * when it ends. Throws the sentence, with everything that was printed, when it fails.
 */
export async function runApart(
  failure: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`${failure}:\n${printed}`);
}
