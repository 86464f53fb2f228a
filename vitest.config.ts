import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// A poll ends as soon as its condition holds; Vitest's own limit of one second is too short for a loaded machine.
const node = {
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // Every run of a function says that it ended, which would bury what a failed test shows.
  env: { POWERTOOLS_LOG_LEVEL: 'WARN' },
} as const;

/**
 * Tests of the server's side share the modules they load, which halves their time; those that replace a module, a client
 * or a global have theirs to themselves.
 */
const serverSide = [
  'test/{functions,shared,events}/**/*.test.ts',
  // A package has its tests beside it.
  'functions/search/engine/test/**/*.test.ts',
];
const isReplacing = (file: string): boolean =>
  /vi\.mock\(|mockClient\(|vi\.stub(Global|Env)\(|useFakeTimers|process\.env\.\w+ =[^=]/.test(
    readFileSync(file, 'utf8'),
  );
const sharing = globSync(serverSide).filter((file) => !isReplacing(file));

/** Tests of pages' rules that need no window, of the project's own files and of its constructs share theirs likewise. */
const others = [
  'test/web/**/*.test.ts',
  'test/house/**/*.test.ts',
  'test/infra/**/*.test.ts',
  'infra/laptop/test/**/*.test.ts',
];
const sharingToo = globSync(others).filter(
  (file) => !isReplacing(file) && !readFileSync(file, 'utf8').startsWith('// @vitest-environment'),
);

/**
 * Tests of pages share a thread that keeps what it has compiled, each in a window of its own, which halves their time;
 * a window's own address cannot be replaced there.
 */
const windows = globSync('test/web/**/*.test.{ts,tsx}').filter((file) => {
  const text = readFileSync(file, 'utf8');
  return text.startsWith('// @vitest-environment jsdom') && !text.includes("stubGlobal('location'");
});

/** Stories that measure time or fill both cores by themselves; all others run two at a time. */
const alone = [
  'accessibility',
  'accessibility-of-every-page',
  'closed-job-leaves-at-once',
  'crash',
  'dashboard-follows-moves',
  'landing',
  'latency',
  'load',
  'long-conversation',
  'many-browsers',
  'many-messages',
  'public-pages-are-quick',
].map((name) => `test/journeys/${name}.journey.ts`);
const journeys = {
  ...node,
  // Each starts a HireHub and a browser of its own; the code of both is loaded, and grows warm, once.
  isolate: false,
  setupFiles: 'test/support/picture-failures.ts',
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 240_000,
  hookTimeout: 180_000,
};

/**
 * Four kinds of test: quick ones, stories in a real browser, protocol suites against the local AWS endpoints, and the
 * deployment to an independent AWS emulator.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The log names the tests that take longer.
    slowTestThreshold: 2_000,
    globalSetup: 'test/support/temporary-folder.ts',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{test,functions/search/engine,infra/laptop}/**/*.test.{ts,tsx}'],
          exclude: [...sharing, ...sharingToo, ...windows],
          setupFiles: ['patient-queries', 'hear-console', 'clean-window'].map((name) => `test/support/${name}.ts`),
        },
      },
      {
        test: {
          ...node,
          name: 'unit-windows',
          include: windows,
          pool: 'vmThreads',
          vmMemoryLimit: '1500MB',
          setupFiles: ['patient-queries', 'own-channels', 'hear-console', 'clean-window'].map(
            (name) => `test/support/${name}.ts`,
          ),
        },
      },
      {
        test: {
          ...node,
          name: 'unit-sharing',
          include: sharing,
          isolate: false,
          // The log of the functions goes through the console, which is shown where a test fails.
          env: { ...node.env, POWERTOOLS_DEV: 'true' },
        },
      },
      { test: { ...node, name: 'unit-sharing-too', include: sharingToo, isolate: false } },
      {
        test: {
          ...node,
          name: 'conformance',
          isolate: false,
          include: ['{test,functions/search/engine,infra/laptop}/**/*.conformance.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'cloud',
          include: ['test/**/*.cloud.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: ['test/journeys/**/*.journey.ts'],
          exclude: alone,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys-alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
