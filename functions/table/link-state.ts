import type { AnswerState, LinkState } from '../../shared/model/invitation.ts';
import type { TokenState } from './mailed-tokens.ts';

/**
 * What a mailed link is still good for, from its token and from what it invites to: an answer or a cancellation says
 * more than the token's age.
 */
export function linkState(token: TokenState, invited: AnswerState | undefined): LinkState {
  if (token === 'unknown' || invited === undefined) return 'unknown';
  if (invited === 'cancelled' || invited === 'declined') return invited;
  if (invited === 'accepted') return 'used';
  return token;
}
