import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../api/paging.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { claimsQuery } from '../queries/claims.ts';
import { useLiveClaims } from '../hooks/use-live-claims.ts';
import { ClaimCard } from './claim-card.tsx';
import './claims.css';

/** The recruiters who wait for the candidate to choose them, among the newest proposals; nothing if nobody waits. */
export function WaitingClaims() {
  const { data } = useInfiniteQuery(claimsQuery('candidate'));
  useLiveClaims();
  const waiting = rowsOf(data).filter(({ state, stop }) => state === 'proposed' && !stop);
  if (waiting.length === 0) return null;
  return (
    <Card
      title={
        <>
          Waiting for your answer <CountBadge count={waiting.length} label="waiting" quiet />
        </>
      }
      flush
    >
      <ul className="claims" aria-label="Proposals waiting for your answer">
        {waiting.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </ul>
    </Card>
  );
}
