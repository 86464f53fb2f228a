import type { VerifyAccessToken } from '../../platform/door/access-token.ts';
import type { AccountReader } from '../../platform/door/authenticate.ts';
import type { TicketHolder } from '../../records/ticket.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'useTicket'>;
  accounts: AccountReader;
  verifyAccessToken: VerifyAccessToken;
  now(): string;
}

const isTicket = (token: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(token);

/**
 * The user whom a ticket, which is used up by this, or an access token lets in; undefined when its session has ended
 * meanwhile or the account is not active.
 */
export async function authorizeConnection(
  token: string,
  { liveUpdatesStore, accounts, verifyAccessToken, now }: Needs,
): Promise<TicketHolder | undefined> {
  if (isTicket(token)) {
    const holder = await liveUpdatesStore.useTicket(token, now());
    const actor = holder && (await accounts.actor(holder.id, holder.session));
    return actor?.status === 'active' ? holder : undefined;
  }
  const bearer = await verifyAccessToken(token);
  const actor = bearer && (await accounts.actor(bearer.id, bearer.session));
  return bearer && actor?.status === 'active'
    ? { id: bearer.id, uuid: bearer.uuid, role: bearer.role, session: bearer.session, sessionId: actor.sessionId ?? 0 }
    : undefined;
}
