import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelState } from '../../../../shared/model/chat.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { reportChannel } from '../queries/chat.ts';

type Reason = Parameters<typeof reportChannel>[1];

const reasons: { value: Reason; label: string; detail: string }[] = [
  { value: 'spam', label: 'Spam', detail: 'Advertising, or messages that have nothing to do with a job.' },
  { value: 'abuse', label: 'Abuse', detail: 'Insults, threats or harassment.' },
  { value: 'fraud', label: 'Fraud', detail: 'Asks for money, passwords or documents that no job needs.' },
  { value: 'other', label: 'Something else', detail: 'The operator will look at it.' },
];

interface ReportModalProps {
  withUserId: number;
  name: string;
  onClose: () => void;
  onReported: (state: ChannelState) => void;
}

/** Asks why, then ends the conversation and reports it. */
export function ReportModal({ withUserId, name, onClose, onReported }: ReportModalProps) {
  const [reason, setReason] = useState<Reason>('spam');
  const report = useMutation({
    mutationFn: () => reportChannel(withUserId, reason),
    onSuccess: (state) => {
      onReported(state);
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={`Report ${name}?`}
      lead="The conversation ends for both of you, and the operator of HireHub is informed."
      onClose={onClose}
      busy={report.isPending}
      confirm="Report and end"
      isDanger
      onConfirm={() => report.mutate()}
    >
      {report.isError && <FailureNotice what="The report could not be sent" error={report.error} />}
      <RadioCards legend="What is wrong?" options={reasons} value={reason} onChange={setReason} />
    </ConfirmModal>
  );
}
