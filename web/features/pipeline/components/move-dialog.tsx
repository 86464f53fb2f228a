import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { useAccount } from '../../../common/account/account.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import type { MoveDetails } from '../queries/change-candidate-status.ts';
import type { MoveQuestion } from '../model/move-question.ts';
import { useMoveDetails } from './use-move-details.tsx';

interface MoveDialogProps {
  question: MoveQuestion;
  /** Who moves on which job. */
  keptAs: string;
  name: string;
  to: PipelineStatus;
  busy: boolean;
  failure?: string | undefined;
  /** Whether that is because who holds the interview is busy. */
  wasBusy?: boolean;
  onClose: () => void;
  /** Sends the move, and calls `sent` once it is. */
  onConfirm: (details: MoveDetails, sent: () => void) => void;
}

interface Words {
  title: (name: string, to: string) => string;
  lead: string;
  action: string;
}

const words: Record<MoveQuestion, Words> = {
  back: {
    title: (name, to) => `Move ${name} back to ${to}?`,
    lead: 'The reason appears in the timeline for everyone who works on this job.',
    action: 'Move back',
  },
  rejection: {
    title: (name) => `Reject ${name}?`,
    lead: 'The candidate is notified that they were not selected for this job. Only those who work on the job see your reason.',
    action: 'Reject',
  },
  interview: {
    title: (name, to) => `Move ${name} to ${to}?`,
    lead: 'The candidate sees the date, and so does a recruiter of theirs. You can leave it open.',
    action: 'Move',
  },
};

/** Asks for what a move needs or may say: a reason to go back or to reject, the date of an interview. */
export function MoveDialog({
  question,
  keptAs,
  name,
  to,
  busy,
  failure,
  wasBusy = false,
  onClose,
  onConfirm,
}: MoveDialogProps) {
  const { role } = useAccount();
  const { field, read, forget } = useMoveDetails(question, {
    keptAs: `${keptAs}.${to}`,
    failure,
    wasBusy,
    mayBook: role === 'manager',
  });
  const { title, lead, action } = words[question];
  const confirm = () => {
    const details = read();
    if (details) onConfirm(details, forget);
  };
  return (
    <ConfirmModal
      title={title(name, pipelineStatusLabels[to])}
      lead={lead}
      onClose={onClose}
      busy={busy}
      keep={`Keep ${name} here`}
      confirm={action}
      isDanger={question === 'rejection'}
      onConfirm={confirm}
    >
      {field}
    </ConfirmModal>
  );
}
