import { useState, type FormEvent, type ReactNode } from 'react';
import {
  jobAlertFrequencies,
  jobAlertFrequencyLabels,
  type JobAlertFrequency,
} from '../../../../shared/constants/job-alert.ts';
import type { JobAlertForm } from '../../../../shared/validation/job-alert.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { nameOf, SearchFields } from '../../../common/saved-searches/search-fields.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import type { AlertNeeds } from '../../../common/jobs/alert-needs.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';

interface AlertModalProps extends AlertNeeds {
  help: string;
  frequencies?: readonly JobAlertFrequency[];
  error: unknown;
  isPending: boolean;
  /** Saves the search, and calls `saved` once it is. */
  onSave: (form: JobAlertForm, saved: () => void) => void;
  /** Further fields, above the name. */
  children?: ReactNode;
}

/** The dialog in which a search of jobs is saved with an alert; `children` ask what else is needed. */
export function AlertModal({
  question: { campaign, search, filter },
  words,
  onClose,
  help,
  frequencies = jobAlertFrequencies,
  error,
  isPending,
  onSave,
  children,
}: AlertModalProps) {
  const start = { name: nameOf(words) || 'All new jobs', alert: 'daily' as JobAlertFrequency };
  const [typed, type, forget] = useKeptState(`mailed-search.${words.join()}`, start);
  const { name, alert } = typed;
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '') return;
    const wish = { filter: { tagsMatch: 'any', ...filter }, ...(campaign && { campaign }), ...(search && { search }) };
    onSave({ name, alert, wish } as JobAlertForm, forget);
  };
  return (
    <FormModal
      title="Mail me new jobs"
      lead={words.length > 0 ? words.join(' · ') : 'Every new job'}
      onClose={onClose}
      busy={isPending}
      submit="Save search"
      onSubmit={submit}
    >
      {error !== null && <FailureNotice what="The search could not be saved" error={error} />}
      {children}
      <SearchFields
        name={name}
        onName={(next) => type({ ...typed, name: next })}
        isAsked={isAsked}
        label="How often"
        help={help}
        frequencies={frequencies}
        labels={jobAlertFrequencyLabels}
        alert={alert}
        onAlert={(next) => type({ ...typed, alert: next })}
      />
    </FormModal>
  );
}
