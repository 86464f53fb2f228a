import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../functions/platform/table/keys.ts';
import { withConstants, withNamespace } from '../../../infra/build/keys-apart.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../functions/platform/table/keys.ts'), 'utf8');

describe('The page of keys, as it is bundled', () => {
  it('has a constant for each key, and the rest of the page', () => {
    const bundled = withConstants(page);
    const constants = [...bundled.matchAll(/^export const (\w+) = \/\* @__PURE__ \*\//gm)].map(([, name]) => name);
    expect(constants).toEqual(Object.keys(keys));
    expect(bundled).toContain('export const keyStarts = {');
    expect(bundled).not.toContain('export const keys');
  });

  it('keeps what a key says, without the comments about the next one', () => {
    const source = `const own = 1;
export const keys = {
  // Who is it?
  account: (id: number) => item(\`USER#\${id}\`, 'ACCOUNT'),

  // Which, oldest first?
  // And more.
  erasures: listing('gsi1', 'ERASURES'),
} as const;
`;
    expect(withConstants(source)).toBe(`const own = 1;

export const account = /* @__PURE__ */ (() => ((id: number) => item(\`USER#\${id}\`, 'ACCOUNT')))();
export const erasures = /* @__PURE__ */ (() => (listing('gsi1', 'ERASURES')))();

`);
  });

  it('is not changed silently into another form', () => {
    expect(() => withConstants('export const keys = makeKeys();')).toThrow('The page of keys has no object of them.');
  });
});

describe('A reader of keys, as it is bundled', () => {
  it.each([
    ["import { keys } from '../platform/table/keys.ts';", "import * as keys from '../platform/table/keys.ts';"],
    [
      "import { keys, sortable } from './keys.ts';",
      "import * as keys from './keys.ts'; import { sortable } from './keys.ts';",
    ],
    ["import { keyStarts } from './keys.ts';", "import { keyStarts } from './keys.ts';"],
    ["import { keysOfACall } from './table.ts';", "import { keysOfACall } from './table.ts';"],
  ])('imports them as a namespace: %s', (written, bundled) => {
    expect(withNamespace(`${written}\nread(keys.job(1));`)).toBe(`${bundled}\nread(keys.job(1));`);
  });
});
