const key = 'hirehub.join-link';

/** The link by which the manager's last online meeting was joined, which the next form begins with; else empty. */
export function lastJoinLink(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Remembers the link in this browser. */
export function rememberJoinLink(link: string): void {
  try {
    localStorage.setItem(key, link);
  } catch {
    // Without storage it is typed again.
  }
}
