import { tokenKey as key } from './token-key.ts';

/** The state of the session: unknown until the stored token has been verified, then signed in or out (AUTH-41). */
export interface Session {
  isAuthorized: boolean | null;
  token: string | null;
}

type Listener = (session: Session) => void;
type Word = { say: 'signed-in'; token: string; remember: boolean } | { say: 'signed-out' } | { say: 'anyone-in' };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('hirehub.session');
const listeners = new Set<Listener>();

let session: Session = startingSession();
let onOtherTabSignOut = () => {};

/** Sets the handler for a sign-out in another tab: the app leaves for `/` as that tab did (AUTH-67). */
export function onSignedOutElsewhere(leave: () => void): void {
  onOtherTabSignOut = leave;
}

function storages(): Storage[] {
  try {
    // Neither exists while prerendering.
    return typeof localStorage === 'undefined' ? [] : [globalThis.localStorage, globalThis.sessionStorage];
  } catch {
    return [];
  }
}

function startingSession(): Session {
  const token =
    storages()
      .map((storage) => storage.getItem(key))
      .find(Boolean) ?? null;
  return { token, isAuthorized: token ? null : false };
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener(session);
}

function keepToken(token: string, remember: boolean): void {
  const [local, tab] = storages();
  (remember ? tab : local)?.removeItem(key);
  (remember ? local : tab)?.setItem(key, token);
}

function isRemembered(): boolean {
  return storages()[1]?.getItem(key) == null;
}

/** The current session. */
export function readSession(): Session {
  return session;
}

/** Calls back on every change and returns a function that unsubscribes. */
export function watchSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signs this browser in: in local storage, or in this tab only if `remember` is false (AUTH-42, AUTH-72, DEC-08). Other
 * tabs follow.
 */
export function beginSession(token: string, remember: boolean): void {
  keepToken(token, remember);
  become({ token, isAuthorized: true });
  channel?.postMessage({ say: 'signed-in', token, remember } satisfies Word);
}

/** Stores a renewed token in the same storage as before (API-04, API-29). */
export function renewToken(token: string): void {
  keepToken(token, isRemembered());
  become({ ...session, token });
}

/** Marks the stored token as verified (AUTH-43). */
export function markAuthorized(): void {
  if (session.token) become({ ...session, isAuthorized: true });
}

/**
 * Signs out here and in the other tabs, and clears both storages unless `keepStorage` is set (AUTH-44, AUTH-45,
 * AUTH-66, DEC-57). The theme stays, because it belongs to the screen and not to the person.
 */
export function endSession({ keepStorage = false, notifyTabs = true } = {}): void {
  for (const storage of storages()) {
    const kept = storage.getItem('hirehub.theme');
    if (keepStorage) storage.removeItem(key);
    else storage.clear();
    if (kept) storage.setItem('hirehub.theme', kept);
  }
  become({ token: null, isAuthorized: false });
  if (notifyTabs) channel?.postMessage({ say: 'signed-out' } satisfies Word);
}

// Local storage is the other tab's to empty: somebody may have signed in there since.
function forgetTab(): void {
  try {
    const { sessionStorage } = globalThis;
    const theme = sessionStorage.getItem('hirehub.theme');
    sessionStorage.clear();
    if (theme) sessionStorage.setItem('hirehub.theme', theme);
  } catch {
    // Blocked storage holds nothing.
  }
}

channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
  if (data.say === 'signed-out' && session.token) {
    onOtherTabSignOut();
    forgetTab();
    endSession({ keepStorage: true, notifyTabs: false });
  }
  if (data.say === 'signed-in' && data.token !== session.token) {
    keepToken(data.token, data.remember);
    become({ token: data.token, isAuthorized: true });
  }
  if (data.say === 'anyone-in' && session.token && session.isAuthorized) {
    channel.postMessage({ say: 'signed-in', token: session.token, remember: isRemembered() } satisfies Word);
  }
});

// A session stored for one tab only is passed to tabs opened later, without storage that outlives them.
if (!session.token) channel?.postMessage({ say: 'anyone-in' } satisfies Word);
