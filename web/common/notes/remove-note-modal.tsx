import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { previewText } from '../../ui/text/preview-text.ts';

interface RemoveNoteModalProps {
  note: string;
  busy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a note is permanently deleted (PIPE-24). */
export function RemoveNoteModal({ note, busy, failure, onClose, onConfirm }: RemoveNoteModalProps) {
  return (
    <Modal
      title="Delete your note?"
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            Delete note
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Notice kind="error">{failure}</Notice>}
        <p className="soft">“{previewText(note, 120)}” will be permanently deleted.</p>
      </div>
    </Modal>
  );
}
