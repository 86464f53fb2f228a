import type { Pair } from './queries/keys.ts';

/** Signing out empties this browser's storage, and so the drafts (web/api/session.ts). */
const keyOf = (ownId: number, { jobId, candidateId }: Pair) => `hirehub.note-draft.${ownId}.${jobId}.${candidateId}`;

/** The unsent note of a user about a candidate on a job, as this browser keeps it; empty without one. */
export function readNoteDraft(ownId: number, pair: Pair): string {
  try {
    return globalThis.localStorage.getItem(keyOf(ownId, pair)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps an unsent note over a reload, or forgets it when it is empty or sent. */
export function keepNoteDraft(ownId: number, pair: Pair, text: string): void {
  try {
    if (text.trim()) globalThis.localStorage.setItem(keyOf(ownId, pair), text);
    else globalThis.localStorage.removeItem(keyOf(ownId, pair));
  } catch {
    // Without storage the note is lost only by leaving the page.
  }
}
