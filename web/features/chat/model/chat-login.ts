import { isChatRole, mayRegister } from '../../../../shared/rules/chat.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { api } from '../../../api/api.ts';

/** The errors of connecting and starting (ERR-15 to ERR-19). */
export const chatErrors = {
  noUser: 'UserID is required.',
  logIn: 'Messages could not sign you in. What you write is kept, and sent when the connection is back.',
  notTwo: 'OneOnOne expect userId and recipientId',
  notStarted: 'Cannot get chat instance',
} as const;

const signal = () => AbortSignal.timeout(10_000);

/**
 * How the user's browser gets tickets for its socket: participants are registered for messages with the first and renew
 * with every later one (CHAT-07, API-41, API-42); undefined for other roles, who connect without (AUTH-64, DEC-07). An
 * account without a positive id is not registered, and its tickets fail in plain words (VALID-47, ERR-15).
 */
export function chatTickets({ id, role }: Pick<Account, 'id' | 'role'>): (() => Promise<string>) | undefined {
  if (!isChatRole(role)) return undefined;
  let isRegistered = false;
  return async () => {
    if (!mayRegister(id, role)) throw new Error(chatErrors.noUser);
    const { data } = await (isRegistered
      ? api.chat.renewChatUser({ params: { id }, signal: signal() })
      : api.chat.registerChatUser({ params: { id }, signal: signal() }));
    isRegistered = true;
    return data.accessToken;
  };
}
