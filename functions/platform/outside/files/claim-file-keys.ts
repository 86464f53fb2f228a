import { filePrefixes } from './prefixes.ts';

/** A file of the evidence: of which claim, by whom. */
export interface ClaimFilePlace {
  claimId: number;
  userId: number;
  fileId: string;
}

/** Where a checked file is stored; erasure finds those of a claim, and of one side of it, by prefix. */
export const claimFileKey = ({ claimId, userId, fileId }: ClaimFilePlace): string =>
  `${filePrefixes.evidence}${claimId}/${userId}/${fileId}`;

/** Where the browser's file is stored until it has been checked; nobody can fetch it from there. */
export const claimFileQuarantineKey = (place: ClaimFilePlace): string =>
  `${filePrefixes.quarantine}${claimFileKey(place)}`;

const pattern = /^quarantine\/evidence\/(\d{1,16})\/(\d{1,16})\/([\da-f-]{36})$/;

/** Which file of the evidence an upload is; undefined for keys of other kinds. */
export function claimFileAt(key: string): ClaimFilePlace | undefined {
  const [, claimId, userId, fileId] = pattern.exec(key) ?? [];
  return claimId && userId && fileId ? { claimId: Number(claimId), userId: Number(userId), fileId } : undefined;
}
