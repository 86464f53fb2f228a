import { createHash } from 'node:crypto';
import { filePrefixes } from '../../platform/outside/files/prefixes.ts';

/** Where the browser's file is stored until it has been checked. */
export const quarantineKey = (userId: number, uploadId: number): string =>
  `${filePrefixes.quarantine}avatars/${userId}/${uploadId}`;

/** The user whose upload is under a key; undefined for keys of other kinds. */
export function uploadAt(key: string): { userId: number; uploadId: number } | undefined {
  const [, userId, uploadId] = /^quarantine\/avatars\/(\d{1,16})\/(\d{1,16})$/.exec(key) ?? [];
  return userId && uploadId ? { userId: Number(userId), uploadId: Number(uploadId) } : undefined;
}

/**
 * The storage path of a picture, as a person carries it (PROF-03). It names the upload too, so that removing an old
 * picture never removes the same picture uploaded again.
 */
export function avatarPath(uuid: string, uploadId: number, picture: Uint8Array): string {
  const hash = createHash('sha256').update(`${uploadId}:`).update(picture).digest('hex').slice(0, 32);
  return `${filePrefixes.avatars}${uuid}/${hash}.jpg`;
}

/** The smaller copy next to it. */
export const smallAvatarPath = (path: string): string => path.replace(/\.jpg$/, '-96.jpg');

/** The files of a picture that was replaced or removed. */
export function formerAvatarFiles({ avatar, former }: { avatar: string | null; former: string | null }): string[] {
  return former && former !== avatar && former.startsWith(filePrefixes.avatars)
    ? [former, smallAvatarPath(former)]
    : [];
}
