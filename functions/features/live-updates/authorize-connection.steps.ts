import type { AccountReader } from '../../platform/door/authenticate.ts';
import { isFromOurPages } from '../../platform/door/only-from-our-pages.ts';
import type { TicketHolder } from '../../records/ticket.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'useTicket'>;
  accounts: AccountReader;
  siteUrl: string;
  /** Whether this is the secret of our CloudFront distribution. */
  isFromCdn(secret: string | undefined): boolean;
  now(): string;
}

const isTicket = (token: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(token);

/**
 * The user whom a ticket lets in, which is used up by this; undefined when its session has ended meanwhile, the account
 * is not active, or a page of another site or somebody beside CloudFront asks, which leaves the ticket as it is. An
 * access token is no ticket: it would be in an address.
 */
export async function authorizeConnection(
  { token, headers }: { token: string; headers: Record<string, string | undefined> },
  { liveUpdatesStore, accounts, siteUrl, isFromCdn, now }: Needs,
): Promise<TicketHolder | undefined> {
  const named = (name: string) => Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1];
  const sender = { origin: named('origin'), site: named('sec-fetch-site') };
  if (!isFromCdn(named('x-origin-secret'))) return undefined;
  if (!isTicket(token) || !isFromOurPages(sender, new URL(siteUrl).origin)) return undefined;
  const holder = await liveUpdatesStore.useTicket(token, now());
  const actor = holder && (await accounts.actor(holder.id, holder.session));
  return actor?.status === 'active' ? holder : undefined;
}
