import { useQuery } from '@tanstack/react-query';
import type { EnteredCandidate } from '../../../../shared/model/imported-candidate.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useCorrectForm, type CorrectFormInput } from '../hooks/use-import-form.ts';
import type { Evidence } from '../model/evidence.ts';
import { fieldsOfImport } from '../model/import-fields.ts';
import { EntryList } from './entry-list.tsx';
import { ImportPerson } from './import-person.tsx';
import { ImportStanding } from './import-standing.tsx';
import type { ReadForm } from './read-field.tsx';

interface CorrectFormProps {
  entered: EnteredCandidate;
  onChange: CorrectFormInput['onChange'];
  onCancel: () => void;
}

/** Corrects what was entered about a person before they have an account (RESUME-14). */
export function CorrectForm({ entered, onChange, onCancel }: CorrectFormProps) {
  const { data: city = null, isLoading } = useQuery(cityQuery(entered.cityId));
  if (isLoading) return <SkeletonText lines={8} />;
  return (
    <Filled candidateId={entered.id} before={fieldsOfImport(entered, city)} onChange={onChange} onCancel={onCancel} />
  );
}

const nothingRead: ReadonlyMap<string, Evidence> = new Map();
const noLook = () => {};

function Filled({ candidateId, before, onChange, onCancel }: CorrectFormInput & Pick<CorrectFormProps, 'onCancel'>) {
  const { form, kept, sending, isSaved } = useCorrectForm({ candidateId, before, onChange });
  const { isDirty, isSubmitting } = form.formState;
  const parts: ReadForm = { form, evidence: nothingRead, onLook: noLook };
  return (
    <Form
      label="Correct what was entered"
      {...sending}
      actions={
        <>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            Save corrections
          </Button>
          <Button onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
        </>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting && !isSaved} kept={kept} />
      <KeptInputNotice kept={kept} />
      <ImportPerson parts={parts} location={undefined} isInvited />
      <ImportStanding {...parts} />
      <EntryList {...parts} section="workExperiences" noun="work experience" />
      <EntryList {...parts} section="educations" noun="education" />
      <EntryList {...parts} section="certifications" noun="certification" />
    </Form>
  );
}
