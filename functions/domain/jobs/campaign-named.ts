import type { Campaign } from '../../../shared/model/campaign.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { isPublicCampaign } from '../../records/campaign.ts';

/** The public category of this name, whatever its case; undefined without a name, refused when there is none. */
export async function campaignNamed(
  name: string | undefined,
  now: string,
  { campaigns }: { campaigns: (now: string) => Promise<Campaign[]> },
): Promise<Campaign | undefined> {
  if (name === undefined) return undefined;
  const found = (await campaigns(now)).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!found) throw noSuch('job category');
  return found;
}

/** The public campaigns that have not expired, by name. */
export async function publicCampaigns(table: Table, now: string): Promise<Campaign[]> {
  const found = await table.query(keys.publicCampaigns);
  return found.filter((one) => isPublicCampaign(one, now));
}
