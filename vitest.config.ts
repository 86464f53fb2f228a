import { defineConfig } from 'vitest/config';

const node = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const;

/** Three kinds of test: quick ones, stories in a real browser, and protocol suites against the local AWS endpoints. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...node, name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/**/node_modules/**'] } },
      {
        test: {
          ...node,
          name: 'conformance',
          include: ['test/**/*.conformance.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'journeys',
          include: ['test/journeys/**/*.journey.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
