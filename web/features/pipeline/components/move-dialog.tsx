import { useState } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';

interface ReasonModalProps {
  name: string;
  to: PipelineStatus;
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason to move a candidate back, which appears in the timeline. */
export function ReasonModal({ name, to, busy, failure, onClose, onConfirm }: ReasonModalProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => (reason.trim() ? onConfirm(reason.trim()) : setMissing(true));
  return (
    <Modal
      title={`Move ${name} back to ${pipelineStatusLabels[to]}?`}
      lead="The reason appears in the timeline for everyone who works on this job."
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button kind="primary" onClick={confirm} busy={busy}>
            Move back
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Keep {name} here
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        rows={3}
        maxLength={400}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={failure ?? (missing && !reason.trim() ? 'Enter why the candidate moves back' : undefined)}
      />
    </Modal>
  );
}
