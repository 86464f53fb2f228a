import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-input.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

interface OptionalReasonModalProps {
  title: string;
  /** What happens, and who will read the reason. */
  lead: string;
  /** What the two buttons do: the action, and leaving everything as it is. */
  labels: { confirm: string; keep: string };
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string | undefined) => void;
}

/** Asks whether to end something for a person, with room for a reason that may stay empty. */
export function OptionalReasonModal({
  title,
  lead,
  labels,
  busy,
  failure,
  onClose,
  onConfirm,
}: OptionalReasonModalProps) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      title={title}
      lead={lead}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => onConfirm(reason.trim() || undefined)}>
            {labels.confirm}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {labels.keep}
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason (optional)"
        rows={3}
        maxLength={400}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={failure}
      />
    </Modal>
  );
}
