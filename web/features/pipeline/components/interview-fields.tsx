import { useState } from 'react';
import { nameOfZone } from '../../../../shared/rules/zone-words.ts';
import { fieldZone, localMoment } from '../../../common/forms/moment-fields.ts';
import { OnlineFields } from '../../../common/meetings/online-fields.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { usualMinutes, type useBooking } from '../hooks/use-booking.ts';

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
  form: ReturnType<typeof useBooking>;
  /** Whether it was refused because who holds it is busy. */
  wasBusy: boolean;
  /** Whether it is in the user's calendar already and moves with its date. */
  isBooked?: boolean;
}

/** When an interview is, and whether it is booked in both calendars, for how long and where. */
export function InterviewFields({ label, when, onWhen, error, form, wasBusy, isBooked }: InterviewFieldsProps) {
  const { mayBook, isBooking, isOverBusy, setOverBusy } = form;
  const [earliest] = useState(() => localMoment(Date.now()));
  return (
    <div className="stack">
      <TextInput
        label={label}
        type="datetime-local"
        min={earliest}
        value={when}
        onChange={({ target }) => {
          // Who is busy then was not said.
          setOverBusy(false);
          onWhen(target.value);
        }}
        help={`In your time zone, ${nameOfZone(fieldZone())}`}
        error={error}
      />
      {mayBook && when && (
        <Checkbox
          label="Book it in both calendars"
          help="You and the candidate get an invitation. Moving or cancelling it later changes this date too."
          checked={isBooking}
          onChange={({ target }) => form.change({ minutes: target.checked ? usualMinutes : null })}
        />
      )}
      {isBooking && when && <BookedFields {...form} />}
      {(isBooking || isBooked) && (wasBusy || isOverBusy) && (
        <Checkbox label="Book it anyway" checked={isOverBusy} onChange={({ target }) => setOverBusy(target.checked)} />
      )}
    </div>
  );
}

function BookedFields({ booking, change, problems }: ReturnType<typeof useBooking>) {
  return (
    <>
      <Select
        label="Length"
        required
        options={lengths}
        value={booking.minutes ?? usualMinutes}
        onChange={({ target }) => change({ minutes: Number(target.value) })}
      />
      <OnlineFields {...booking} error={problems.joinLink} what="interview" onChange={change} />
      <TextArea
        label="Comment"
        required={false}
        rows={2}
        maxLength={1000}
        help="Where it is, who calls whom, what to bring: you both read it in the calendar."
        value={booking.comment}
        error={problems.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
    </>
  );
}
