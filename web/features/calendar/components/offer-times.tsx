import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { BookingOffer } from '../../../../shared/model/booking-offer.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { offeredMinutes } from '../../../../shared/validation/booking-offer.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { bookingOffersQuery, useOfferTimes, useWithdrawOffer } from '../queries/offers.ts';
import { stepped } from '../model/shown-range.ts';
import { PartnerFields } from './event-form.tsx';

interface OfferTimesProps {
  zone: string;
  today: string;
  onClose: () => void;
  onOffered: (message: string) => void;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const hourLabel = (hour: number) =>
  hour === 24 ? 'Midnight' : hour === 12 ? 'Noon' : `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
const hours = numbers(0, 24).map((value) => ({ value, label: hourLabel(value) }));
const some = (values: readonly number[], unit: string) => values.map((value) => ({ value, label: `${value} ${unit}` }));

const noticeHours = [0, 1, 2, 4, 8, 24, 48].map((value) => ({ value, label: countOf(value, 'hour') }));

/** Offers a candidate times to choose from by a mailed link, and lists what was offered (PLUS-07). */
export function OfferTimes({ zone, today, onClose, onOffered }: OfferTimesProps) {
  const [partner, setPartner] = useState({ candidateId: '', jobId: '' });
  const [days, setDays] = useState({ firstDay: stepped(today, 'day', 1), lastDay: stepped(today, 'week', 1) });
  const [count, setCount] = useState({
    minutes: 30,
    fromHour: 9,
    toHour: 17,
    noticeHours: 4,
    bufferMinutes: 0,
    mostPerDay: 5,
  });
  const [flags, setFlags] = useState({ isWeekendOffered: false, isOnline: false });
  const [wasTried, setTried] = useState(false);
  const offer = useOfferTimes();
  const refused = offer.error instanceof ApiError ? offer.error.errors : [];
  const refusalOf = (key: string) => refused.find((one) => one.key === key)?.message;
  const placed = ['candidateId', 'jobId', 'firstDay', 'lastDay', 'toHour', 'minutes'];
  const failure =
    offer.error && !refused.some(({ key }) => placed.includes(key)) ? failureMessage(offer.error) : undefined;
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setTried(true);
    if (!partner.candidateId) return;
    const jobId = partner.jobId ? Number(partner.jobId) : null;
    const minutes = count.minutes as (typeof offeredMinutes)[number];
    offer.mutate(
      { ...days, ...count, ...flags, minutes, zone, candidateId: Number(partner.candidateId), jobId },
      { onSuccess: (made) => onOffered(`${fullName(made.candidate)} gets a mail with the link to choose a time`) },
    );
  };
  const choice = (key: keyof typeof count, label: string, options: { value: number; label: string }[]) => (
    <Select
      label={label}
      options={options}
      value={count[key]}
      error={refusalOf(key)}
      onChange={({ target }) => setCount({ ...count, [key]: Number(target.value) })}
    />
  );
  return (
    <Modal
      title="Offer times"
      lead="The candidate chooses by a link that works without an account, moves and cancels until it begins"
      size="medium"
      onClose={onClose}
      busy={offer.isPending}
      actions={
        <Button kind="primary" type="submit" form="offer-times" busy={offer.isPending}>
          Send the link
        </Button>
      }
    >
      <form id="offer-times" className="ui-form" onSubmit={onSubmit} noValidate aria-label="Offer times">
        {failure && <Notice kind="error">{failure}</Notice>}
        <PartnerFields
          facts={partner}
          error={wasTried && !partner.candidateId ? 'Required' : refusalOf('candidateId')}
          jobError={refusalOf('jobId')}
          onChange={(change) => setPartner({ ...partner, ...change })}
        />
        <FormRow>
          {(['firstDay', 'lastDay'] as const).map((key) => (
            <TextInput
              key={key}
              label={key === 'firstDay' ? 'First day' : 'Last day'}
              type="date"
              required
              value={days[key]}
              error={refusalOf(key)}
              onChange={({ target }) => setDays({ ...days, [key]: target.value })}
            />
          ))}
        </FormRow>
        <FormRow>
          {choice('fromHour', 'From', hours.slice(0, -1))}
          {choice('toHour', 'To', hours.slice(1))}
        </FormRow>
        <p className="faint">Time in {placeOfZone(zone)}. Only times at which both of you are free are shown.</p>
        <FormRow>
          {choice('minutes', 'Length', some(offeredMinutes, 'minutes'))}
          {choice('noticeHours', 'Notice', noticeHours)}
        </FormRow>
        <FormRow>
          {choice('bufferMinutes', 'Free around it', some([0, 5, 10, 15, 30, 60], 'minutes'))}
          {choice('mostPerDay', 'Most interviews a day', some(numbers(1, 10), 'a day'))}
        </FormRow>
        <Checkbox
          label="Weekends too"
          checked={flags.isWeekendOffered}
          onChange={({ target }) => setFlags({ ...flags, isWeekendOffered: target.checked })}
        />
        <Checkbox
          label="Meet online"
          checked={flags.isOnline}
          onChange={({ target }) => setFlags({ ...flags, isOnline: target.checked })}
        />
      </form>
      <Offers />
    </Modal>
  );
}

const stateOf = ({ state, eventId }: BookingOffer): string =>
  state === 'withdrawn' ? 'Withdrawn' : eventId === null ? 'Waits for a choice' : 'A time was chosen';

function Offers() {
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
                {one.firstDay} to {one.lastDay} · {stateOf(one)}
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
