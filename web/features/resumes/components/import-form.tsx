import { useRef } from 'react';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Form, FormGroup } from '../../../ui/fields/form.tsx';
import { useImportForm, type ImportFormInput } from '../hooks/use-import-form.ts';
import type { Evidence } from '../model/evidence.ts';
import { DoubtfulFields } from './doubtful-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { ImportPerson } from './import-person.tsx';
import { ImportStanding } from './import-standing.tsx';
import type { ReadForm } from './read-field.tsx';

interface ImportFormProps extends Pick<ImportFormInput, 'read'> {
  /** Called with the name of who was added, and whether the next resume is wanted. */
  onImported: (name: string, goesOn: boolean) => void;
  /** Whether another resume waits to be added. */
  hasNext?: boolean;
  /** Called with where the value of the field in focus was found. */
  onLook?: (sources: Evidence['sources']) => void;
  /** Where leaving the form leads. */
  cancelTo?: string;
}

const noLook = () => {};

/**
 * A new candidate, entered by hand (CAND-04) or filled in from a resume: then each field says how sure its value is, and
 * focusing it shows where it was found (CAND-07, PLUS-20).
 */
export function ImportForm({
  read,
  onLook = noLook,
  onImported,
  hasNext,
  cancelTo = paths.resumes(),
}: ImportFormProps) {
  const goesOn = useRef(false);
  const { form, evidence, kept, sending, isSaved } = useImportForm({
    read,
    onImported: (name) => onImported(name, goesOn.current),
  });
  const { isDirty, isSubmitting } = form.formState;
  const look = (name: string) => onLook(evidence.get(name)?.sources ?? []);
  const parts: ReadForm = { form, evidence, onLook: look };
  return (
    <Form
      label="New candidate"
      {...sending}
      actions={
        <>
          <Button type="submit" kind="primary" busy={isSubmitting} onClick={() => (goesOn.current = false)}>
            Add and invite candidate
          </Button>
          {hasNext && (
            <Button type="submit" disabled={isSubmitting} onClick={() => (goesOn.current = true)}>
              Add and open the next
            </Button>
          )}
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting && !isSaved} kept={kept} />
      <KeptInputNotice kept={kept} />
      <DoubtfulFields evidence={evidence} />
      <ImportPerson parts={parts} location={read?.facts.location?.value} />
      <AddedBefore form={form} />
      <ImportStanding {...parts} />
      <EntryList {...parts} section="workExperiences" noun="work experience" />
      <EntryList {...parts} section="educations" noun="education" />
      <EntryList {...parts} section="certifications" noun="certification" />
    </Form>
  );
}

function AddedBefore({ form: { register, watch, formState } }: Pick<ReadForm, 'form'>) {
  const problem = formState.errors.isAnotherPerson;
  if (!problem && !watch('isAnotherPerson')) return null;
  return (
    <FormGroup title="Added before?">
      {problem?.message && <Notice kind="warning">{problem.message}</Notice>}
      <Checkbox id="isAnotherPerson" label="This is another person; add them anyway" {...register('isAnotherPerson')} />
    </FormGroup>
  );
}
