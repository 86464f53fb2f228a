import { expect, it } from 'vitest';
import { seedsOfHalf, simulation } from './own-process.ts';

it('The product in a simulated cloud keeps every promise for as many seeds more', { timeout: 900_000 }, async () => {
  const { printed, exitCode } = await simulation('--from', String(seedsOfHalf + 1), '--seeds', String(seedsOfHalf));
  console.log(printed.split('\n').slice(-2).join('\n'));
  expect(exitCode, printed).toBe(0);
});
