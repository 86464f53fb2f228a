/** How an invocation ended, and the faults that happened to it. */
export type Outcome<T> = { struckBy: string[] } & (
  { is: 'done'; value: T } | { is: 'failed'; error: unknown } | { is: 'stopped' }
);

/** What nobody could explain by a fault, or what a queue gave up. */
export interface Oddity {
  what: string;
}

/** How it ended, in words. */
export const wordsOf = (outcome: Outcome<unknown>): string =>
  outcome.is === 'failed' ? String((outcome.error as Error).stack ?? outcome.error) : outcome.is;
