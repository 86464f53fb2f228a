let missing: string | undefined;

/**
 * Notes an address that this account has no page for, on the way to the dashboard (SHELL-42). The bare `/` is no
 * mistake: a modal without another end leads there (SHELL-29).
 */
export function noteMissingPage(path: string): void {
  missing = path === '/' ? undefined : path;
}

/** The address that led here for want of a page; told once. */
export function takeMissingPage(): string | undefined {
  const told = missing;
  missing = undefined;
  return told;
}
