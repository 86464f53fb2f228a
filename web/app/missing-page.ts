let missing: string | undefined;

/**
 * Remembers an address without a page for this account, before the redirect to the dashboard (SHELL-42). The bare `/`
 * is not an error: a modal without a close handler leads there (SHELL-29).
 */
export function noteMissingPage(path: string): void {
  missing = path === '/' ? undefined : path;
}

/** The missing address that led here; returned once. */
export function takeMissingPage(): string | undefined {
  const address = missing;
  missing = undefined;
  return address;
}
