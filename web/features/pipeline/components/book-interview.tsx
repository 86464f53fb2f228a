import { useState } from 'react';
import type { InterviewMeetingForm } from '../../../../shared/validation/calendar.ts';
import { nameOfZone } from '../../../../shared/rules/zone-words.ts';
import { fieldZone, localMoment } from '../../../common/forms/moment-fields.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

/** How an interview is booked with its date. */
export interface Booking {
  /** How long it takes; null where only its date is agreed. */
  minutes: number | null;
  /** Whether it is booked though who holds it is busy, once the refusal named them. */
  isOverBusy: boolean;
}
const usualMinutes = 60;
/** What is proposed. */
export const usualBooking: Booking = { minutes: usualMinutes, isOverBusy: false };

const lengths = [
  { value: 30, label: '30 minutes' },
  { value: 45, label: '45 minutes' },
  { value: 60, label: '1 hour' },
  { value: 90, label: '1 hour 30 minutes' },
  { value: 120, label: '2 hours' },
];

interface InterviewFieldsProps {
  label: string;
  /** The date and time as the field holds them. */
  when: string;
  onWhen: (when: string) => void;
  error: string | undefined;
  booking: Booking;
  onBooking: (booking: Booking) => void;
  /** Whether it was refused because who holds it is busy. */
  wasBusy: boolean;
  /** Whether this user keeps the calendar in which it is booked. */
  mayBook: boolean;
  /** Whether it is in that calendar already and moves with its date. */
  isBooked?: boolean;
}

/** When an interview is, and whether it is booked in both calendars and for how long. */
export function InterviewFields(props: InterviewFieldsProps) {
  const { label, when, onWhen, error, booking, onBooking, wasBusy, mayBook, isBooked } = props;
  const { minutes } = booking;
  const [earliest] = useState(() => localMoment(Date.now()));
  return (
    <div className="stack">
      <TextInput
        label={label}
        type="datetime-local"
        min={earliest}
        value={when}
        onChange={({ target }) => onWhen(target.value)}
        help={`In your time zone, ${nameOfZone(fieldZone())}`}
        error={error}
      />
      {mayBook && when && (
        <Checkbox
          label="Book it in both calendars"
          help="You and the candidate get an invitation. Moving or cancelling it later changes this date too."
          checked={minutes !== null}
          onChange={({ target }) => onBooking({ ...booking, minutes: target.checked ? usualMinutes : null })}
        />
      )}
      {mayBook && when && minutes !== null && (
        <Select
          label="Length"
          required
          options={lengths}
          value={minutes}
          onChange={({ target }) => onBooking({ ...booking, minutes: Number(target.value) })}
        />
      )}
      {((mayBook && minutes !== null) || isBooked) && (wasBusy || booking.isOverBusy) && (
        <Checkbox
          label="Book it anyway"
          checked={booking.isOverBusy}
          onChange={({ target }) => onBooking({ ...booking, isOverBusy: target.checked })}
        />
      )}
    </div>
  );
}

/** What a move or a changed date says so that its interview is booked. */
export function meetingOf({ minutes, isOverBusy }: Booking): { meeting?: InterviewMeetingForm } {
  return minutes === null ? {} : { meeting: { minutes, zone: fieldZone(), ...(isOverBusy && { isOverBusy }) } };
}
