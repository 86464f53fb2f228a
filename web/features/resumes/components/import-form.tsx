import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { countries } from '../../../../shared/constants/countries.ts';
import { oldestBirthday } from '../../../../shared/validation/profile.ts';
import type { ParsedResumeSent } from '../../../../shared/model/parsed-resume.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { findTags } from '../../../common/lookups/lookups.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Form, FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { evidenceOf, type Evidence } from '../model/evidence.ts';
import {
  fieldsOfFacts,
  importBody,
  importControlOf,
  importLabels,
  importResolver,
  noFields,
  type ImportFields,
} from '../model/import-fields.ts';
import { useImportCandidate } from '../queries/import-candidate.ts';
import { EntryList } from './entry-list.tsx';
import { ReadField, SureMark } from './read-field.tsx';

type Facts = NonNullable<ParsedResumeSent['facts']>;

interface ImportFormProps {
  /** The resume that fills the form in; absent where the recruiter enters everything. */
  read?: { resumeId: number; facts: Facts };
  /** Called with where the value of the field in focus was found. */
  onLook?: (sources: Evidence['sources']) => void;
  onImported: (name: string) => void;
  /** Where leaving the form leads. */
  cancelTo?: string;
}

const noLook = () => {};
const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * A new candidate, entered by hand (CAND-04) or filled in from a resume: then each field says how sure its value is, and
 * focusing it shows where it was found (CAND-07, PLUS-20).
 */
export function ImportForm({ read, onLook = noLook, onImported, cancelTo = paths.resumes() }: ImportFormProps) {
  const facts = read?.facts;
  const save = useImportCandidate();
  const [failure, setFailure] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  const evidence = useMemo(() => (facts ? evidenceOf(facts) : new Map<string, Evidence>()), [facts]);
  const form = useTouchedForm<ImportFields>({
    resolver: importResolver,
    defaultValues: facts ? fieldsOfFacts(facts) : noFields,
  });
  const { control, formState, register, watch } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await save.mutateAsync(importBody(fields, read?.resumeId ?? null));
      setIsSaved(true);
      onImported(`${fields.firstName} ${fields.lastName}`);
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(importLabels), importControlOf));
    }
  });
  const look = (name: string) => onLook(evidence.get(name)?.sources ?? []);
  const parts = { form, evidence, onLook: look };
  return (
    <Form
      label="New candidate"
      onSubmit={(event) => void submit(event)}
      problems={submitCount > 0 ? formProblems(errors, importLabels) : []}
      failure={failure}
      actions={
        <>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            Add and invite candidate
          </Button>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </>
      }
    >
      <UnsavedChanges when={formState.isDirty && !isSubmitting && !isSaved} />
      <FormGroup title="Person">
        <FormRow>
          <ReadField {...parts} name="firstName" label={importLabels.firstName} required />
          <ReadField {...parts} name="lastName" label={importLabels.lastName} required />
        </FormRow>
        <ReadField
          {...parts}
          name="email"
          label={importLabels.email}
          required
          type="email"
          help="The invitation to claim or refuse the profile is mailed to it."
        />
        <FormRow>
          <ReadField {...parts} name="phonePrefix" label={importLabels.phonePrefix} />
          <ReadField {...parts} name="phone" label={importLabels.phone} type="tel" />
        </FormRow>
        <FormRow>
          <Select
            id="countryId"
            label={importLabels.countryId}
            required={false}
            placeholder="Not given"
            options={countryOptions}
            error={errors.countryId?.message}
            {...register('countryId')}
          />
          <TextInput
            id="birthday"
            label={importLabels.birthday}
            type="date"
            required={false}
            min={oldestBirthday}
            autoComplete="off"
            error={errors.birthday?.message}
            {...register('birthday')}
          />
        </FormRow>
        <Controller
          name="city"
          control={control}
          render={({ field }) => (
            <div onFocus={() => look('city')}>
              <CityCombobox
                id="city"
                label={importLabels.city}
                required={false}
                help={facts?.location && `The resume says: ${facts.location.value}`}
                value={field.value}
                onChange={field.onChange}
                error={errors.city?.message}
              />
            </div>
          )}
        />
        <Controller
          name="skills"
          control={control}
          render={({ field }) => (
            <div onFocus={() => look('skills')}>
              <TagInput
                id="skills"
                label={
                  <>
                    {importLabels.skills} <SureMark evidence={evidence.get('skills')} />
                  </>
                }
                required={false}
                load={findTags}
                value={field.value}
                onChange={field.onChange}
                error={errors.skills?.message}
              />
            </div>
          )}
        />
      </FormGroup>
      {(errors.isAnotherPerson || watch('isAnotherPerson')) && (
        <FormGroup title="Added before?">
          {errors.isAnotherPerson?.message && <Notice kind="warning">{errors.isAnotherPerson.message}</Notice>}
          <Checkbox
            id="isAnotherPerson"
            label="This is another person; add them anyway"
            {...register('isAnotherPerson')}
          />
        </FormGroup>
      )}
      <EntryList {...parts} section="workExperiences" noun="work experience" />
      <EntryList {...parts} section="educations" noun="education" />
      <EntryList {...parts} section="certifications" noun="certification" />
    </Form>
  );
}
