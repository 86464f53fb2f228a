import type { ReactNode } from 'react';
import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface RemovalModalProps {
  title: string;
  /** What the button does: 'Delete job'. */
  action: string;
  /** A sentence without its full stop: 'The job could not be removed'. */
  failed: string;
  /** The call that removes it. */
  removal: { error: Error | null; isPending: boolean };
  onRemove: () => void;
  onClose: () => void;
  /** What is lost with it, and what stays. */
  children: ReactNode;
}

/** Asks before something is deleted for good; a failure stays in the dialog. */
export function RemovalModal({ title, action, failed, removal, onRemove, onClose, children }: RemovalModalProps) {
  const { error, isPending } = removal;
  return (
    <ConfirmModal
      title={title}
      onClose={onClose}
      busy={isPending}
      keep="Keep it"
      confirm={action}
      isDanger
      onConfirm={onRemove}
    >
      {error && <FailureNotice what={failed} error={error} />}
      <p className="soft">{children}</p>
    </ConfirmModal>
  );
}
