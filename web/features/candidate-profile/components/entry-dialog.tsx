import { useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../../../api/api-error.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useMergedForm, type Versioned } from '../hooks/use-merged-form.ts';
import { FieldNewsNotice } from './field-news.tsx';
import './profile.css';

interface EntryDialogProps<F extends FieldValues> {
  title: string;
  /** The name under which what is typed is kept: 'experience.7'. */
  keptAs: string;
  /** The primary button's text. */
  action: string;
  /** The values that the form begins with. */
  start: F;
  /** The stored entry as it is now; undefined for a new one, and once it was removed. */
  stored: Versioned<F> | undefined;
  labels: Record<keyof F & string, string>;
  /** Those of its fields that the dialog shows, where it sends others as they are stored. */
  shows?: readonly (keyof F & string)[];
  rules: { schema: z.ZodType; bodyOf: (fields: F) => unknown; controlOf?: (key: string) => keyof F };
  /** A field's value in words, for what another user changed. */
  show: (field: keyof F & string, value: F[keyof F & string]) => string;
  /** Saves over this version; a rejection keeps the dialog open. */
  save: (fields: F, version: number | undefined) => Promise<unknown>;
  onClose: () => void;
  children: (form: UseFormReturn<F>) => ReactNode;
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The form of one part of a profile in a dialog. It follows what other users change while it is open. */
export function EntryDialog<F extends FieldValues>(props: EntryDialogProps<F>) {
  const { title, keptAs, action, start, stored, labels, shows, rules, show, save, onClose, children } = props;
  const controlOf = rules.controlOf ?? ((key: string) => key as keyof F);
  const form = useForm<F>({
    resolver: payloadResolver<F>({ ...rules, controlOf }),
    mode: 'onTouched',
    defaultValues: start as DefaultValues<F>,
  });
  const [failure, setFailure] = useState<string>();
  const { isGone, news, takeTheirs } = useMergedForm(form, stored);
  const kept = useKeptForm(form, keptAs);
  const { errors, isSubmitting } = form.formState;
  const unseen = shows ? formProblems(errors, labels).filter(({ fieldId }) => !shows.includes(fieldId)) : [];
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await save(fields as unknown as F, stored?.version);
      kept.forget();
      onClose();
    } catch (error) {
      // What changed is shown by the merge, and saving again names the version that was shown.
      const again = 'It was changed at the same moment. Look at what changed, then save again.';
      setFailure(
        isConflict(error) && stored
          ? again
          : placeErrors(form, error, Object.keys(labels), (key) => String(controlOf(key))),
      );
    }
  });
  return (
    <Modal
      title={title}
      size="medium"
      onClose={onClose}
      busy={isSubmitting}
      actions={
        <>
          <Button
            onClick={() => {
              kept.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form="entry-form"
            kind="primary"
            busy={isSubmitting}
            disabledReason={isGone && 'It was removed; close this and add it again'}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id="entry-form" className="stack" noValidate onSubmit={(event) => void submit(event)} aria-label={title}>
        {failure && <Notice kind="error">{failure}</Notice>}
        {unseen.map(({ fieldId, label, message }) => (
          <Notice key={fieldId} kind="error">
            {`${label}: ${message}`}
          </Notice>
        ))}
        <KeptInputNotice kept={kept} />
        <FieldNewsNotice
          news={isSubmitting ? [] : news}
          isGone={isGone}
          labels={labels}
          show={show}
          onTake={takeTheirs}
        />
        {children(form)}
      </form>
    </Modal>
  );
}
