import type { EventOf } from '../../../events/catalogue.ts';
import type { LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLink } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../records/account.ts';
import { claimLetter } from './claim-letter.ts';
import type { ClaimsStore } from './claims.store.ts';

export interface MailClaimNeeds extends LinkLetterNeeds {
  account: (userId: number) => Promise<StoredAccount | undefined>;
  claimsStore: Pick<ClaimsStore, 'claim' | 'saveMailed'>;
}

/** Asks the candidate by mail, with a link that works without signing in; nothing is mailed once it was answered. */
export async function mailClaim(
  { id, data: { claimId, candidate } }: EventOf<'claim-proposed'>,
  needs: MailClaimNeeds,
): Promise<void> {
  const [claim, account] = await Promise.all([needs.claimsStore.claim(claimId), needs.account(candidate.id)]);
  if (claim?.state !== 'proposed' || account?.status !== 'active') return;
  const purpose = { kind: 'claim', candidateId: candidate.id, claimId } as const;
  const notSent = await mailLink(
    { to: account.email, purpose, page: '/represent', id },
    (link) => claimLetter(claim, `${link}&email=${encodeURIComponent(account.email)}`, account.timeZone ?? undefined),
    needs,
  );
  if (!notSent && !claim.mailedAt) await needs.claimsStore.saveMailed(claimId, needs.clock.now());
}
