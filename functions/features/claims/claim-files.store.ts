import type { EventOf } from '../../../events/catalogue.ts';
import { claimProofsIn } from '../../domain/claims/claim-proof.ts';
import { countedChatUploadWrite } from '../../records/chat-upload.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { CheckedClaimFile, StoredClaimFile } from '../../records/claim-file.ts';
import { checkedClaimFileWrites, newClaimFileWrites } from '../../records/claim-file.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads and saves the files of the evidence of claims. */
export function claimFilesStore(table: Table) {
  /** The claim of this id; undefined without it. */
  async function claim(claimId: number): Promise<StoredClaim | undefined> {
    return table.get(keys.claim(claimId), { consistent: true });
  }

  /** A file of a claim in any state; undefined without it. */
  async function file(claimId: number, fileId: string): Promise<StoredClaimFile | undefined> {
    return table.get(keys.claimFile(claimId, fileId), { consistent: true });
  }

  /** Saves a file that begins to be added; refuses one that was added, and too many of a side, or of a user on a day. */
  async function saveNew(one: StoredClaimFile): Promise<void> {
    await table.writeOne(countedChatUploadWrite(one.by.id, one.at));
    await table.write(newClaimFileWrites(one));
  }

  /** Saves that a file is there for everybody concerned, or was refused, once. */
  async function saveChecked(
    one: StoredClaimFile,
    checked: CheckedClaimFile,
    event?: EventOf<'claim-file-added'>,
  ): Promise<void> {
    await table.write([...checkedClaimFileWrites(one, checked), ...(event ? [eventWrite(event)] : [])]);
  }

  return { ...claimProofsIn(table), claim, file, saveNew, saveChecked };
}
export type ClaimFilesStore = ReturnType<typeof claimFilesStore>;
