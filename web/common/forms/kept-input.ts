import { oneDay } from '../../../shared/constants/time.ts';

const prefix = 'hirehub.kept.';
const longest = 7 * oneDay;

/** What was typed into a form and not sent yet, as this browser keeps it. */
export interface KeptInput<T> {
  value: T;
  at: string;
}

// Signing out empties this browser's storage, and so what is kept; a session that runs out leaves it to its own user.
const keyOf = (ownId: number, form: string) => `${prefix}${ownId}.${form}`;

/** What this user typed into this form within the last week; undefined if nothing is kept or it cannot be read. */
export function readKept<T>(ownId: number, form: string): KeptInput<T> | undefined {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(keyOf(ownId, form)) ?? 'null') as KeptInput<T> | null;
    if (!kept || Date.now() - Date.parse(kept.at) > longest) return undefined;
    return kept;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed. Does nothing if the browser's storage is full or blocked. */
export function keepInput(ownId: number, form: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(keyOf(ownId, form), JSON.stringify({ value, at: new Date().toISOString() }));
  } catch {
    // It is lost only if the page is closed; the form still holds it.
  }
}

/** Forgets what was sent or discarded. */
export function forgetInput(ownId: number, form: string): void {
  try {
    globalThis.localStorage.removeItem(keyOf(ownId, form));
  } catch {
    // Without storage nothing was kept.
  }
}

/** Forgets what others typed here, once this user has signed in. */
export function forgetInputOfOthers(ownId: number): void {
  try {
    for (const key of Object.keys(globalThis.localStorage))
      if (key.startsWith(prefix) && !key.startsWith(keyOf(ownId, ''))) globalThis.localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
