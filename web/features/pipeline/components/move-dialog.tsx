import { useState } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import type { MoveDetails } from '../queries/change-candidate-status.ts';
import { localMoment, momentOf, ownTimeZone, type MoveQuestion } from '../move-question.ts';

interface MoveDialogProps {
  question: MoveQuestion;
  name: string;
  to: PipelineStatus;
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onConfirm: (details: MoveDetails) => void;
}

interface Words {
  title: (name: string, to: string) => string;
  lead: string;
  action: string;
  reason?: string;
}

const words: Record<MoveQuestion, Words> = {
  back: {
    title: (name, to) => `Move ${name} back to ${to}?`,
    lead: 'The reason appears in the timeline for everyone who works on this job.',
    action: 'Move back',
    reason: 'Reason',
  },
  rejection: {
    title: (name) => `Reject ${name}?`,
    lead: 'The candidate is told kindly that it is not this job. A reason is only for you and the recruiter.',
    action: 'Reject',
    reason: 'Reason (optional)',
  },
  interview: {
    title: (name, to) => `Move ${name} to ${to}?`,
    lead: 'The candidate and the recruiter see the date. You can leave it open.',
    action: 'Move',
  },
};

/** Asks for what a move needs or may say: a reason to go back or to reject, the date of an interview. */
export function MoveDialog({ question, name, to, busy, failure, onClose, onConfirm }: MoveDialogProps) {
  const [reason, setReason] = useState('');
  const [when, setWhen] = useState('');
  const [problem, setProblem] = useState<string>();
  const [earliest] = useState(() => localMoment(new Date()));
  const { title, lead, action, reason: reasonLabel } = words[question];
  const confirm = () => {
    const given = reason.trim();
    const interviewAt = momentOf(when);
    if (question === 'back' && !given) return setProblem('Enter why the candidate moves back');
    if (interviewAt && Date.parse(interviewAt) < Date.now()) return setProblem('Choose a time that is still ahead');
    setProblem(undefined);
    return onConfirm({ ...(given && { reason: given }), ...(interviewAt && { interviewAt }) });
  };
  const error = problem ?? failure;
  return (
    <Modal
      title={title(name, pipelineStatusLabels[to])}
      lead={lead}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button kind={question === 'rejection' ? 'danger' : 'primary'} onClick={confirm} busy={busy}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Keep {name} here
          </Button>
        </>
      }
    >
      {reasonLabel ? (
        <TextArea
          label={reasonLabel}
          rows={3}
          maxLength={400}
          required={question === 'back'}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
          error={error}
        />
      ) : (
        <TextInput
          label="Interview on (optional)"
          type="datetime-local"
          min={earliest}
          value={when}
          onChange={(event) => {
            setWhen(event.target.value);
            setProblem(undefined);
          }}
          help={`In your time zone, ${ownTimeZone()}`}
          error={error}
        />
      )}
    </Modal>
  );
}
