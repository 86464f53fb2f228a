import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const programs = '/usr/lib/postgresql/15/bin';
/** The server runs as a user of its own, who may not enter a private TMPDIR. */
const temporary = '/var/tmp';
/** Memory for everything, no waiting for disks, no compilation of short queries: as quick as it gets. */
const settings = {
  listen_addresses: '',
  shared_buffers: '1GB',
  work_mem: '128MB',
  maintenance_work_mem: '512MB',
  effective_cache_size: '4GB',
  random_page_cost: '1.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '2',
};

/** Whether Debian's PostgreSQL 15 with its contributed extensions is on this machine. */
export function hasPostgres(): boolean {
  return existsSync(join(programs, 'initdb')) && existsSync('/usr/share/postgresql/15/extension/intarray.control');
}

export interface PostgresServer {
  client: Client;
  close(): Promise<void>;
}

/** Starts a server of its own in a temporary folder, reachable by a socket there only. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(temporary, 'search-bench-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]): void =>
    void execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  const options = Object.entries({ ...settings, unix_socket_directories: folder }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start']);
  const client = new Client({ host: folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  const stop = (): void => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  // The end of this process ends the server too, and a signal alone would not run the exit handlers.
  process.once('exit', stop);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const close = async (): Promise<void> => {
    await client.end();
    process.off('exit', stop);
    stop();
  };
  return { client, close };
}

/** The server refuses to run as root; Debian's package brings a user for it. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}
