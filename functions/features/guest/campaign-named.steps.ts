import type { Campaign } from '../../../shared/model/campaign.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { GuestStore } from './guest.store.ts';

/** The public category of this name, whatever its case; undefined without a name, refused when there is none. */
export async function campaignNamed(
  name: string | undefined,
  now: string,
  { campaigns }: Pick<GuestStore, 'campaigns'>,
): Promise<Campaign | undefined> {
  if (name === undefined) return undefined;
  const found = (await campaigns(now)).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!found) throw noSuch('job category');
  return found;
}
