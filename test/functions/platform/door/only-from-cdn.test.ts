import { expect, it, vi } from 'vitest';
import { isFromCdn } from '../../../../functions/platform/door/only-from-cdn.ts';

it.each([
  ['the-first', true],
  ['the-next', true],
  ['the-first,the-next', false],
  ['the-firs', false],
  ['', false],
  [undefined, false],
])('Either of two secrets proves the CDN while one follows the other: %s', (given, proves) => {
  vi.stubEnv('ORIGIN_SECRET', 'the-first,the-next');
  expect(isFromCdn(given)).toBe(proves);
});
