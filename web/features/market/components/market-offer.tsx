import { useState } from 'react';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { useOfferJob } from '../queries/market.ts';
import { OfferModal } from './offer-modal.tsx';

const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();

/**
 * Whether a job is open to recruiters of the market, and on which terms; its manager opens it, changes the terms or takes
 * it back here (PLUS-49).
 */
export function MarketOfferCard({ job }: { job: Pick<Job, 'id' | 'title' | 'status' | 'market'> }) {
  const [isEditing, setEditing] = useState(false);
  const withdraw = useOfferJob(job.id);
  const { market } = job;
  return (
    <Card
      title="Recruiters of the market"
      aside={
        <div className="cluster">
          {market && (
            <Button size="small" kind="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate(null)}>
              Take back
            </Button>
          )}
          <Button
            size="small"
            disabledReason={job.status !== openStatus && 'Only an open job can be on the market'}
            onClick={() => setEditing(true)}
          >
            {market ? 'Change' : 'Open to recruiters'}
          </Button>
        </div>
      }
    >
      <div className="stack">
        {withdraw.error && <FailureNotice what="The offer could not be taken back" error={withdraw.error} />}
        {market ? (
          <>
            <p>{market.expectation}</p>
            <p className="soft">
              {formatCount(market.taken)} of {formatCount(market.places)} places taken
              {' · '}
              {isPast(market.until) ? `ended on ${formatDate(market.until)}` : `open until ${formatDate(market.until)}`}
            </p>
          </>
        ) : (
          <p className="soft">
            Verified recruiters who do not work with you yet can ask to work on this job. You accept or decline each of
            them.
          </p>
        )}
      </div>
      {isEditing && <OfferModal job={job} onClose={() => setEditing(false)} />}
    </Card>
  );
}
