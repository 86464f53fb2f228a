import type { Asked } from './browser.ts';
import type { SentMail } from './cloud.ts';
import type { Fault } from './faults.ts';
import type { Oddity } from './outcome.ts';
import type { Stored } from './stored.ts';

/** What a run left behind. */
export interface End {
  stored: Stored;
  oddities: readonly Oddity[];
  mails: readonly SentMail[];
  asked: readonly Asked[];
  /** What managers and recruiters found in their lists in the end; nothing where nobody hides. */
  seen: readonly Asked[];
  /** What readers found in a list, and what they found while batches came in parts. */
  inParts: readonly (readonly [Asked, Asked])[];
  faults: readonly Fault[];
  now: number;
}

/** Finds what does not hold, in words. */
export type Invariant = (end: End) => string[];
