import { useInfiniteQuery } from '@tanstack/react-query';
import type { AskedAddress } from '../../../../shared/model/claim.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { SentList } from '../../../ui/overlays/sent-list.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { askedAddressesQuery, useTakeBackAsked } from '../queries/asked-addresses.ts';

function outcomeOf({ state, candidate, claimId }: AskedAddress) {
  if (state === 'waiting') return undefined;
  if (state !== 'agreed') return <StatePill>{state === 'declined' ? 'Declined' : 'No answer in time'}</StatePill>;
  return (
    <span className="cluster">
      {candidate && claimId !== null && <Link to={paths.claim(claimId)}>{fullName(candidate)}</Link>}
      <StatePill meaning="green">Agreed</StatePill>
    </span>
  );
}

/** Whom the recruiter put forward for this job by address, with what came of it; nothing without anybody. */
export function AskedAddresses({ jobId }: { jobId: number }) {
  const list = useInfiniteQuery(askedAddressesQuery(jobId));
  const takeBack = useTakeBackAsked();
  const rows = rowsOf(list.data);
  if (list.error && !list.data) return <LoadFailure title="Whom you asked could not be loaded" query={list} />;
  if (rows.length === 0) return null;
  return (
    <section aria-label="Asked by you" className="claim-asked">
      <h3>Asked by you ({totalOf(list.data)})</h3>
      {takeBack.error && <FailureNotice what="The proposal could not be withdrawn" error={takeBack.error} />}
      <SentList
        label="Asked by you"
        noun="proposal"
        takeBack="Withdraw"
        rows={rows.map((one) => ({
          ...one,
          sentAt: one.askedAt,
          expiresAt: one.answerBy,
          outcome: outcomeOf(one),
        }))}
        busy={takeBack.isPending}
        onTakeBack={({ id }) => takeBack.mutate(id)}
      />
      {list.hasNextPage && <MoreOfList list={list} noun="proposals" />}
    </section>
  );
}
