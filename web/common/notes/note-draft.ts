/** Signing out empties this browser's storage, and so the drafts (web/api/session.ts). */
const keyOf = (ownId: number, about: string) => `hirehub.note-draft.${ownId}.${about}`;

/** The unsent note of a user about this thing, as this browser keeps it; empty without one. */
export function readNoteDraft(ownId: number, about: string): string {
  try {
    return globalThis.localStorage.getItem(keyOf(ownId, about)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps an unsent note over a reload, or forgets it when it is empty or sent. */
export function keepNoteDraft(ownId: number, about: string, text: string): void {
  try {
    if (text.trim()) globalThis.localStorage.setItem(keyOf(ownId, about), text);
    else globalThis.localStorage.removeItem(keyOf(ownId, about));
  } catch {
    // Without storage the note is lost only by leaving the page.
  }
}
