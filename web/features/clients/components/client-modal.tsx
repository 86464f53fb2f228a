import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { ClientBody, ClientFields } from '../client-fields.ts';
import { useClientForm } from '../use-client-form.ts';
import { useDraftStore, useFormDraft } from '../use-form-draft.ts';
import { ClientInputs } from './client-inputs.tsx';

interface ClientModalProps {
  title: string;
  lead?: ReactNode;
  action: string;
  start: ClientFields;
  /** Saves the client. A rejection keeps the dialog open (CLIENT-07). */
  send: (body: ClientBody) => Promise<void>;
  onClose: () => void;
}

/** The client form in a dialog. */
export function ClientModal({ title, lead, action, start, send, onClose }: ClientModalProps) {
  const memory = useDraftStore<ClientFields>(title);
  const { form, failure, save } = useClientForm(start, async (body) => {
    await send(body);
    memory.forget();
  });
  const { isRestored, keep, startOver } = useFormDraft(memory, form);
  const { isSubmitting } = form.formState;
  return (
    <Modal
      title={title}
      lead={lead}
      size="medium"
      onClose={() => {
        keep();
        onClose();
      }}
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
          <Button type="submit" form="client-form" kind="primary" busy={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form id="client-form" className="stack" noValidate onSubmit={(event) => void save(event)} aria-label={title}>
        {failure && <Notice kind="error">{failure}</Notice>}
        {isRestored && (
          <Notice
            action={
              <Button size="small" kind="quiet" onClick={startOver}>
                Start over
              </Button>
            }
          >
            Your draft was kept.
          </Notice>
        )}
        <ClientInputs form={form} />
      </form>
    </Modal>
  );
}
