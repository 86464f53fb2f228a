import type { ChatFileRefusal } from '../../shared/constants/chat-file.ts';
import type { ClaimFile } from '../../shared/model/claim-evidence.ts';
import { mostClaimFiles } from '../../shared/constants/claims.ts';
import { Refusal, refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A file of the evidence of a claim, by the side that added it. */
export interface StoredClaimFile extends ClaimFile {
  claimId: number;
  contentType: string;
}

/** The files that a side has added to a claim, or that are awaited of it, by id. */
export interface ClaimFilesBy {
  fileIds?: Set<string>;
}

/** What the check of a file made of it. */
export type CheckedClaimFile =
  { state: 'added'; size: number; reason: null } | { state: 'refused'; size: null; reason: ChatFileRefusal };

/** The refusal of a change to a file that was added or refused meanwhile, or is another’s. */
export const claimFileSettled = new Refusal('conflict', 'This file was added');

/** The refusal of more files than a side may add. */
export const tooManyClaimFiles = refuse.conflict(`Each side can add ${mostClaimFiles} files`);

/**
 * The writes that begin to add a file, or begin again; one that was added, is another’s, or is one too many of its side,
 * however many are begun at once, refuses.
 */
export function newClaimFileWrites(file: StoredClaimFile): Write[] {
  const { claimId, by, id } = file;
  const values = { most: mostClaimFiles, fileId: id };
  return [
    newClaimFileWrite(file),
    {
      update: keys.claimFilesBy(claimId, by.id),
      add: { fileIds: new Set([id]) },
      when: {
        expression: 'attribute_not_exists(#fileIds) OR size(#fileIds) < :most OR contains(#fileIds, :fileId)',
        values,
      },
      refusal: tooManyClaimFiles,
    },
  ];
}

function newClaimFileWrite(file: StoredClaimFile): SingleWrite {
  return {
    put: { ...keys.claimFile(file.claimId, file.id), ...file },
    when: {
      expression: 'attribute_not_exists(pk) OR (#state <> :added AND #by.#id = :userId)',
      values: { added: 'added', userId: file.by.id },
    },
    refusal: claimFileSettled,
  };
}

/** The writes of what became of a file that is awaited; any other refuses. One that is refused makes room for another. */
export function checkedClaimFileWrites(file: StoredClaimFile, checked: CheckedClaimFile): Write[] {
  const { claimId, by, id } = file;
  const makesRoom = { update: keys.claimFilesBy(claimId, by.id), take: { fileIds: new Set([id]) } };
  return [checkedClaimFileWrite(file, checked), ...(checked.state === 'refused' ? [makesRoom] : [])];
}

function checkedClaimFileWrite({ claimId, id }: StoredClaimFile, checked: CheckedClaimFile): SingleWrite {
  return {
    update: keys.claimFile(claimId, id),
    set: checked,
    when: { expression: '#state = :waiting', values: { waiting: 'waiting' } },
    refusal: claimFileSettled,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  claimFile: {
    holds: 'which files a side added to what is contested about a hire, with their names',
    found: 'in the partition of the claim, by its traces',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  claimFiles: { leadsTo: 'claimFile' },
  claimFilesBy: {
    holds: 'which of these files a side added, by id',
    found: 'in the partition of the claim, by its traces',
    exported: { not: 'It repeats the files, which are included.' },
    erasure: remove,
  },
} satisfies PersonalData;
