import type { Campaign } from '../../../../shared/model/campaign.ts';
import type { Tag } from '../../../../shared/model/place.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

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
  return city ? withinOf(cityName(city), proximity) : undefined;
}

/** A city with the distance around it, if one is set. */
export const withinOf = (city: string, proximity: number | null): string =>
  proximity ? `${city}, within ${proximity} km` : city;

/** The names of these fields of work; one that is not known yet, or no more, is left out. */
export const domainNames = (ids: readonly number[], domains: readonly Tag[] = []): string =>
  ids.flatMap((id) => domains.find((one) => one.id === id)?.name ?? []).join(', ');

/** The campaign's title for guests, otherwise its name. */
export const titleOf = ({ label, name }: Pick<Campaign, 'label' | 'name'>): string => label ?? name;
