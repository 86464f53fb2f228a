import { useState } from 'react';
import { hoursAround, worksAtWeekends } from '../../../../shared/rules/working-hours.ts';
import { useAccount } from '../../../common/account/account.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import type { BookingOffer } from '../../../../shared/model/booking-offer.ts';
import { bookingOfferForm, type offeredMinutes } from '../../../../shared/validation/booking-offer.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { stepped } from '../model/shown-range.ts';
import { useOfferTimes } from '../queries/offers.ts';

interface OfferFormInput {
  zone: string;
  today: string;
  onOffered: (offer: BookingOffer) => void;
}

const placed = ['candidateId', 'jobId', 'stepId', 'firstDay', 'lastDay', 'toHour', 'minutes', 'joinLink', 'comment'];

/** The times to offer a candidate as the form holds them, what is wrong with each, and how to send them. */
export function useOfferForm({ zone, today, onOffered }: OfferFormInput) {
  const { workingHours } = useAccount();
  const hasWorkingHours = workingHours.length > 0;
  const [partner, setPartner, forgetPartner] = useKeptParts('partner', { candidateId: '', jobId: '', stepId: '' });
  const [days, setDays] = useState({ firstDay: stepped(today, 'day', 1), lastDay: stepped(today, 'week', 1) });
  const [count, setCount] = useState({
    minutes: 30,
    ...(hoursAround(workingHours) ?? { fromHour: 9, toHour: 17 }),
    noticeHours: 4,
    bufferMinutes: 0,
    mostPerDay: 5,
  });
  const [flags, setFlags] = useState({
    isWeekendOffered: worksAtWeekends(workingHours),
    isInWorkingHours: hasWorkingHours,
    isOnline: false,
  });
  const [where, setWhere, forgetWhere] = useKeptParts('where', { comment: '', joinLink: '' });
  const [wasTried, setTried] = useState(false);
  const offer = useOfferTimes();
  const body = {
    ...days,
    ...count,
    ...flags,
    ...whereIn(where, flags),
    ...partnerIn(partner),
    minutes: lengthIn(count),
    zone,
  };
  const { problems, refusalOf, failure } = judged(body, { wasTried, error: offer.error });
  const submit = () => {
    setTried(true);
    if (problems.length > 0) return;
    const onSuccess = (offered: BookingOffer) => {
      forgetPartner();
      forgetWhere();
      onOffered(offered);
    };
    offer.mutate(body, { onSuccess });
  };
  return {
    partner,
    setPartner,
    days,
    setDays: (change: Partial<typeof days>) => setDays({ ...days, ...change }),
    count,
    setCount: (change: Partial<typeof count>) => setCount({ ...count, ...change }),
    flags,
    setFlags: (change: Partial<typeof flags>) => setFlags({ ...flags, ...change }),
    where,
    setWhere,
    candidateProblem: wasTried && !partner.candidateId ? 'Required' : refusalOf('candidateId'),
    hasWorkingHours,
    refusalOf,
    failure,
    isSending: offer.isPending,
    submit,
  };
}

/** What is wrong with an offer by the server's rules, said once it was tried, and by the server itself. */
function judged(body: unknown, { wasTried, error }: { wasTried: boolean; error: Error | null }) {
  const problems = bookingOfferForm.safeParse(body).error?.issues ?? [];
  const refused = error instanceof ApiError ? error.errors : [];
  const refusalOf = (key: string) =>
    (wasTried ? problems.find(({ path }) => path[0] === key)?.message : undefined) ??
    refused.find((one) => one.key === key)?.message;
  const failure = error && !refused.some(({ key }) => placed.includes(key)) ? failureMessage(error) : undefined;
  return { problems, refusalOf, failure };
}

/** What was typed of an offer, which is kept until it is sent. */
function useKeptParts<T extends Record<string, string>>(name: string, empty: T) {
  const [parts, keep, forget] = useKeptState(`offer-times.${name}`, empty);
  return [parts, (change: Partial<T>) => keep({ ...parts, ...change }), forget] as const;
}

const lengthIn = ({ minutes }: { minutes: number }) => minutes as (typeof offeredMinutes)[number];

const whereIn = (
  { comment, joinLink }: { comment: string; joinLink: string },
  { isOnline }: { isOnline: boolean },
) => ({
  comment,
  joinLink: isOnline ? joinLink : null,
});

const partnerIn = ({ candidateId, jobId, stepId }: { candidateId: string; jobId: string; stepId: string }) => ({
  candidateId: Number(candidateId),
  jobId: jobId ? Number(jobId) : null,
  ...(stepId && { stepId: Number(stepId) }),
});
