import { useRef, useState } from 'react';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { endAfter, minutesOf, type TimesDraft, type TimesEdge, type TimesQuestion } from '../model/event-times.ts';
import { lengthWords } from '../model/length-words.ts';

interface TimesFieldsProps {
  /** Whether the event is one that lasts minutes or hours, and asks for days only where it ends on another. */
  isShort: boolean;
  draft: TimesDraft;
  zone: string;
  onChange: (draft: TimesDraft) => void;
  errors: Partial<Record<TimesEdge, string | undefined>>;
  question?: TimesQuestion | undefined;
}

const names = {
  start: { date: 'dateStart', time: 'timeStart', is: 'startIs', label: 'Start' },
  end: { date: 'dateEnd', time: 'timeEnd', is: 'endIs', label: 'End' },
} as const;

/** The date so many milliseconds after another; a date outside the calendar of ISO years stays. */
function dayAfter(date: string, length: number): string {
  const after = new Date(Date.parse(date) + Math.max(0, length));
  return Number.isNaN(after.getTime()) ? date : after.toISOString().slice(0, 10);
}

/** Changes the times of a draft, whose end follows its beginning: by its length or, where it ends on another day, by days. */
function useTimes({ draft, onChange, isShort }: Pick<TimesFieldsProps, 'draft' | 'onChange' | 'isShort'>) {
  const lasting = useRef(minutesOf(draft));
  // A date is empty for a moment while its parts are typed.
  const begun = useRef(draft.dateStart);
  const [byLength, setByLength] = useState(isShort && !((minutesOf(draft) ?? 0) > mostMinutes));
  const set = (change: Partial<TimesDraft>) => {
    const next = { ...draft, ...change };
    if (byLength && (change.dateStart || change.timeStart)) Object.assign(next, endAfter(next, lasting.current));
    else if (change.dateStart && begun.current && draft.dateEnd)
      next.dateEnd = dayAfter(change.dateStart, Date.parse(draft.dateEnd) - Date.parse(begun.current));
    if (next.dateStart) begun.current = next.dateStart;
    lasting.current = minutesOf(next) ?? lasting.current;
    onChange(next);
  };
  return { byLength, setByLength, set };
}

/** First and last moment of an event; a time that the clock skips or repeats is asked about. */
export function TimesFields({ draft, zone, onChange, errors, question, isShort }: TimesFieldsProps) {
  const { byLength, setByLength, set } = useTimes({ draft, onChange, isShort });
  const length = (
    <LengthSelect
      minutes={minutesOf(draft)}
      error={errors.end}
      onChange={(minutes) => set(endAfter(draft, minutes))}
      onOtherDay={() => setByLength(false)}
    />
  );
  return (
    <>
      {(['start', 'end'] as const).map((edge) => {
        const { date, time, is, label } = names[edge];
        const asked = question?.edge === edge ? question : undefined;
        return (
          <div key={edge} className="calendar-edge">
            <FormRow>
              {edge === 'end' && byLength ? (
                length
              ) : (
                <TextInput
                  label={`${label} date`}
                  type="date"
                  required
                  value={draft[date]}
                  error={errors[edge]}
                  onChange={(event) => set({ [date]: event.target.value, [is]: undefined })}
                />
              )}
              <TextInput
                label={`${label} time`}
                type="time"
                required
                value={draft[time]}
                help={edge === 'start' ? `Time in ${placeOfZone(zone)}` : undefined}
                onChange={(event) => set({ [time]: event.target.value, [is]: undefined })}
              />
            </FormRow>
            {asked && (
              <TimeQuestion
                question={asked}
                onTake={(instead) => set({ [time]: instead, [is]: undefined })}
                onChoose={(choice) => set({ [is]: choice })}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

const usual = [15, 30, 45, 60, 90, 120, 180, 240];
const mostMinutes = 24 * 60;
const otherDay = 'other day';

interface LengthSelectProps {
  /** How long it lasts now; undefined while a time is missing or the end is before the beginning. */
  minutes: number | undefined;
  error: string | undefined;
  onChange: (minutes: number) => void;
  onOtherDay: () => void;
}

function LengthSelect({ minutes, error, onChange, onOtherDay }: LengthSelectProps) {
  const offered = minutes === undefined || usual.includes(minutes) ? usual : [...usual, minutes].sort((a, b) => a - b);
  return (
    <Select
      label="Duration"
      required
      placeholder="Choose"
      options={[
        ...offered.map((one) => ({ value: String(one), label: lengthWords(one) })),
        { value: otherDay, label: 'Ends on another day' },
      ]}
      value={minutes === undefined ? '' : String(minutes)}
      error={error}
      onChange={({ target }) => (target.value === otherDay ? onOtherDay() : onChange(Number(target.value)))}
    />
  );
}

interface TimeQuestionProps {
  question: TimesQuestion;
  onTake: (time: string) => void;
  onChoose: (is: 'first' | 'second') => void;
}

function TimeQuestion({ question: { message, instead, choices }, onTake, onChoose }: TimeQuestionProps) {
  return (
    <Notice kind="warning">
      {message}
      <span className="calendar-answers">
        {instead && (
          <Button size="small" onClick={() => onTake(instead.slice(11))}>
            Take {instead.slice(11)}
          </Button>
        )}
        {choices?.map((choice) => (
          <Button key={choice.is} size="small" onClick={() => onChoose(choice.is)}>
            {choice.label}
          </Button>
        ))}
      </span>
    </Notice>
  );
}
