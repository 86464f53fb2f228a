import type { ChatFileRefusal } from '../../shared/constants/chat-file.ts';
import type { ClaimFile } from '../../shared/model/claim-evidence.ts';
import { Refusal } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A file of the evidence of a claim, by the side that added it. */
export interface StoredClaimFile extends ClaimFile {
  claimId: number;
  contentType: string;
}

/** What the check of a file made of it. */
export type CheckedClaimFile =
  { state: 'added'; size: number; reason: null } | { state: 'refused'; size: null; reason: ChatFileRefusal };

/** The refusal of a change to a file that was added or refused meanwhile, or is another’s. */
export const claimFileSettled = new Refusal('conflict', 'This file was added');

/** The write that begins to add a file, or begins again; one that was added, or is another’s, refuses. */
export function newClaimFileWrite(file: StoredClaimFile): SingleWrite {
  return {
    put: { ...keys.claimFile(file.claimId, file.id), ...file },
    when: {
      expression: 'attribute_not_exists(pk) OR (#state <> :added AND #by.#id = :userId)',
      values: { added: 'added', userId: file.by.id },
    },
    refusal: claimFileSettled,
  };
}

/** The write of what became of a file that is awaited; any other refuses. */
export function checkedClaimFileWrite({ claimId, id }: StoredClaimFile, checked: CheckedClaimFile): SingleWrite {
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
} satisfies PersonalData;
