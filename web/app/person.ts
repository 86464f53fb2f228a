/** The address of a stored picture: its storage path under the site's own file address (PROF-03). */
export function avatarAddress(path: string | null | undefined): string | null {
  return path ? `/${path.replace(/^\/+/, '')}` : null;
}

/** A person's whole name. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
