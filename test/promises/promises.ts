/** Files of tests, in each the titles that prove a promise, and the sentences that make it. */
export type Promises = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
