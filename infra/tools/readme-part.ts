import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const document = path.join(import.meta.dirname, '../README.md');

/** Replaces what infra/README.md has between the marks that the command of this name writes there. */
export function writeReadmePart(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: written by npm run ${name} -->`, `<!-- end of ${name} -->`];
  const [head = '', rest] = readFileSync(document, 'utf8').split(begin);
  const [, tail] = rest?.split(end) ?? [];
  if (tail === undefined) throw new Error(`infra/README.md has no place '${begin}'.`);
  writeFileSync(document, `${head}${begin}\n\n${text}\n\n${end}${tail}`);
}
