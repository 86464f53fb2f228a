import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

const examples = {
  feature: 'npm run new-feature -- references',
  operation: 'npm run new-operation -- points redeem-points',
  record: 'npm run new-record -- reference',
};

/**
 * A verb phrase or noun as in file names: lower-case words joined by hyphens. Ends the process with a sentence when it
 * is not.
 */
export function nameFrom(text: string | undefined, what: keyof typeof examples): string {
  if (text && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
  console.error(`Name the ${what} in kebab-case, for example ${examples[what]}.`);
  process.exit(2);
}

/** `redeem-points` as `redeemPoints`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `redeem-points` as `RedeemPoints`. */
export function pascal(name: string): string {
  return camel(name).replace(/^./, (letter) => letter.toUpperCase());
}

/** Writes a new file; an existing one is never touched. */
export function create(file: string, text: string): void {
  const target = path.join(root, file);
  if (existsSync(target)) {
    console.log(`keeps    ${file}`);
    return;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  format(target);
  console.log(`creates  ${file}`);
}

/** Changes an existing file; throws when the change found nothing to replace. */
export function change(file: string, edit: (text: string) => string): void {
  const target = path.join(root, file);
  const before = readFileSync(target, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} does not look as expected; make this change by hand.`);
  writeFileSync(target, after);
  format(target);
  console.log(`changes  ${file}`);
}

// A name can be too long for the line that a template gives it.
function format(target: string): void {
  const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', '--log-level', 'warn', target], { cwd: root, stdio: 'inherit' });
}

/** Puts an import below the last one of a file. */
export function withImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const last = [...text.matchAll(/^import .*;\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
