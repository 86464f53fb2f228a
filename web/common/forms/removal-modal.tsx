import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
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
    <Modal
      title={title}
      onClose={onClose}
      busy={isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={isPending} onClick={onRemove}>
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <FailureNotice what={failed} error={error} />}
        <p className="soft">{children}</p>
      </div>
    </Modal>
  );
}
