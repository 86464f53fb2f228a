import { storageBaseAddress } from '../../../shared/constants/avatar.ts';

/**
 * The address of a stored picture: its storage path after the storage's base address (PROF-03). The smaller copy is
 * enough next to names.
 */
export function avatarAddress(path: string | null | undefined, size: 'small' | 'large' = 'small'): string | null {
  if (!path) return null;
  const file = path.replace(/^\/+/, '');
  return `${storageBaseAddress}${size === 'small' ? file.replace(/\.jpg$/, '-96.jpg') : file}`;
}

/** A person's full name. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
