import { useRef } from 'react';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { TimesDraft, TimesEdge, TimesQuestion } from '../model/event-times.ts';

interface TimesFieldsProps {
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

/** First and last moment of an event; a time that the clock skips or repeats is asked about. */
export function TimesFields({ draft, zone, onChange, errors, question }: TimesFieldsProps) {
  // A date is empty for a moment while its parts are typed.
  const begun = useRef(draft.dateStart);
  const set = (change: Partial<TimesDraft>) => {
    const next = { ...draft, ...change };
    // The end follows the day of the beginning, also while that is typed part by part.
    if (change.dateStart && begun.current && draft.dateEnd)
      next.dateEnd = dayAfter(change.dateStart, Date.parse(draft.dateEnd) - Date.parse(begun.current));
    if (next.dateStart) begun.current = next.dateStart;
    onChange(next);
  };
  return (
    <>
      {(['start', 'end'] as const).map((edge) => {
        const { date, time, is, label } = names[edge];
        const asked = question?.edge === edge ? question : undefined;
        return (
          <div key={edge} className="calendar-edge">
            <FormRow>
              <TextInput
                label={`${label} date`}
                type="date"
                required
                value={draft[date]}
                error={errors[edge]}
                onChange={(event) => set({ [date]: event.target.value, [is]: undefined })}
              />
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
              <Notice kind="warning">
                {asked.message}
                <span className="calendar-answers">
                  {asked.instead && (
                    <Button size="small" onClick={() => set({ [time]: asked.instead?.slice(11), [is]: undefined })}>
                      Take {asked.instead.slice(11)}
                    </Button>
                  )}
                  {asked.choices?.map((choice) => (
                    <Button key={choice.is} size="small" onClick={() => set({ [is]: choice.is })}>
                      {choice.label}
                    </Button>
                  ))}
                </span>
              </Notice>
            )}
          </div>
        );
      })}
    </>
  );
}
