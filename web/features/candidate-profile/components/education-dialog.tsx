import type { Education } from '../../../../shared/model/candidate-profile.ts';
import { presentYear, yearOptions } from '../../../../shared/validation/years.ts';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { currentYear } from '../model/current-time.ts';
import { blankEducation, educationBody, educationFields, educationLabels } from '../model/entry-fields.ts';
import { formRules } from '../model/form-rules.ts';
import { useSaveEntry } from '../queries/candidate-profile.ts';
import { EntryDialog } from './entry-dialog.tsx';

export interface EntryFormProps<E> {
  candidateId: number;
  /** The id of the entry that is changed; undefined for a new one. */
  id: number | undefined;
  /** The stored entry; undefined for a new one, and once it was removed. */
  entry: E | undefined;
  onClose: () => void;
}

/** Adds or changes an education (CAND-11, VALID-60, VALID-61, VALID-69, VALID-70). */
export function EducationDialog({ candidateId, id, entry, onClose }: EntryFormProps<Education>) {
  const save = useSaveEntry(candidateId, 'educations', id);
  const year = currentYear();
  return (
    <EntryDialog
      title={id === undefined ? 'Add education' : 'Edit education'}
      keptAs={`education.${candidateId}.${id ?? 'new'}`}
      action={id === undefined ? 'Add education' : 'Save education'}
      start={entry ? educationFields(entry) : blankEducation}
      stored={entry && { version: entry.version, fields: educationFields(entry) }}
      labels={educationLabels}
      rules={{ schema: formRules.education, bodyOf: educationBody }}
      show={(_, value) => (value === String(presentYear) ? 'Present' : value)}
      save={(fields, version) => save.mutateAsync({ ...educationBody(fields), ...(version && { version }) })}
      onClose={onClose}
    >
      {(form) => {
        const input = inputsOf(form);
        return (
          <>
            <TextInput {...input('school')} label={educationLabels.school} required autoComplete="off" />
            <FormRow>
              <TextInput
                {...input('degree')}
                label={educationLabels.degree}
                required={false}
                autoComplete="off"
                placeholder="Bachelor of Science"
              />
              <TextInput
                {...input('study')}
                label={educationLabels.study}
                required={false}
                autoComplete="off"
                placeholder="Nursing"
              />
            </FormRow>
            <FormRow>
              <Select
                {...input('from', { deps: ['to'] })}
                label={educationLabels.from}
                required={false}
                placeholder="Year"
                options={yearOptions(year)}
              />
              <Select
                {...input('to', { deps: ['from'] })}
                label={educationLabels.to}
                required={false}
                placeholder="Year"
                options={yearOptions(year, { hasPresent: true })}
              />
            </FormRow>
          </>
        );
      }}
    </EntryDialog>
  );
}
