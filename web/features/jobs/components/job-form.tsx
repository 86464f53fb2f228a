import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useReached } from '../../../ui/fields/use-reached.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import type { JobFields } from '../model/job-fields.ts';
import { controlOf, jobLabels, jobResolver } from '../model/job-problems.ts';
import { useJobDraft } from '../hooks/use-job-draft.ts';
import { JobBasics } from './job-basics.tsx';
import { JobConflict } from './job-conflict.tsx';
import { JobPay } from './job-pay.tsx';
import { JobPreview } from './job-preview.tsx';
import { JobPlace } from './job-place.tsx';
import { JobQuestions } from './job-questions.tsx';
import { JobRecruiting } from './job-recruiting.tsx';
import { JobTerms } from './job-terms.tsx';

interface JobFormProps {
  /** The key of the stored draft: 'new', 'edit-7', 'clone-7'. */
  draftKey: string;
  /** The initial values. */
  start: JobFields;
  /** The name of the client among them, so that their list need not be read to show it. */
  clientName?: string | undefined;
  /** The stored version of an edited job. */
  version?: number;
  /** The label of the primary button: 'Post job'. */
  action: string;
  cancelTo: string;
  /** Saves the job, or rejects with the refusal. The page decides where to go afterwards. */
  onSave: (fields: JobFields) => Promise<void>;
}

/** The job form in groups. Input is stored in the browser until it is saved or discarded. */
export function JobForm({ draftKey, start, clientName, version, action, cancelTo, onSave }: JobFormProps) {
  const form = useTouchedForm<JobFields>({ resolver: jobResolver, defaultValues: start });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const { restored, conflict, settle, discard, forget } = useJobDraft(draftKey, form, start, version);
  const [failure, setFailure] = useState<string>();
  const { isReached, ties } = useReached();
  const [isPreview, setPreview] = useState(false);
  const known = { id: start.clientId, name: clientName };

  const wasAsked = useRef(false);
  useEffect(() => {
    // The question has disappeared with its buttons; the keyboard continues with the form.
    if (!conflict && wasAsked.current && document.activeElement === document.body) form.setFocus('title');
    wasAsked.current = conflict !== undefined;
  }, [conflict, form]);

  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    if (conflict) return;
    try {
      await onSave(fields);
      forget();
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(jobLabels), controlOf));
    }
  });

  return (
    <FormProvider {...form}>
      {restored && !conflict && (
        <Notice
          action={
            <Button size="small" kind="quiet" onClick={discard}>
              Discard changes
            </Button>
          }
        >
          {'Your unsaved changes were kept, last edited '}
          <RelativeTime at={restored.at} />.
        </Notice>
      )}
      {conflict && (
        <JobConflict
          form={form}
          conflict={conflict}
          wasRefused={failure !== undefined}
          onSettle={(fields) => {
            setFailure(undefined);
            settle(fields);
          }}
        />
      )}
      <Form
        label={action}
        reached={ties}
        onSubmit={(event) => void save(event)}
        problems={submitCount > 0 ? formProblems(errors, jobLabels) : []}
        failure={conflict ? undefined : failure}
        actions={
          <>
            <Button
              type="submit"
              kind="primary"
              busy={isSubmitting}
              disabledReason={conflict && 'Choose above what to keep first'}
            >
              {action}
            </Button>
            <Button onClick={() => setPreview(true)}>Preview</Button>
            <ButtonLink to={cancelTo} kind="quiet">
              Cancel
            </ButtonLink>
            {isDirty && <span className="faint">Unsaved changes are kept in this browser.</span>}
          </>
        }
      >
        <JobBasics known={known} isReached={isReached} />
        <JobPlace />
        <JobPay />
        <JobTerms />
        <JobQuestions />
        <JobRecruiting isReached={isReached} />
      </Form>
      {isPreview && <JobPreview client={known} onClose={() => setPreview(false)} />}
    </FormProvider>
  );
}
