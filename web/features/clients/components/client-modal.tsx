import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Saved } from '../../../common/forms/use-field-conflict.ts';
import { clientCompanions, type ClientBody, type ClientFields } from '../model/client-fields.ts';
import { useClientForm } from '../hooks/use-client-form.ts';
import { useDraftStore, useFormDraft } from '../hooks/use-form-draft.ts';
import { ClientConflict } from './client-conflict.tsx';
import { ClientInputs } from './client-inputs.tsx';

interface ClientModalProps {
  title: string;
  lead?: ReactNode;
  action: string;
  /** The name under which a draft is kept: 'add', 'edit-7'. */
  draftKey: string;
  /** What is saved, with the version of an edited client; keep the fields' object while they are the same. */
  saved: Saved<ClientFields>;
  /** Saves the client. A rejection keeps the dialog open (CLIENT-07). */
  send: (body: ClientBody) => Promise<void>;
  onClose: () => void;
}

/** The client form in a dialog. */
export function ClientModal({ title, lead, action, draftKey, saved, send, onClose }: ClientModalProps) {
  const memory = useDraftStore<ClientFields>(draftKey);
  const { form, failure, forgetFailure, save } = useClientForm(saved.fields, async (body) => {
    await send(body);
    memory.forget();
  });
  const draft = useFormDraft(memory, { form, saved, companions: clientCompanions });
  const { conflict } = draft;
  const { isSubmitting } = form.formState;
  const submit = (event: FormEvent) => {
    if (conflict) event.preventDefault();
    else void save(event);
  };
  return (
    <Modal
      title={title}
      lead={lead}
      size="medium"
      onClose={onClose}
      busy={isSubmitting}
      actions={
        <>
          <Button
            onClick={() => {
              memory.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form="client-form"
            kind="primary"
            busy={isSubmitting}
            disabledReason={conflict && 'Choose above what to keep first'}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {conflict && (
          <ClientConflict
            form={form}
            conflict={conflict}
            wasRefused={failure !== undefined}
            onSettle={(fields) => {
              forgetFailure();
              draft.settle(fields);
            }}
          />
        )}
        <form id="client-form" className="stack" noValidate onSubmit={submit} aria-label={title}>
          {failure && !conflict && <Notice kind="error">{failure}</Notice>}
          {draft.isRestored && (
            <Notice
              action={
                <Button size="small" kind="quiet" onClick={draft.startOver}>
                  Start over
                </Button>
              }
            >
              Your draft was kept.
            </Notice>
          )}
          <ClientInputs form={form} />
        </form>
      </div>
    </Modal>
  );
}
