import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * Builds and synthesizes the stage dev a second time, from a copy of the sources in another folder, and compares every file of the
 * assembly (templates, bundles, site) with what `npm run synth` left here; ends with 1 where a byte differs.
 *
 *   npm run synth && npm run reproduce
 */

const root = path.join(import.meta.dirname, '../..');
const assembly = 'cdk.out';

/** The files of an assembly that another does not have as they are, sorted; it may have more, of earlier syntheses. */
export function differingFiles(assembly: string, other: string): string[] {
  const [wanted, found] = [digestsOf(assembly), digestsOf(other)];
  return [...wanted.keys()].filter((file) => wanted.get(file) !== found.get(file)).sort();
}

function digestsOf(folder: string): Map<string, string> {
  // Metadata, which is not deployed, names the lines of the sources by their place on this machine.
  const files = globSync('**', { cwd: folder, exclude: ['*.metadata.json'] }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return new Map(files.map((file) => [file, digest(file)]));
}

/** Copies everything but what was made here, and lends the copy the packages. */
function copySources(to: string): void {
  const made = new Set(['node_modules', 'dist', 'cdk.out', '.git', '.local', 'coverage']);
  cpSync(root, to, { recursive: true, filter: (file) => !made.has(path.basename(file)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
}

if (import.meta.main) {
  const copy = mkdtempSync(path.join(tmpdir(), 'hirehub-reproduce-'));
  try {
    copySources(copy);
    execFileSync('npm', ['run', '--silent', 'synth', '--', '-c', 'stage=dev'], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [here, there] = [path.join(root, assembly), path.join(copy, assembly)];
    const differing = differingFiles(there, here);
    for (const file of differing) console.error(`${file} is not the same in a second build.`);
    if (differing.length > 0) process.exitCode = 1;
    else console.log(`${digestsOf(there).size} files of bundles, site and templates are the same, byte for byte.`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
