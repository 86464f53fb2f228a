import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BookingLink } from '../../../shared/model/booking-offer.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { LoadFailure } from '../../common/forms/load-failure.tsx';
import { ownTimeZone } from '../../common/account/own-time-zone.ts';
import { paths } from '../../common/navigation/paths.ts';
import { fullName } from '../../common/people/person.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { ChooseTime } from '../../features/calendar/components/choose-time.tsx';
import { bookingLinkQuery } from '../../features/calendar/queries/offers.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';

const kept = 'hirehub.booking-link';
const name = 'Choose a time';

/** The token of the link, which leaves the address and stays for this tab, so that a reload works. */
function useBookingToken(): string {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const given = search.get('token');
  const [token] = useState(() => given ?? sessionStorage.getItem(kept) ?? '');
  useEffect(() => {
    if (given === null) return;
    sessionStorage.setItem(kept, given);
    void navigate(paths.book(), { replace: true });
  }, [given, navigate]);
  return token;
}

/** `/book`: the page of a mailed link to offered times, which works without signing in (PLUS-07). */
export function BookPage() {
  const token = useBookingToken();
  const isToken = /^[\w-]{22}$/.test(token);
  const { data, error, refetch } = useQuery({ ...bookingLinkQuery(token), enabled: isToken });
  if (!isToken) return <Closed state="unknown" />;
  if (error && !data)
    return (
      <AuthLayout title={name}>
        <LoadFailure title="The times could not be loaded" query={{ error, refetch }} />
      </AuthLayout>
    );
  if (!data)
    return (
      <AuthLayout title={name}>
        <SkeletonText lines={6} />
      </AuthLayout>
    );
  const { offer, state, booked, cancelled, interviewers } = data;
  if (!offer || (state !== 'open' && !booked && !cancelled)) return <Closed state={state} />;
  const { minutes, job, isOnline, manager, isCall } = offer;
  const [what, doing] = isCall ? ['call', 'talk to'] : ['interview', 'meet'];
  const whom = interviewers === undefined ? fullName(manager) : `the team of ${fullName(manager)}`;
  const count = interviewers !== undefined && countOf(interviewers, 'interviewer');
  return (
    <AuthLayout
      title={booked ? `Your ${what} with ${whom}` : `When can you ${doing} ${whom}?`}
      name={name}
      lead={[job?.title, `${minutes} minutes`, isOnline && 'online', count].filter(Boolean).join(' · ')}
    >
      <ChooseTime link={{ ...data, offer }} token={token} zone={ownTimeZone()} />
    </AuthLayout>
  );
}

const closed: Record<BookingLink['state'], string> = {
  open: 'There is nothing to choose here.',
  withdrawn: 'These times are no longer offered.',
  over: 'These times have passed.',
  unknown: 'This link is not valid. Open it from the mail again, in full.',
};

function Closed({ state }: { state: BookingLink['state'] }) {
  return <AuthLayout title="No times to choose from" name={name} lead={closed[state]} />;
}
