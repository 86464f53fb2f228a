import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
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
    <ConfirmModal
      title="Delete your note?"
      onClose={onClose}
      busy={busy}
      keep="Keep it"
      confirm="Delete note"
      isDanger
      onConfirm={onConfirm}
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      <p className="soft">“{previewText(note, 120)}” will be permanently deleted.</p>
    </ConfirmModal>
  );
}
