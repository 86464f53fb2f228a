import type { EntrySection } from '../../../../shared/constants/candidate-profile.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useRemoveEntry } from '../queries/candidate-profile.ts';

interface RemoveEntryModalProps {
  candidateId: number;
  section: EntrySection;
  id: number;
  /** 'Texas State University'. */
  title: string;
  onClose: () => void;
}

/** Asks for confirmation before an entry is removed (CAND-59, CAND-65, CAND-70). */
export function RemoveEntryModal({ candidateId, section, id, title, onClose }: RemoveEntryModalProps) {
  const remove = useRemoveEntry(candidateId, section);
  return (
    <Modal
      title={`Remove ${title}?`}
      onClose={onClose}
      busy={remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate(id, { onSuccess: onClose })}>
            Remove
          </Button>
        </>
      }
    >
      <div className="stack">
        {remove.error && <FailureNotice what="It could not be removed" error={remove.error} />}
        <p className="soft">It leaves the profile and the search. The other entries stay as they are.</p>
      </div>
    </Modal>
  );
}
