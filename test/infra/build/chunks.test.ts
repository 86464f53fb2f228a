import { expect, it } from 'vitest';
import { chunkOfPackages, packageOf } from '../../../infra/build/chunks.ts';

it('A module belongs to the innermost package on its path, and ours to none', () => {
  expect(packageOf('/p/node_modules/@tanstack/react-query/build/index.js')).toBe('@tanstack/react-query');
  expect(packageOf('/p/node_modules/a/node_modules/b/index.js')).toBe('b');
  expect(packageOf(String.raw`C:\p\node_modules\@radix-ui\react-tabs\index.js`)).toBe('@radix-ui/react-tabs');
  expect(packageOf('/p/web/app/entry.tsx')).toBeUndefined();
});

it('A package is in one chunk with everything it depends on', () => {
  const chunkOf = chunkOfPackages();
  expect(chunkOf.get('scheduler')).toBe('react');
  expect(chunkOf.get('micromark')).toBe('markdown');
  expect(chunkOf.get('@aws-amplify/ui')).toBe('kit');
  // Of react-markdown too, but React comes first.
  expect(chunkOf.get('react')).toBe('react');
  expect(chunkOf.get('lucide-react')).toBeUndefined();
});
