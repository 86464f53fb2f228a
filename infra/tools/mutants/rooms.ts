/** A part of the code whose tests are tried, and what the tests of that part are. */
export interface Room {
  mutate: readonly string[];
  tests: readonly string[];
  /** Tests that a run of mutants leaves out. */
  leftOut?: readonly string[];
  /** Where tests run: in threads, or in one that keeps what it has compiled, with a window of its own for each file. */
  pool: 'threads' | 'vmThreads';
  /** The share of the mutants that a run tries, so that at least six hundred are tried. */
  rate: number;
  /** The least percentage of the tried mutants that tests must find. */
  target: number;
}

export const rooms = {
  shared: {
    mutate: ['shared/rules/**/*.ts', 'shared/validation/**/*.ts', 'shared/contract/**/*.ts'],
    tests: [
      'test/shared/**/*.test.ts',
      'test/functions/platform/door/**/*.test.ts',
      'test/functions/features/description/**/*.test.ts',
    ],
    pool: 'threads',
    rate: 0.1,
    target: 85,
  },
  functions: {
    mutate: [
      'functions/**/*.ts',
      // Wiring, which the templates, the API's permissions and the emulator deployment prove.
      '!functions/**/*.{handler,handlers,http,consumer,schedule,s3}.ts',
      '!functions/platform/function-needs.ts',
      '!functions/**/*-list.ts',
      '!functions/features/lookups/data/**',
      '!functions/search/engine/{rivals,test}/**',
    ],
    tests: ['test/functions/**/*.test.ts', 'functions/search/engine/test/**/*.test.ts'],
    // They measure amounts, which takes minutes in code that counts what it runs, and not what is returned.
    leftOut: [
      'test/functions/domain/counters/rolled-counters.test.ts',
      'test/functions/search/candidate-times.test.ts',
      'test/functions/features/resumes/parse-time.test.ts',
    ],
    pool: 'threads',
    rate: 0.02,
    target: 85,
  },
  web: {
    mutate: [
      'web/**/*.{ts,tsx}',
      '!web/**/*-icons.ts',
      '!web/features/landing/**',
      '!web/entry*.ts',
      // Looks alone, which pictures prove.
      '!web/ui/theme/amplify-theme.ts',
    ],
    tests: ['test/web/**/*.test.{ts,tsx}'],
    leftOut: [
      // They load pages while a test runs. The tool leaves out what a module makes as it loads, since no test can be
      // told to see it; through these it would try that too, and with them alone, which look at none of it.
      'test/web/app/app.test.tsx',
      'test/web/app/every-page-loads.test.ts',
      'test/web/app/session-start.test.tsx',
      // They replace the address of their window, which the window of a kept thread does not allow.
      'test/web/common/session/session-actions.test.ts',
      'test/web/app/page-failure.test.tsx',
      'test/web/features/landing/landing.test.tsx',
      'test/web/features/notifications/hooks/use-live-notifications.test.tsx',
    ],
    pool: 'vmThreads',
    rate: 0.03,
    target: 70,
  },
} as const satisfies Record<string, Room>;
export type RoomName = keyof typeof rooms;

export const roomNames = Object.keys(rooms) as RoomName[];
