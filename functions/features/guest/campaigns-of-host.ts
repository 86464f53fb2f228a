import type { Campaign } from '../../../shared/model/campaign.ts';
import type { Tag } from '../../../shared/model/place.ts';

const addressWord = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * The domain that a host belongs to: its first label is the domain's name or the beginning of it, such as
 * `cyber.example.com` or `data-and-ai.example.com`.
 */
export function domainOfHost(hostname: string, domains: readonly Tag[]): Tag | undefined {
  const label = hostname.trim().toLowerCase().split('.')[0] ?? '';
  return domains.find(({ name }) => label !== '' && `${addressWord(name)}-`.startsWith(`${label}-`));
}

/**
 * The campaigns that a host shows: those limited to its domain, or all where the host belongs to none (API-36,
 * CAMP-08).
 */
export function campaignsOfHost<C extends Pick<Campaign, 'domains'>>(
  campaigns: readonly C[],
  hostname: string | undefined,
  domains: readonly Tag[],
): C[] {
  const domain = hostname === undefined ? undefined : domainOfHost(hostname, domains);
  // Older campaigns are stored without domains.
  return campaigns.filter((one: { domains?: readonly number[] }) => !domain || one.domains?.includes(domain.id));
}
