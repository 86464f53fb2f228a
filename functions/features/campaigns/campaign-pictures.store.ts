import type { AvatarRefusal } from '../../../shared/model/avatar.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { accountsIn } from '../../records/account.ts';
import type { StoredCampaignUpload, StoredUpload } from '../../records/picture-upload.ts';
import { settledCampaignUploadWrite, startedCampaignUploadWrite } from '../../records/picture-upload.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

const changedMeanwhile = refuse.conflict('Another picture was uploaded at the same time; try again');

/** Stores how far a manager's upload for a campaign is. */
export function campaignPicturesStore(table: Table) {
  const { account } = accountsIn(table);

  /** The manager's newest upload; undefined when none was ever begun. */
  async function upload(userId: number): Promise<StoredCampaignUpload | undefined> {
    return table.get(keys.campaignUpload(userId), { consistent: true });
  }

  /** Saves a new upload in place of the former; refuses when another was begun in between. */
  async function saveStarted(
    userId: number,
    started: StoredUpload,
    former: StoredCampaignUpload | undefined,
  ): Promise<void> {
    await table.writeOne(startedCampaignUploadWrite(userId, started, { former, refusal: changedMeanwhile }));
  }

  /** Saves the outcome of an upload that is still awaited: its picture, or why it was refused. */
  async function saveSettled(
    upload: { userId: number; uploadId: number },
    outcome: { image: string } | { reason: AvatarRefusal },
  ): Promise<void> {
    const set = 'image' in outcome ? { state: 'done' as const } : { state: 'refused' as const };
    await table.writeOne(settledCampaignUploadWrite(upload, { ...set, ...outcome }, changedMeanwhile));
  }

  /** The manager's campaigns as they are now. */
  async function campaignsOf(managerId: number): Promise<Campaign[]> {
    return table.query(keys.campaignsOfManager(managerId), { consistent: true });
  }

  return { account, upload, saveStarted, saveSettled, campaignsOf };
}
export type CampaignPicturesStore = ReturnType<typeof campaignPicturesStore>;
