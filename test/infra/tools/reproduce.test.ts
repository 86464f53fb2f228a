import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { differingFiles } from '../../../infra/tools/reproduce.ts';
import { temporaryFolder } from '../start/temporary-folder.ts';

/** An assembly of these files. */
function assemblyOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const built = { 'Api.template.json': '{}', 'asset.1/index.mjs': 'one', 'Api.metadata.json': 'line 1' };

it('A second build is the same where each of its files is there with the same bytes', () => {
  const leftover = { 'asset.0/index.mjs': 'zero', 'Api.metadata.json': 'line 2' };
  expect(differingFiles(assemblyOf(built), assemblyOf({ ...built, ...leftover }))).toEqual([]);
});

it('A second build names each file that changed or is missing', () => {
  const other = { 'Api.template.json': '{ }', 'Api.metadata.json': 'line 1' };
  expect(differingFiles(assemblyOf(built), assemblyOf(other))).toEqual(['Api.template.json', 'asset.1/index.mjs']);
});
