import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ignoredResources } from '../ignored-resources.ts';
import { resourceKinds } from '../resource-kinds.ts';

it('Every ignored type has a reason, and none of them is known', () => {
  for (const [type, { reason }] of Object.entries(ignoredResources)) {
    expect(reason.length, type).toBeGreaterThan(20);
    expect(resourceKinds).not.toHaveProperty([type]);
  }
});

it('Each file of a kind is used by the list of kinds or by another kind', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = readdirSync(path.join(root, 'resources'));
  const texts = ['resource-kinds.ts', ...files.map((file) => `resources/${file}`)].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  expect(files.filter((file) => !texts.some((text) => text.includes(`/${file}'`)))).toEqual([]);
});
