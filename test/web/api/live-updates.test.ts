// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { reconnectDelay } from '../../../web/api/live-updates.ts';

it('waits longer after each failed connection, up to 30 s, with a random half (NOTIF-56)', () => {
  expect([0, 1, 2, 10].map((attempt) => reconnectDelay(attempt, 0))).toEqual([500, 1000, 2000, 15_000]);
  expect(reconnectDelay(10, 1)).toBe(30_000);
});
