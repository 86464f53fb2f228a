import { useRef, useState, type RefObject } from 'react';
import { rejectionReasonLabels, rejectionReasons } from '../../../shared/constants/rejection-reasons.ts';
import type { GivenReason } from '../../../shared/rules/pipeline-status.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
import { useKeptState } from '../forms/use-kept-state.ts';
import { reasonProblem } from './reason-problem.ts';

interface RejectModalProps {
  title: string;
  /** Who is declined for which job, under which what is typed is kept until it is sent. */
  keptAs: string;
  /** What happens, and who reads the reason. */
  lead: string;
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  /** Sends the reason, and calls `sent` once it is. */
  onConfirm: (given: GivenReason, sent: () => void) => void;
}

/** Asks whether to decline somebody for a job, and why. */
export function RejectModal({ title, keptAs, lead, busy, failure, onClose, onConfirm }: RejectModalProps) {
  const [typed, type, forget] = useKeptState(`decline.${keptAs}`, { reason: '', rejectedFor: '' });
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const tooLong = reasonProblem(typed.reason);
    setProblem(tooLong);
    if (tooLong) field.current?.focus();
    else onConfirm(rejectionIn(typed), forget);
  };
  return (
    <ConfirmModal
      title={title}
      lead={lead}
      onClose={onClose}
      busy={busy}
      keep="Keep"
      confirm="Decline"
      isDanger
      onConfirm={confirm}
    >
      <ReasonFields
        isRejection
        {...typed}
        error={problem ?? failure}
        field={field}
        onType={(next) => {
          type({ ...typed, ...next });
          setProblem(undefined);
        }}
      />
    </ConfirmModal>
  );
}

const listed = rejectionReasons.map((value) => ({ value, label: rejectionReasonLabels[value] }));

interface ReasonFieldsProps {
  /** Only a rejection has listed reasons, and needs no words. */
  isRejection: boolean;
  reason: string;
  /** One of the listed reasons, or empty. */
  rejectedFor: string;
  error: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (next: { reason: string } | { rejectedFor: string }) => void;
}

/** Why somebody is moved: in words, and for a rejection also by the list. */
export function ReasonFields({ isRejection, reason, rejectedFor, error, field, onType }: ReasonFieldsProps) {
  return (
    <div className="stack">
      {isRejection && (
        <Select
          label="Reason"
          required={false}
          options={listed}
          placeholder="Choose if one fits"
          value={rejectedFor}
          onChange={({ target }) => onType({ rejectedFor: target.value })}
        />
      )}
      <TextArea
        ref={field}
        label={isRejection ? 'In your words' : 'Reason'}
        rows={3}
        required={!isRejection}
        value={reason}
        onChange={({ target }) => onType({ reason: target.value })}
        error={error}
      />
    </div>
  );
}

/** What was entered as it is sent; nothing of what stayed empty. */
export function rejectionIn({ reason, rejectedFor }: Pick<ReasonFieldsProps, 'reason' | 'rejectedFor'>) {
  const listedReason = rejectionReasons.find((one) => one === rejectedFor);
  return {
    ...(reason.trim() && { reason: reason.trim() }),
    ...(listedReason && { rejectedFor: listedReason }),
  };
}
