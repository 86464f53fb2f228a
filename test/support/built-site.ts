import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Reads and weighs the files of a built site. */
export function filesIn(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const built = (pattern: RegExp) =>
    readdirSync(path.join(folder, 'assets'))
      .filter((file) => pattern.test(file))
      .map((file) => `assets/${file}`);
  const weightOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length, 0);

  /** These scripts and those that they import, without dynamic imports. */
  function withImports(files: readonly string[]): string[] {
    const seen = new Set(files);
    for (const file of seen)
      for (const [, other] of read(file).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) seen.add(`assets/${other}`);
    return [...seen];
  }

  return { read, built, weightOf, withImports };
}
