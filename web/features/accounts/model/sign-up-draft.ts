import type { SignUpKind } from '../queries/sign-up.ts';

/** What was typed of a new account, without its passwords, which nothing keeps. */
export interface SignUpDraft {
  kind?: SignUpKind;
  firstName?: string;
  lastName?: string;
  email?: string;
  country?: string;
}

const key = 'hirehub.sign-up';
const kept = ['kind', 'firstName', 'lastName', 'email', 'country'] as const;

/** What was typed in this tab before a reload; nothing where it cannot be read. */
export function readSignUpDraft(): SignUpDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(kept.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])));
  } catch {
    return {};
  }
}

/** Keeps this of what was typed, beside what is kept already. */
export function keepSignUpDraft(typed: { [K in keyof SignUpDraft]?: SignUpDraft[K] | undefined }): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readSignUpDraft(), ...typed }, [...kept]));
  } catch {
    // Without storage a reload begins again.
  }
}

/** Forgets it, once the account is made. */
export function forgetSignUpDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}
