import { useRef, useState, type FormEvent } from 'react';
import { longestViewName } from '../../../../shared/validation/job-view.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormModal } from '../../../ui/overlays/form-modal.tsx';
import type { JobFilters } from '../model/job-filters.ts';
import { useSaveJobView } from '../queries/job-views.ts';
import { viewWords } from '../model/view-words.ts';

interface SaveJobViewModalProps {
  filters: JobFilters;
  onClose: () => void;
}

/** Asks for the name under which the list is saved as it is now. */
export function SaveJobViewModal({ filters, onClose }: SaveJobViewModalProps) {
  const [name, setName, forget] = useKeptState('job-view', '');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useSaveJobView();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setEmpty(true);
      return field.current?.focus();
    }
    return mutate(
      { name, filters },
      {
        onSuccess: () => {
          forget();
          onClose();
        },
      },
    );
  };
  return (
    <FormModal
      title="Save this view"
      lead={viewWords(filters)}
      onClose={onClose}
      busy={isPending}
      submit="Save view"
      onSubmit={submit}
    >
      {error && <FailureNotice what="The view could not be saved" error={error} />}
      <TextInput
        ref={field}
        label="Name"
        required
        maxLength={longestViewName}
        value={name}
        error={isEmpty && name.trim() === '' ? 'Required' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormModal>
  );
}
