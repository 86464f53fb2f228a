import { useQuery } from '@tanstack/react-query';
import type { BookingOffer } from '../../../../shared/model/booking-offer.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDay } from '../../../ui/text/short-dates.ts';
import { bookingOffersQuery, useWithdrawOffer } from '../queries/offers.ts';

const stateOf = ({ state, eventId }: BookingOffer): string =>
  state === 'withdrawn' ? 'Withdrawn' : eventId === null ? 'Waits for a choice' : 'A time was chosen';

/** What was offered so far, of which what is open can be withdrawn. */
export function OfferedTimes() {
  const { data: offers = [] } = useQuery(bookingOffersQuery);
  const withdraw = useWithdrawOffer();
  if (offers.length === 0) return null;
  return (
    <>
      <h3>Offered so far</h3>
      {withdraw.error && <FailureNotice what="The offer could not be withdrawn" error={withdraw.error} />}
      <ul className="calendar-feeds" aria-label="Offers">
        {offers.map((one) => (
          <li key={one.id}>
            <span>
              {fullName(one.candidate)}
              <span className="faint">
                {formatDay(one.firstDay)} to {formatDay(one.lastDay)} · {stateOf(one)}
              </span>
            </span>
            {one.state === 'open' && (
              <Button
                size="small"
                aria-label={`Withdraw the offer to ${fullName(one.candidate)}`}
                busy={withdraw.isPending && withdraw.variables === one.id}
                onClick={() => withdraw.mutate(one.id)}
              >
                Withdraw
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
