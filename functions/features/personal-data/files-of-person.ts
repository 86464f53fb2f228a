import type { Role } from '../../../shared/constants/roles.ts';
import { filePrefixes } from '../../platform/outside/files/prefixes.ts';
import { claimIdOf, pairOfConversation } from '../../platform/table/read-keys.ts';
import type { Place } from '../../records/trace.ts';

/** The prefixes of the files that a person uploaded. */
export const keptFilesOf = ({ uuid }: { uuid: string }): string[] => [
  `${filePrefixes.avatars}${uuid}/`,
  `${filePrefixes.resumes}${uuid}/`,
];

/** The prefixes of all files of a person, including unchecked uploads and archives. */
export function filesOf({ id, uuid }: { id: number; uuid: string }): string[] {
  const unchecked = ['avatars', 'campaigns', 'resumes'].map((kind) => `${filePrefixes.quarantine}${kind}/${id}/`);
  return [...unchecked, ...keptFilesOf({ uuid }), archivePrefix(uuid)];
}

/** The prefix of a person's archives. */
export const archivePrefix = (uuid: string): string => `${filePrefixes.exports}${uuid}/`;

/** The prefix of the files of a conversation. */
export const chatFilesOf = (pair: { firstId: number; secondId: number }): string =>
  `${filePrefixes.chat}${pair.firstId}-${pair.secondId}/`;

/**
 * The prefix of what a person has in the evidence of a claim: of a side its own files, of the candidate all, which are
 * about them.
 */
const evidenceOf = (claimId: number, { id, role }: { id: number; role: Role }): string =>
  `${filePrefixes.evidence}${claimId}/${role === 'candidate' ? '' : `${id}/`}`;

/** The prefixes of a person’s files in places that are a conversation or a claim; those not yet checked too. */
export function filesInPlaces(
  places: readonly Place[],
  person: { id: number; role: Role },
): { kept: string[]; unchecked: string[] } {
  const conversations = places.flatMap(({ pk }) => pairOfConversation(pk) ?? []).map(chatFilesOf);
  const claims = places.flatMap(({ pk }) => claimIdOf(pk) ?? []).map((id) => evidenceOf(id, person));
  const kept = [...conversations, ...claims];
  return { kept, unchecked: kept.map((prefix) => `${filePrefixes.quarantine}${prefix}`) };
}
