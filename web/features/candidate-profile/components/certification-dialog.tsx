import type { UseFormReturn } from 'react-hook-form';
import type { Certification } from '../../../../shared/model/candidate-profile.ts';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import {
  blankCertification,
  certificationBody,
  certificationFields,
  type CertificationFields,
  certificationLabels,
} from '../model/entry-fields.ts';
import { formRules } from '../model/form-rules.ts';
import { monthOptions } from '../model/profile-words.ts';
import { useSaveEntry } from '../queries/candidate-profile.ts';
import type { EntryFormProps } from './education-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { MonthAndYear } from './month-and-year.tsx';

/** Adds or changes a certification or licence (CAND-12, VALID-62). */
export function CertificationDialog({ candidateId, id, entry, onClose }: EntryFormProps<Certification>) {
  const save = useSaveEntry(candidateId, 'certifications', id);
  return (
    <EntryDialog
      title={id === undefined ? 'Add certification' : 'Edit certification'}
      keptAs={`certification.${candidateId}.${id ?? 'new'}`}
      action={id === undefined ? 'Add certification' : 'Save certification'}
      start={entry ? certificationFields(entry) : blankCertification}
      stored={entry && { version: entry.version, fields: certificationFields(entry) }}
      labels={certificationLabels}
      rules={{ schema: formRules.certification, bodyOf: certificationBody }}
      show={(field, value) => (field.endsWith('Month') ? monthName(value) : value)}
      save={(fields, version) => save.mutateAsync({ ...certificationBody(fields), ...(version && { version }) })}
      onClose={onClose}
    >
      {(form) => <CertificationInputs form={form} />}
    </EntryDialog>
  );
}

/** The fields of a certification or licence. */
function CertificationInputs({ form }: { form: UseFormReturn<CertificationFields> }) {
  const input = inputsOf(form);
  return (
    <>
      <FormRow>
        <TextInput {...input('name')} label={certificationLabels.name} required autoComplete="off" />
        <TextInput {...input('issueOrg')} label={certificationLabels.issueOrg} required={false} autoComplete="off" />
      </FormRow>
      <FormRow>
        <MonthAndYear form={form} legend="Issued" month="issueMonth" year="issueYear" deps={['expireYear']} />
        <MonthAndYear form={form} legend="Expires" month="expireMonth" year="expireYear" deps={['issueYear']} />
      </FormRow>
      <FormRow>
        <TextInput
          {...input('credentialId')}
          label={certificationLabels.credentialId}
          required={false}
          help="Of the licence or credential."
          autoComplete="off"
        />
        <TextInput
          {...input('state')}
          label={certificationLabels.state}
          required={false}
          help="Where a licence is valid."
          autoComplete="off"
          placeholder="Texas"
        />
      </FormRow>
      <TextInput
        {...input('credentialUrl')}
        label={certificationLabels.credentialUrl}
        required={false}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://example.com/credential"
      />
    </>
  );
}

/** The name of a chosen month. */
export function monthName(chosen: string): string {
  return monthOptions.find(({ value }) => value === chosen)?.label ?? chosen;
}
