import { useState } from 'react';
import { hoursAround, worksAtWeekends } from '../../../../shared/rules/working-hours.ts';
import { useAccount } from '../../../common/account/account.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import type { BookingOffer } from '../../../../shared/model/booking-offer.ts';
import type { offeredMinutes } from '../../../../shared/validation/booking-offer.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { stepped } from '../model/shown-range.ts';
import { useOfferTimes } from '../queries/offers.ts';

interface OfferFormInput {
  zone: string;
  today: string;
  onOffered: (offer: BookingOffer) => void;
}

const placed = ['candidateId', 'jobId', 'stepId', 'firstDay', 'lastDay', 'toHour', 'minutes'];

/** The times to offer a candidate as the form holds them, what is wrong with each, and how to send them. */
export function useOfferForm({ zone, today, onOffered }: OfferFormInput) {
  const { workingHours } = useAccount();
  const hasWorkingHours = workingHours.length > 0;
  const [partner, setPartner, forgetPartner] = useKeptState('offer-times.partner', {
    candidateId: '',
    jobId: '',
    stepId: '',
  });
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
  const [wasTried, setTried] = useState(false);
  const offer = useOfferTimes();
  const refused = offer.error instanceof ApiError ? offer.error.errors : [];
  const refusalOf = (key: string) => refused.find((one) => one.key === key)?.message;
  const failure =
    offer.error && !refused.some(({ key }) => placed.includes(key)) ? failureMessage(offer.error) : undefined;
  const submit = () => {
    setTried(true);
    if (!partner.candidateId) return;
    offer.mutate(
      { ...days, ...count, ...flags, ...partnerIn(partner), minutes: lengthIn(count), zone },
      {
        onSuccess: (offered) => {
          forgetPartner();
          onOffered(offered);
        },
      },
    );
  };
  return {
    partner,
    setPartner: (change: Partial<typeof partner>) => setPartner({ ...partner, ...change }),
    days,
    setDays: (change: Partial<typeof days>) => setDays({ ...days, ...change }),
    count,
    setCount: (change: Partial<typeof count>) => setCount({ ...count, ...change }),
    flags,
    setFlags: (change: Partial<typeof flags>) => setFlags({ ...flags, ...change }),
    candidateProblem: wasTried && !partner.candidateId ? 'Required' : refusalOf('candidateId'),
    hasWorkingHours,
    refusalOf,
    failure,
    isSending: offer.isPending,
    submit,
  };
}

const lengthIn = ({ minutes }: { minutes: number }) => minutes as (typeof offeredMinutes)[number];

const partnerIn = ({ candidateId, jobId, stepId }: { candidateId: string; jobId: string; stepId: string }) => ({
  candidateId: Number(candidateId),
  jobId: jobId ? Number(jobId) : null,
  ...(stepId && { stepId: Number(stepId) }),
});
