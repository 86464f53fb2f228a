import { useState } from 'react';
import type { WorkingSpan } from '../../../../shared/model/working-hours.ts';
import { usualHours } from '../../../../shared/rules/working-hours.ts';
import { workingHoursForm } from '../../../../shared/validation/working-hours.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { useChangeWorkingHours } from '../queries/working-hours.ts';

/** The working hours as their form holds them, what is wrong with each time, and how to save them. */
export function useWorkingHours({ onSaved }: { onSaved: (words: string) => void }) {
  const { workingHours } = useAccount();
  const [hours, setHours, forget] = useKeptState<WorkingSpan[]>(
    'working-hours',
    workingHours.length > 0 ? workingHours : [...usualHours],
  );
  const [wasTried, setTried] = useState(false);
  const change = useChangeWorkingHours();
  const { error: unread } = workingHoursForm.safeParse({ hours });
  const found = (unread?.issues ?? []).map(({ path, message }) => ({ key: path.join('.'), message }));
  const refused = change.error instanceof ApiError ? change.error.errors : [];
  const save = (chosen: WorkingSpan[], words: string) =>
    change.mutate(chosen, {
      onSuccess: () => {
        forget();
        onSaved(words);
      },
    });
  return {
    hours,
    hasSaved: workingHours.length > 0,
    /** Replaces one time by others of its day, by none to remove it. */
    replace: (at: number, ...by: WorkingSpan[]) => setHours(hours.toSpliced(at, 1, ...by)),
    add: (span: WorkingSpan) => {
      const later = hours.findIndex(({ weekday }) => weekday > span.weekday);
      setHours(hours.toSpliced(later < 0 ? hours.length : later, 0, span));
    },
    leaveOut: (weekday: number) => setHours(hours.filter((span) => span.weekday !== weekday)),
    problemOf: (at: number, field: keyof WorkingSpan) =>
      [...(wasTried ? found : []), ...refused].find(({ key }) => key === `hours.${at}.${field}`)?.message,
    failure: change.error && refused.length === 0 ? failureMessage(change.error) : undefined,
    isSaving: change.isPending,
    submit: () => {
      setTried(true);
      if (found.length === 0) save(hours, 'Your working hours were saved');
    },
    /** Free at any time again. */
    clear: () => save([], 'You have no working hours: you are free at any time'),
  };
}
