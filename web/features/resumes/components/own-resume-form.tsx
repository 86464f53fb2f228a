import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { createTag, findTags } from '../../../common/lookups/lookups.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form, FormGroup } from '../../../ui/fields/form.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { evidenceOf, type Evidence } from '../model/evidence.ts';
import { fieldsOfFacts, importLabels, type ImportFields } from '../model/import-fields.ts';
import { entriesBody, ownControlOf, ownResolver } from '../model/own-fields.ts';
import { useAddFromResume } from '../queries/own-resume.ts';
import { EntryList } from './entry-list.tsx';
import { SureMark } from './read-field.tsx';

interface OwnResumeFormProps {
  candidateId: number;
  /** What the resume says that the profile does not. */
  facts: ParsedFactsSent;
  onLook: (sources: Evidence['sources']) => void;
  onAdded: () => void;
}

/** What was read in the user's own resume, to look at before it is added to the profile (PLUS-20). */
export function OwnResumeForm({ candidateId, facts, onLook, onAdded }: OwnResumeFormProps) {
  const save = useAddFromResume(candidateId);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  const evidence = useMemo(() => evidenceOf(facts), [facts]);
  const form = useTouchedForm<ImportFields>({ resolver: ownResolver, defaultValues: fieldsOfFacts(facts) });
  const { control, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await save.mutateAsync(entriesBody(fields));
      setIsSaved(true);
      onAdded();
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(importLabels), ownControlOf));
    }
  });
  const look = (name: string) => onLook(evidence.get(name)?.sources ?? []);
  const parts = { form, evidence, onLook: look };
  return (
    <Form
      label="What your resume says"
      onSubmit={(event) => void submit(event)}
      problems={submitCount > 0 ? formProblems(errors, importLabels) : []}
      failure={failure}
      actions={
        <>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            Add to profile
          </Button>
          <ButtonLink to={paths.profile()}>Not now</ButtonLink>
        </>
      }
    >
      <UnsavedChanges when={formState.isDirty && !isSubmitting && !isSaved} />
      <FormGroup title={importLabels.skills}>
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
                create={createTag}
                value={field.value}
                onChange={field.onChange}
                error={errors.skills?.message}
              />
            </div>
          )}
        />
      </FormGroup>
      <EntryList {...parts} section="workExperiences" noun="work experience" />
      <EntryList {...parts} section="educations" noun="education" />
      <EntryList {...parts} section="certifications" noun="certification" />
    </Form>
  );
}
