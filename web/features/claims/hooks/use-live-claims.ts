import { useLiveRefresh } from '../../../api/use-live.ts';
import { claimsKey } from '../queries/claims.ts';

/** Reloads open claims when one is proposed, confirmed or ended elsewhere, or what it earned is contested or decided. */
export const useLiveClaims = (): void =>
  useLiveRefresh(claimsKey, {
    claim: true,
    notification: ({ notification }) => notification.type === 'bounty_changed',
  });
