import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkingSpan } from '../../../../shared/model/working-hours.ts';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { mostWorkingSpans } from '../../../../shared/validation/working-hours.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import { useWorkingHours } from '../hooks/use-working-hours.ts';
import { beginnings, ends } from '../model/hour-options.ts';
import './working-hours.css';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface WorkingHoursProps {
  zone: string;
  onClose: () => void;
  onSaved: (words: string) => void;
}

/** Chooses when in the week the user works, which their calendar shows and offered times keep to. */
export function WorkingHours({ zone, onClose, onSaved }: WorkingHoursProps) {
  const form = useWorkingHours({ onSaved });
  return (
    <FormModal
      title="Working hours"
      lead={`Time in ${placeOfZone(zone)}. Your calendar shades the rest, the times that you offer begin with them, and interviews with others find you only in them.`}
      size="medium"
      onClose={onClose}
      busy={form.isSaving}
      submit="Save working hours"
      action={form.hasSaved && <Button onClick={form.clear}>Remove working hours</Button>}
      label="Working hours"
      className="working-hours"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      {weekdays.map((name, weekday) => (
        <DayFields key={name} name={name} weekday={weekday} form={form} />
      ))}
    </FormModal>
  );
}

interface DayFieldsProps {
  name: string;
  weekday: number;
  form: ReturnType<typeof useWorkingHours>;
}

/** One day of the week: whether it is worked on, and from when to when, once or several times. */
function DayFields({ name, weekday, form }: DayFieldsProps) {
  const spans = form.hours.flatMap((span, at) => (span.weekday === weekday ? [{ span, at }] : []));
  const last = spans.at(-1)?.span;
  const isFull = form.hours.length >= mostWorkingSpans || last?.toHour === 24;
  return (
    <fieldset>
      <legend className="visually-hidden">{name}</legend>
      <Checkbox
        label={name}
        checked={last !== undefined}
        onChange={() => (last ? form.leaveOut(weekday) : form.add({ weekday, fromHour: 9, toHour: 17 }))}
      />
      <div className="working-spans">
        {spans.map(({ span, at }, number) => (
          <SpanFields key={at} name={name} span={span} at={at} form={form}>
            {number > 0 && (
              <IconButton label={`Remove time ${number + 1} of ${name}`} onClick={() => form.replace(at)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
            {number === 0 && (
              <IconButton
                label={`Add a time on ${name}`}
                disabled={isFull}
                onClick={() => last && form.add(nextSpan(last))}
              >
                <Plus aria-hidden />
              </IconButton>
            )}
          </SpanFields>
        ))}
      </div>
    </fieldset>
  );
}

interface SpanFieldsProps extends Omit<DayFieldsProps, 'weekday'> {
  span: WorkingSpan;
  at: number;
  children: ReactNode;
}

function SpanFields({ name, span, at, form, children }: SpanFieldsProps) {
  const choice = (key: 'fromHour' | 'toHour', options: typeof ends) => (
    <Select
      label={`${name} ${key === 'fromHour' ? 'from' : 'to'}`}
      hideLabel
      options={options}
      value={span[key]}
      error={form.problemOf(at, key)}
      onChange={({ target }) => form.replace(at, { ...span, [key]: Number(target.value) })}
    />
  );
  return (
    <div className="working-span">
      {choice('fromHour', beginnings)}
      {choice('toHour', ends)}
      {children}
    </div>
  );
}

/** The time to begin with after another of the same day. */
function nextSpan({ weekday, toHour }: WorkingSpan): WorkingSpan {
  const fromHour = Math.min(toHour + 1, 23.5);
  return { weekday, fromHour, toHour: Math.min(fromHour + 4, 24) };
}
