/** A range of money in whole units of its currency; null where open. */
export interface Span {
  from: number | null;
  to: number | null;
  currency: string | null;
}

const nearly = 0.9;

/**
 * How what a job pays fits what a candidate expects, in words. Amounts in different currencies are not compared. The
 * candidate's own words are never quoted, since a manager reads the reasons.
 */
export function moneyReason(
  what: 'rate' | 'salary',
  pays: Span | null,
  expects: Span | null,
): { fit: 'full' | 'part' | 'none' | 'unknown'; words: string } {
  const most = pays?.to ?? pays?.from ?? null;
  const least = expects?.from ?? expects?.to ?? null;
  if (most === null) return { fit: 'unknown', words: `The job names no ${what}` };
  if (least === null) return { fit: 'unknown', words: `No ${what} is expected` };
  if (pays?.currency !== expects?.currency) return { fit: 'unknown', words: `The ${what} is in another currency` };
  // An open end pays at least its beginning, so more may be possible.
  const isOpen = pays?.to === null || pays?.to === undefined;
  if (most >= least) return { fit: 'full', words: `The ${what} is as expected` };
  if (most >= least * nearly) return { fit: 'part', words: `The ${what} is slightly below what is expected` };
  if (isOpen) return { fit: 'part', words: `The ${what} begins below what is expected` };
  return { fit: 'none', words: `The ${what} is below what is expected` };
}
