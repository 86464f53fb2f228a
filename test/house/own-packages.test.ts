import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesMatching, root, sourceFiles } from './tree.ts';

// A package with its own door could be taken out of this house and used in another: nothing of the product goes in, and
// the product knows of it what its `exports` name.
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const isOwn = (name: string) => /^(shared|events|functions|web|infra|test)\//.test(name);

describe.each(workspaces)('The package %s', (folder) => {
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const doors = Object.values(exports).map(
    (file) => new RegExp(`^${path.posix.join(folder, file).replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
  );
  const isInside = (file: string) => file.startsWith(`${folder}/`);
  const inside = sourceFiles(folder);

  it('imports nothing of the product', () => {
    expect(
      inside.flatMap((file) =>
        file.imports.filter((name) => isOwn(name) && !isInside(name)).map((name) => `${file.path} imports ${name}`),
      ),
    ).toEqual([]);
  });

  it('is known by its exports alone', () => {
    expect(
      sourceFiles()
        .filter((file) => !isInside(file.path))
        .flatMap((file) =>
          file.imports
            .filter((name) => isInside(name) && !doors.some((door) => door.test(name)))
            .map((name) => `${file.path} imports ${name}`),
        ),
    ).toEqual([]);
  });

  it('has a page to read and tests beside it', () => {
    expect(filesMatching(`${folder}/README.md`)).toHaveLength(1);
    expect(filesMatching(`${folder}/**/*.test.{ts,tsx}`).length).toBeGreaterThan(0);
  });
});
