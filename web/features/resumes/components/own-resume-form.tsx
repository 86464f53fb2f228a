import { useMemo, useState } from 'react';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { createTag } from '../../../common/lookups/lookups.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form, FormGroup } from '../../../ui/fields/form.tsx';
import { evidenceOf, type Evidence } from '../model/evidence.ts';
import { fieldsOfFacts, importLabels, type ImportFields } from '../model/import-fields.ts';
import { entriesBody, ownControlOf, ownResolver } from '../model/own-fields.ts';
import { useAddFromResume } from '../queries/own-resume.ts';
import { EntryList } from './entry-list.tsx';
import { ReadSkills } from './read-skills.tsx';

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
  const [isSaved, setIsSaved] = useState(false);
  const evidence = useMemo(() => evidenceOf(facts), [facts]);
  const form = useTouchedForm<ImportFields>({ resolver: ownResolver, defaultValues: fieldsOfFacts(facts) });
  const kept = useKeptForm(form, `own-resume.${candidateId}`);
  const { isDirty, isSubmitting } = form.formState;
  const sending = useFormSending(form, {
    labels: importLabels,
    controlOf: ownControlOf,
    kept,
    send: async (fields) => {
      await save.mutateAsync(entriesBody(fields));
      setIsSaved(true);
      onAdded();
    },
  });
  const look = (name: string) => onLook(evidence.get(name)?.sources ?? []);
  const parts = { form, evidence, onLook: look };
  return (
    <Form
      label="What your resume says"
      {...sending}
      actions={
        <>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            Add to profile
          </Button>
          <ButtonLink to={paths.profile()}>Not now</ButtonLink>
        </>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting && !isSaved} kept={kept} />
      <KeptInputNotice kept={kept} />
      <FormGroup title={importLabels.skills}>
        <ReadSkills parts={parts} create={createTag} />
      </FormGroup>
      <EntryList {...parts} section="workExperiences" noun="work experience" />
      <EntryList {...parts} section="educations" noun="education" />
      <EntryList {...parts} section="certifications" noun="certification" />
    </Form>
  );
}
