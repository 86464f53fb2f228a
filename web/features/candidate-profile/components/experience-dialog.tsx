import type { UseFormReturn } from 'react-hook-form';
import { mostDescription } from '../../../../shared/constants/candidate-profile.ts';
import type { WorkExperience } from '../../../../shared/model/candidate-profile.ts';
import { presentYear } from '../../../../shared/validation/years.ts';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import {
  blankExperience,
  experienceBody,
  experienceFields,
  type ExperienceFields,
  experienceLabels,
} from '../model/entry-fields.ts';
import { formRules } from '../model/form-rules.ts';
import { useSaveEntry } from '../queries/candidate-profile.ts';
import { monthName } from './certification-dialog.tsx';
import type { EntryFormProps } from './education-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { MonthAndYear } from './month-and-year.tsx';

const present = String(presentYear);

/** Adds or changes a work experience (CAND-13 to CAND-15, VALID-62, VALID-70). */
export function ExperienceDialog({ candidateId, id, entry, onClose }: EntryFormProps<WorkExperience>) {
  const save = useSaveEntry(candidateId, 'workExperiences', id);
  return (
    <EntryDialog
      title={id === undefined ? 'Add work experience' : 'Edit work experience'}
      keptAs={`experience.${candidateId}.${id ?? 'new'}`}
      action={id === undefined ? 'Add work experience' : 'Save work experience'}
      start={entry ? experienceFields(entry) : blankExperience}
      stored={entry && { version: entry.version, fields: experienceFields(entry) }}
      labels={experienceLabels}
      rules={{ schema: formRules.workExperience, bodyOf: experienceBody }}
      show={(field, value) => (field.endsWith('Month') ? monthName(value) : value === present ? 'Present' : value)}
      save={(fields, version) => save.mutateAsync({ ...experienceBody(fields), ...(version && { version }) })}
      onClose={onClose}
    >
      {(form) => <ExperienceInputs form={form} />}
    </EntryDialog>
  );
}

/** The fields of a work experience. */
function ExperienceInputs({ form }: { form: UseFormReturn<ExperienceFields> }) {
  const input = inputsOf(form);
  return (
    <>
      <TextInput
        {...input('title')}
        label={experienceLabels.title}
        required
        autoComplete="off"
        placeholder="Senior Java Developer"
      />
      <FormRow>
        <TextInput {...input('company')} label={experienceLabels.company} required={false} autoComplete="off" />
        <TextInput
          {...input('location')}
          label={experienceLabels.location}
          required={false}
          autoComplete="off"
          placeholder="Austin, TX"
        />
      </FormRow>
      <FormRow>
        <MonthAndYear form={form} legend="Start date" month="fromMonth" year="fromYear" deps={['toYear']} />
        <MonthAndYear
          form={form}
          legend="End date"
          month="toMonth"
          year="toYear"
          hasPresent
          isOpen={form.watch('toYear') === present}
          deps={['fromYear']}
        />
      </FormRow>
      <Checkbox
        label="I work here now"
        checked={form.watch('toYear') === present}
        onChange={({ target }) =>
          form.setValue('toYear', target.checked ? present : '', { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextArea
        id="description"
        label={experienceLabels.description}
        required={false}
        rows={4}
        maxLength={mostDescription}
        error={form.formState.errors.description?.message}
        {...form.register('description')}
      />
    </>
  );
}
