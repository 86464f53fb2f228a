import { filePrefixes } from '../../platform/outside/files/prefixes.ts';

/** Where an uploaded resume is stored until it has been read; it names no person. */
export const resumeUploadKey = (recruiterId: number, id: number): string =>
  `${filePrefixes.quarantine}resumes/${recruiterId}/${id}`;

/** Where the file of a candidate's own resume is stored; it names the account, not the person. */
export const ownResumePath = (uuid: string, id: number): string => `${filePrefixes.resumes}${uuid}/${id}`;

/** The resume whose upload is under a key; undefined for keys of other kinds. */
export function resumeAt(key: string): { recruiterId: number; id: number } | undefined {
  const [, recruiterId, id] = /^quarantine\/resumes\/(\d{1,16})\/(\d{1,16})$/.exec(key) ?? [];
  return recruiterId && id ? { recruiterId: Number(recruiterId), id: Number(id) } : undefined;
}
