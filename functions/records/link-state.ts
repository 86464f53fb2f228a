import type { AnswerState, InvitationLink, LinkState } from '../../shared/model/invitation.ts';
import type { TokenState } from './mailed-token.ts';

/** What the page of an invalid link shows. */
export const unknownLink: InvitationLink = { state: 'unknown', email: null, sender: null, hasAccount: false };

/**
 * The state of a mailed link, from its token and from what it invites to: a response or a cancellation says more than
 * the token's age.
 */
export function linkState(token: TokenState, invited: AnswerState | undefined): LinkState {
  if (token === 'unknown' || invited === undefined) return 'unknown';
  if (invited === 'cancelled' || invited === 'declined') return invited;
  if (invited === 'accepted') return 'used';
  return token;
}
