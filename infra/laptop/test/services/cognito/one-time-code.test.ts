import { expect, it } from 'vitest';
import { codeAt, newSecret, stepAt, stepOf } from '../../../services/cognito/one-time-code.ts';

// The secret '12345678901234567890' of RFC 6238, in base32; its codes have eight digits, of which the last six are ours.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('At %i seconds the code is that of RFC 6238, appendix B', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
});

it('A code counts half a minute early and late, and no longer', () => {
  const now = 1_111_111_111_000;
  const shown = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((distance) => stepOf(secret, codeAt(secret, shown + distance), now));
  expect(found).toEqual([undefined, shown - 1, shown, shown + 1, undefined]);
});

it('A new secret has 160 bits in base32, and is another each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(50);
});
