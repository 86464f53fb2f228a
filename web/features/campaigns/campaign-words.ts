import type { Campaign } from '../../../shared/model/campaign.ts';
import { cityName } from '../../../shared/rules/city-name.ts';
import type { Meaning } from '../../ui/text/state-pill.tsx';

/** Whether guests see a campaign: 'Public', 'Hidden', or 'Ended' once its day has come. `now` is in milliseconds. */
export function stateOf(
  { isPublic, expiresAt }: Pick<Campaign, 'isPublic' | 'expiresAt'>,
  now: number,
): { word: string; meaning: Meaning } {
  if (!isPublic) return { word: 'Hidden', meaning: 'neutral' };
  return expiresAt !== null && Date.parse(expiresAt) <= now
    ? { word: 'Ended', meaning: 'amber' }
    : { word: 'Public', meaning: 'green' };
}

/** 'Boston, within 40 km'; undefined without a city. */
export function placeOf({ city, proximity }: Pick<Campaign, 'city' | 'proximity'>): string | undefined {
  if (!city) return undefined;
  return proximity ? `${cityName(city)}, within ${proximity} km` : cityName(city);
}

/** The campaign's title for guests, otherwise its name. */
export const titleOf = ({ label, name }: Pick<Campaign, 'label' | 'name'>): string => label ?? name;
