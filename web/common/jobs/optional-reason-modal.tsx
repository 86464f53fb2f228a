import { useRef, useState } from 'react';
import { TextArea } from '../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
import { useKeptState } from '../forms/use-kept-state.ts';
import { reasonProblem } from './reason-problem.ts';

interface OptionalReasonModalProps {
  title: string;
  /** What the reason is about, under which it is kept until it is sent. */
  keptAs: string;
  /** What happens, and who will read the reason. */
  lead: string;
  /** What the two buttons do: the action, and leaving everything as it is. */
  labels: { confirm: string; keep: string };
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  /** Sends the reason, and calls `sent` once it is. */
  onConfirm: (reason: string | undefined, sent: () => void) => void;
}

/** Asks whether to end something for a person, with room for a reason that may stay empty. */
export function OptionalReasonModal({
  title,
  keptAs,
  lead,
  labels,
  busy,
  failure,
  onClose,
  onConfirm,
}: OptionalReasonModalProps) {
  const [reason, setReason, forget] = useKeptState(`reason.${keptAs}`, '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const tooLong = reasonProblem(reason);
    setProblem(tooLong);
    if (tooLong) field.current?.focus();
    else onConfirm(reason.trim() || undefined, forget);
  };
  return (
    <ConfirmModal
      title={title}
      lead={lead}
      onClose={onClose}
      busy={busy}
      keep={labels.keep}
      confirm={labels.confirm}
      onConfirm={confirm}
    >
      <TextArea
        ref={field}
        label="Reason (optional)"
        rows={3}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(undefined);
        }}
        error={problem ?? failure}
      />
    </ConfirmModal>
  );
}
